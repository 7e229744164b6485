import { Client, type Answer } from '../world/client.ts';

/** An answer of 4xx or 5xx. The last topic checks that none reveals internals. */
export interface Refusal {
  request: string;
  status: number;
  text: string;
}

export const refusals: Refusal[] = [];

/** A client that records every refusal, and fails on status 500. */
export class Attacker extends Client {
  override async raw(
    method: string,
    path: string,
    body: string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const answer = await super.raw(method, path, body, headers);
    const request = `${method} ${path.slice(0, 200)}`;
    if (answer.status >= 400) refusals.push({ request, status: answer.status, text: answer.text });
    if (answer.status === 500) throw new Error(`${request} answered 500 to ${String(body).slice(0, 500)}`);
    return answer;
  }

  /** The session token in the cookie. */
  get token(): string {
    return this.cookie.split('=')[1] ?? '';
  }

  /** Another client with the same cookie. */
  stolen(url: string): Attacker {
    const thief = new Attacker(url);
    thief.cookie = this.cookie;
    return thief;
  }
}
