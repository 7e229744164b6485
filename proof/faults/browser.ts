import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome } from './journal.ts';

export interface Answer {
  /** 0 when none came. */
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the API answers: each reader says what it expects
  body: any;
}

export interface Request {
  body?: object;
  headers?: Record<string, string>;
  /** Milliseconds until whoever waits has had enough. */
  patienceMs?: number;
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;
/** No answer, or one that says nothing about whether the work was done. */
const isSilent = ({ status }: Answer): boolean => status === 0 || status >= 502;

export function outcomeOf(answer: Answer): Outcome {
  if (isOk(answer)) return 'ok';
  return isSilent(answer) ? 'unknown' : 'fail';
}

export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Somebody with a cookie jar who speaks to the API as the page in a browser does. */
export class Browser {
  private cookie = '';
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Never throws: no answer is an answer, too. */
  async ask(method: string, path: string, { body, headers = {}, patienceMs = 10_000 }: Request = {}): Promise<Answer> {
    try {
      const response = await fetch(this.url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'user-agent': chrome,
          'sec-fetch-site': 'same-origin',
          ...(this.cookie && { cookie: this.cookie }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) this.cookie = line.split(';')[0]!;
      const text = await response.text();
      return { status: response.status, body: readJson(text) };
    } catch {
      return { status: 0, body: undefined };
    }
  }

  /** Asks again, as the page does with the same key, until there is an answer or the time is over. */
  async insist(method: string, path: string, request: Request, withinMs = 60_000): Promise<Answer> {
    for (let wait = 300, end = Date.now() + withinMs; ; wait = Math.min(wait * 2, 3_000)) {
      const answer = await this.ask(method, path, request);
      if (!isSilent(answer) || Date.now() > end) return answer;
      await delay(wait);
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
