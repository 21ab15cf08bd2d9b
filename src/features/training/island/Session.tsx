import { type ReactNode, useState } from 'react';
import { readStored } from '#src/device/storage.ts';
import { type ShownBy, weekQuery } from '#src/features/training/logic/library.ts';
import { SignList } from '#src/ui/SignList.tsx';
import { Finished, type SessionAddresses } from './Finished.tsx';
import type { PlayerTexts } from './player-texts.ts';
import { Setup } from './Setup.tsx';
import { Stage } from './Stage.tsx';
import type { Playable } from './use-library.ts';
import { useSession } from './use-session.ts';

interface SessionProps {
  playable: Playable;
  texts: PlayerTexts;
  addresses: SessionAddresses;
  onAgain: () => void;
  children: ReactNode;
}

/** One session: what stands before it, its steps in the whole window, and its end. */
export function Session({ playable, texts, addresses, onAgain, children }: SessionProps) {
  const { session, exercises } = playable;
  const { phase, steps, playback, noted, signals, ...actions } = useSession(playable, texts.tag);
  const { keep, begin, leave, end, skip, swap, feel } = actions;
  const [shown, setShown] = useState<ShownBy>(() => rememberedPerson() ?? session.shownBy);
  const signs = (
    <>
      {session.warnings && <SignList danger {...session.warnings} />}
      {children}
    </>
  );
  if (phase === 'finished') {
    return (
      <Finished
        texts={texts}
        steps={steps.length}
        done={playback.step}
        milliseconds={playback.total}
        noted={noted}
        onFeel={feel}
        addresses={addresses}
        onAgain={onAgain}
      />
    );
  }
  return (
    <>
      <Setup
        texts={texts}
        playable={playable}
        steps={steps}
        playback={playback}
        shown={shown}
        onShown={setShown}
        onStart={begin}
        pageAddress={addresses.page}
        weekAddress={`${addresses.week}${weekQuery(playable.address)}`}
      >
        {signs}
      </Setup>
      {phase === 'stage' && signals && (
        <Stage
          texts={texts}
          steps={steps}
          exercises={exercises}
          shown={shown}
          heading={session.heading}
          playback={playback}
          signals={signals}
          onPlayback={keep}
          onSkip={skip}
          onSwap={swap}
          onLeave={leave}
          onEnd={end}
        >
          {signs}
        </Stage>
      )}
    </>
  );
}

function rememberedPerson(): ShownBy | undefined {
  const remembered = readStored('person');
  return remembered === 'woman' || remembered === 'man' ? remembered : undefined;
}
