import { setTimeout as delay } from 'node:timers/promises';
import { chrome, Client, sameOrigin, type Answer } from '../../world/client.ts';
import type { Outcome } from './journal.ts';

export interface Request {
  body?: object;
  headers?: Record<string, string>;
  /** Milliseconds until the client gives up. */
  timeoutMs?: number;
}

const noAnswer: Answer = { status: 0, headers: new Headers(), body: undefined, text: '' };

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;
/** Whether the client cannot tell if the work was done. */
const isUnknown = ({ status }: Answer): boolean => status === 0 || status >= 502;

export function outcomeOf(answer: Answer): Outcome {
  if (isOk(answer)) return 'ok';
  return isUnknown(answer) ? 'unknown' : 'fail';
}

export const newBrowser = (url: string): Client => new Client(url, { ...sameOrigin, 'user-agent': chrome });

/** Calls once. Never throws: without an answer the status is 0. */
export async function attempt(client: Client, route: string, request: Request = {}): Promise<Answer> {
  const { body, headers = {}, timeoutMs = 10_000 } = request;
  const [method, path] = route.split(' ') as [string, string];
  const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  const text = body && JSON.stringify(body);
  return client.raw(method, path, text, { ...json, ...headers }, AbortSignal.timeout(timeoutMs)).catch(() => noAnswer);
}

/** Calls again until the outcome is certain, as the page does with one idempotency key. */
export async function insist(client: Client, route: string, request: Request, withinMs = 60_000): Promise<Answer> {
  for (let wait = 300, end = Date.now() + withinMs; ; wait = Math.min(wait * 2, 3_000)) {
    const answer = await attempt(client, route, request);
    if (!isUnknown(answer) || Date.now() > end) return answer;
    await delay(wait);
  }
}
