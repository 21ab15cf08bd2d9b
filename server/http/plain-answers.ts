import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { nothingPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** Writes an answer that is no file of the site: one sentence, or nothing. */
export type AnswerPlainly = (
  response: ServerResponse,
  status: number,
  sentence: string,
  headers?: OutgoingHttpHeaders,
) => void;

/** @param https whether visitors come over https. */
export function plainAnswers(https: boolean): AnswerPlainly {
  const common = securityHeaders({ kind: 'document', contentSecurityPolicy: nothingPolicy, https });
  return (response, status, sentence, headers = {}) => {
    const described = sentence === '' ? {} : { 'Content-Type': 'text/plain; charset=UTF-8' };
    const length = { 'Content-Length': Buffer.byteLength(sentence) };
    response.writeHead(status, { ...common, ...described, ...length, ...headers });
    response.end(sentence);
  };
}
