import { randomUUID } from 'node:crypto';
import type { ErrorHandler } from 'hono';
import { DatabaseAwayError, databaseFailure } from '#server/database/database-away.ts';
import { briefFacts, errorFacts, type Log, oncePerSecond } from '#server/log.ts';
import { loggablePath } from './request-log.ts';

// About as long as a database takes to start again.
const retrySeconds = 5;

/** Answers what a handler threw: 503 while the database is away, otherwise 500 with a reference into the log. */
export function answerFailure(log: Log): ErrorHandler {
  const reportAway = oncePerSecond((error, further) =>
    log.error('database away', { ...briefFacts(error), further }),
  );
  return (error, context) => {
    const away = error instanceof DatabaseAwayError ? error : databaseFailure();
    if (away !== undefined) {
      reportAway(away);
      return context.text(
        'Nothing can be stored or looked up at the moment: please try again in a minute.',
        503,
        {
          'Retry-After': String(retrySeconds),
        },
      );
    }
    const reference = randomUUID();
    log.error('failure', { reference, path: loggablePath(context.req.path), ...errorFacts(error) });
    return context.text(
      `Something went wrong on the server; please try again later (reference ${reference}).`,
      500,
    );
  };
}
