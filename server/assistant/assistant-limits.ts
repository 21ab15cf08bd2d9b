import type { AssistantConfiguration } from '#server/configuration.ts';
import type { RateLimit, RateLimits } from '#server/rate-limits.ts';

/** Why a member may not ask now, and after how many seconds that is over. */
export interface AskRefusal {
  error: 'tooManyAttempts' | 'tooManyToday' | 'oneAtATime';
  seconds: number;
}

export interface AssistantLimits {
  /** Counts a question that is about to be asked; why it may not be, and then counts nothing. */
  take(): Promise<AskRefusal | undefined>;
  /** The answer is over: the next question may come. */
  end(): Promise<void>;
  /** There was no answer: the question was none of today's. It stays one of the minute, or the model would not be left alone. */
  takeBack(): Promise<void>;
  /** Questions that the member may still ask today. */
  left(): Promise<number>;
}

const questionsInAMinute = { points: 4, seconds: 60 };
const daySeconds = 24 * 3600;
/** After so long an answer is over even where the server that gave it is no more; longer than any takes. */
const longestAnswerSeconds = 180;

/** What one member may ask of the model, counted for all servers together. */
export function assistantLimits(
  rateLimits: RateLimits,
  { questionsADay }: Pick<AssistantConfiguration, 'questionsADay'>,
  memberId: string,
): AssistantLimits {
  const underWay: RateLimit = {
    key: `answer under way for ${memberId}`,
    points: 1,
    seconds: longestAnswerSeconds,
  };
  const minute: RateLimit = { key: `questions of a minute of ${memberId}`, ...questionsInAMinute };
  const day: RateLimit = {
    key: `questions of a day of ${memberId}`,
    points: questionsADay,
    seconds: daySeconds,
  };
  return {
    async take() {
      const permission = await rateLimits.take(underWay, day, minute);
      if (permission.granted) return undefined;
      const { limit, seconds } = permission;
      // What is under way ends long before its limit does.
      if (limit === underWay) return { error: 'oneAtATime', seconds: 5 };
      return { error: limit === day ? 'tooManyToday' : 'tooManyAttempts', seconds };
    },
    end: () => rateLimits.giveBack(underWay.key),
    async takeBack() {
      await rateLimits.giveBack(underWay.key);
      await rateLimits.giveBack(day.key);
    },
    left: () => rateLimits.left(day),
  };
}
