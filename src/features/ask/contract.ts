import * as z from 'zod/mini';
import { languageCodes } from '#src/words/languages.ts';

export const askLimits = {
  /** Characters of a question. */
  questionLength: 500,
  /** Passages that one question brings along. */
  passages: 6,
} as const;

/** What `GET /api/assistant` answers. */
export const assistantStateSchema = z.object({
  /** The name of the model that answers; null where the operator has set none. */
  model: z.nullable(z.string()),
  /** Whether whoever asks is logged in: only members may ask the model. */
  member: z.boolean(),
  /** How many questions the member may still ask today; null for anybody else. */
  left: z.nullable(z.int()),
});
export type AssistantState = z.infer<typeof assistantStateSchema>;

/** A part of one of our pages, by name: its words come from the server's own copy of the page. */
export const passageNameSchema = z.object({
  /** The address, with its language: `/fr/tips/eye-care`. */
  page: z.string().check(z.maxLength(200), z.regex(/^(?:\/[a-z\d-]+)+$/)),
  /** The id of its heading; empty for what stands before the first of them. */
  section: z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)),
});
export type PassageName = z.infer<typeof passageNameSchema>;

/** What `POST /api/assistant/answers` takes. */
export const answerCallSchema = z.object({
  language: z.enum(languageCodes),
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(askLimits.questionLength)),
  passages: z.array(passageNameSchema).check(z.minLength(1), z.maxLength(askLimits.passages)),
});
export type AnswerCall = z.infer<typeof answerCallSchema>;

/** What the model is never asked about, and says nothing of. */
export const closedTopics = ['danger', 'medicine', 'pregnancy', 'children'] as const;
export type ClosedTopic = (typeof closedTopics)[number];

export const endReasons = [
  /** The model came to its end. */
  'complete',
  /** It was ended before: by its server, by the time or by a limit. */
  'cutOff',
  /** Nothing that it said is held by the passages. */
  'nothingStoodUp',
  /** It was not asked, because of what the question or its passages are about. */
  'passagesOnly',
  /** It was not asked, because none of the passages is known. */
  'noPassages',
] as const;
export type EndReason = (typeof endReasons)[number];

/** One line of the answer: JSON, with a line end after it. The last one is an end, unless the connection broke. */
export const answerEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sentence'),
    text: z.string(),
    /** The passages that hold it, counted from 0 as they were sent. */
    cites: z.array(z.int()),
  }),
  z.object({
    kind: z.literal('end'),
    reason: z.enum(endReasons),
    /** What was not to be asked about; with `passagesOnly` alone. */
    topic: z.optional(z.enum(closedTopics)),
    /** How many sentences of the model were left out. */
    dropped: z.int(),
  }),
]);
export type AnswerEvent = z.infer<typeof answerEventSchema>;

/** How a question may be refused. `Retry-After` says for how many seconds, where waiting helps. */
export const assistantErrorCodes = [
  'notLoggedIn',
  'badRequest',
  'tooLarge',
  /** No model is set. */
  'noAssistant',
  /** Too many within a minute. */
  'tooManyAttempts',
  /** All of today's questions are asked. */
  'tooManyToday',
  /** The member's last question is still being answered. */
  'oneAtATime',
  /** The model answers as many others as it may at once. */
  'busy',
  /** The model's server does not answer, or refuses. */
  'modelAway',
] as const;
export type AssistantErrorCode = (typeof assistantErrorCodes)[number];
