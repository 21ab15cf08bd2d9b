import { answerCall, type Call } from '#src/features/meals/logic/calls.ts';

// A menu takes a cheap phone seconds, in which the page must still scroll.
self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  answerCall(data, (answer) => self.postMessage(answer));
});
