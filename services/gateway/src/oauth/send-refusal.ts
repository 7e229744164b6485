import { toProblem } from '@presently/messaging/problem';
import type { FastifyReply } from 'fastify';

/** Error names of OAuth have this shape, and our own codes have hyphens. */
const ofOauth = /^[a-z]+(_[a-z]+)+$/;

/** Answers with an error as RFC 6749, 5.2, and RFC 7591, 3.2.2, write it. Clients read nothing else. */
export function sendRefusal(reply: FastifyReply, thrown: unknown, malformed: string): void {
  const { code, status, message, detail } = toProblem(thrown);
  const fields = Object.values(detail.errors ?? {}).flat();
  const [sentence = message] = fields;
  const body = { error: nameOf(code, status, malformed), error_description: plainly(sentence) };
  if (detail.retryAfter) void reply.header('retry-after', detail.retryAfter);
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function nameOf(code: string, status: number, malformed: string): string {
  if (ofOauth.test(code)) return code;
  if (status === 400) return malformed;
  return status >= 500 || status === 429 ? 'temporarily_unavailable' : 'access_denied';
}

/** The characters that the RFC allows in a description. */
const plainly = (sentence: string) => sentence.replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '');
