import { Stopped, type StoppedProps } from './Stopped.tsx';
import { Week, type WeekProps } from './Week.tsx';

/** What the rules say: next week, or what comes before any training. */
export function Result(props: WeekProps & StoppedProps) {
  return props.proposal.isStopped ? <Stopped {...props} /> : <Week {...props} />;
}
