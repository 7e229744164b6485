import { Client, type Answer } from '../world/client.ts';

/** What an answer said that was no success: judged at the end, whoever asked. */
export interface Refusal {
  request: string;
  status: number;
  text: string;
}

export const refusals: Refusal[] = [];

/** A visitor whose every refusal is remembered, and to whom nothing may ever go wrong inside. */
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

  /** The session's token, as it stands in the cookie. */
  get token(): string {
    return this.cookie.split('=')[1] ?? '';
  }

  /** Somebody else with the very same cookie. */
  stolen(url: string): Attacker {
    const thief = new Attacker(url);
    thief.cookie = this.cookie;
    return thief;
  }
}
