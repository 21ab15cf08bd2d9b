import { useCallback, useEffect, useState } from 'react';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { type Reply, readServer, type ServerState } from './reminders-api.ts';

/**
 * What the server says of the member's reminders, asked once for each device that copies to an account, and again when it is
 * wished; undefined until it has answered, and without an account.
 */
export function useServer() {
  const { link } = useEntries();
  const isLinked = link !== undefined;
  const [reply, setReply] = useState<Reply<ServerState>>();
  const ask = useCallback(() => {
    void readServer().then(setReply);
  }, []);
  useEffect(() => {
    if (isLinked) ask();
    else setReply(undefined);
  }, [isLinked, ask]);
  return { isLinked, reply, ask };
}
