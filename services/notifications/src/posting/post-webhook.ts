import type { WebhookProblem } from '@presently/rules/webhook-problems/en';
import { lookupOf, resolveOutgoing, type OutgoingRules } from '@presently/service/outgoing/outgoing-address';
import { once } from 'node:events';
import { request as requestOverHttp, type IncomingMessage } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { RefusedAddress } from '../webhooks/require-receiver.js';

/** What came of a try. */
export interface Answer {
  isAccepted: boolean;
  /** Null without an answer. */
  status: number | null;
  /** Why it was not accepted; null if it was. */
  problem: WebhookProblem | null;
  /** The header `Retry-After`, if there was one. */
  retryAfter?: string | undefined;
}

export interface Posting {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  timeoutMs: number;
  rules: OutgoingRules;
}

/** Bytes of an answer that are read. Nothing in them is of use: they are read so that receivers can finish. */
const mostBytes = 16 * 1024;

/**
 * Posts a message to a receiver, over a connection of its own to an allowed address. It follows no redirect, and limits
 * time and size. A failure is an answer, not an exception.
 */
export async function postWebhook({ url, headers, body, timeoutMs, rules }: Posting): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const target = new URL(url);
    const addresses = await resolveOutgoing(target, rules, signal);
    signal.throwIfAborted();
    if (addresses.length === 0) return { isAccepted: false, status: null, problem: { code: 'nowhere', params: {} } };
    const send = target.protocol === 'https:' ? requestOverHttps : requestOverHttp;
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      agent: false,
      lookup: lookupOf(addresses),
    });
    // After the answer has begun, the answer reports the errors.
    request.on('error', () => undefined);
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await skipBody(response);
    return { ...answerOf(response.statusCode ?? 0), retryAfter: response.headers['retry-after'] };
  } catch (error) {
    const problem: WebhookProblem = signal.aborted
      ? { code: 'silent', params: { seconds: timeoutMs / 1_000 } }
      : problemOf(error);
    return { isAccepted: false, status: null, problem };
  }
}

async function skipBody(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length;
      if (bytes > mostBytes) break;
    }
  } catch {
    // The status has arrived: that is the answer.
  } finally {
    response.destroy();
  }
}

function answerOf(status: number): Answer {
  if (status >= 200 && status <= 299) return { isAccepted: true, status, problem: null };
  const code = status >= 300 && status <= 399 ? 'redirected' : 'answered';
  return { isAccepted: false, status, problem: { code, params: { status } } };
}

function problemOf(error: unknown): WebhookProblem {
  if (error instanceof RefusedAddress) return error.problem;
  const { code = '', errors } = error as { code?: string; errors?: { code?: string }[] };
  if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return { code: 'bad-certificate', params: {} };
  return { code: (errors?.[0]?.code ?? code) === 'ECONNREFUSED' ? 'refused' : 'broke', params: {} };
}
