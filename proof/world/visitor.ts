import { randomBytes, randomUUID } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import { Client } from 'pg';
import type { Product } from './journey-product.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the API answers: the assertions say what it should be
  body: any;
  text: string;
}

/** Somebody with a cookie jar who speaks to the API as the browser does. */
export class Visitor {
  /** `sid=…`, as the browser keeps it; empty before the first. */
  cookie = '';

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) {}

  /** @param route `POST /api/recipients` */
  async call(route: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const [method, path] = route.split(' ') as [string, string];
    return this.raw(method, path, body === undefined ? undefined : JSON.stringify(body), {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    });
  }

  async raw(
    method: string,
    path: string,
    body: string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.headers, ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(body !== undefined && { body: body as BodyInit }),
    });
    const [session] = response.headers.getSetCookie().filter((line) => /^(__Host-)?sid=/.test(line));
    if (session !== undefined) this.cookie = session.split(';')[0]!;
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, body: parsed, text };
  }

  /** Opens the page that is told of news. */
  listen(signal: AbortSignal): Promise<Response> {
    return fetch(`${this.url}/api/live`, { headers: { ...this.headers, cookie: this.cookie }, signal });
  }

  /** Signs up somebody new and stays signed in. */
  async register(email?: string): Promise<{ username: string; password: string }> {
    const credentials = { username: `u${randomBytes(5).toString('hex')}`, password: 'a long enough secret' };
    const answer = await this.call('POST /api/register', { ...credentials, email });
    if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
    return credentials;
  }

  /** Signs in, as somebody does on another device. */
  async signIn(credentials: { username: string; password: string }): Promise<void> {
    const answer = await this.call('POST /api/login', credentials);
    if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}: ${answer.text}`);
  }

  async addRecipient(name = 'Ann Lee'): Promise<string> {
    return (await this.call('POST /api/recipients', { name, relationship: 'Friend', interests: ['tea'] })).body
      .id as string;
  }

  /** A voice note by its first bytes: nobody here listens to it. */
  async uploadVoiceNote(): Promise<string> {
    const recording = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), randomBytes(500)]);
    const answer = await this.raw('POST', '/api/uploads/voice', recording, { 'content-type': 'audio/ogg' });
    return answer.body.id as string;
  }

  async sendText(recipientId: string, phone: string): Promise<Answer> {
    return this.call(
      `POST /api/recipients/${recipientId}/gifts`,
      { recipientId, message: 'For slow mornings.', deliveryMethod: 'sms', recipientPhone: phone, status: 'sent' },
      { 'idempotency-key': randomUUID() },
    );
  }

  async sendGift(recipientId: string, email: string, key: string = randomUUID()): Promise<Answer> {
    return this.call(
      `POST /api/recipients/${recipientId}/gifts`,
      {
        recipientId,
        giftName: 'Stoneware teapot',
        message: 'For slow mornings.',
        deliveryMethod: 'email',
        recipientEmail: email,
        status: 'sent',
      },
      { 'idempotency-key': key },
    );
  }
}

/** Lets somebody be on Pro as gifting knows it, without a card. */
export async function putOnPro(product: Product, visitor: Visitor): Promise<void> {
  const { id } = (await visitor.call('GET /api/user')).body as { id: string };
  const gifting = new Client(product.run.databases.gifting!.runtime);
  await gifting.connect();
  try {
    await eventually(async () => {
      const changed = await gifting.query(`update senders set tier = 'pro' where user_id = $1`, [id]);
      return changed.rowCount === 1;
    });
  } finally {
    await gifting.end();
  }
}

/** What the sandbox has caught. */
export async function mailsTo(
  sandboxUrl: string,
  address: string,
): Promise<{ subject: string; text: string; html: string; from: string; headers: Record<string, string> }[]> {
  const response = await fetch(`${sandboxUrl}/outbox/emails?to=${encodeURIComponent(address)}`);
  return (await response.json()) as never;
}

/** The texts that the sandbox has taken for a phone. */
export async function textsTo(sandboxUrl: string, number: string): Promise<{ body: string; status: string }[]> {
  const response = await fetch(`${sandboxUrl}/outbox/sms?to=${encodeURIComponent(number)}`);
  return (await response.json()) as never;
}
