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

/**
 * The headers of every answer that is no file of the site, refusals and failures too: nothing may load in it, and no cache
 * keeps it.
 * @param https whether visitors come over https.
 */
export function plainHeaders(https: boolean): Record<string, string> {
  return {
    ...securityHeaders({ kind: 'document', contentSecurityPolicy: nothingPolicy, https }),
    'Cache-Control': 'no-store',
  };
}

/** @param https whether visitors come over https. */
export function plainAnswers(https: boolean): AnswerPlainly {
  const common = plainHeaders(https);
  return (response, status, sentence, headers = {}) => {
    const described = sentence === '' ? {} : { 'Content-Type': 'text/plain; charset=UTF-8' };
    const length = { 'Content-Length': Buffer.byteLength(sentence) };
    response.writeHead(status, { ...common, ...described, ...length, ...headers });
    response.end(sentence);
  };
}
