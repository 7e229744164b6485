import type { RouteMap } from '@presently/contracts/catalogue';
import type { InputOf, OutputOf } from '@presently/contracts/kit/operation';
import { randomBytes, randomUUID } from 'node:crypto';
import { Failure } from '../../libs/cli/src/failure.ts';
import { againIfBusy } from './again-if-busy.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- an untyped call: the assertions say what the body should be
  body: any;
  text: string;
}

export interface Credentials {
  username: string;
  password: string;
}

/** Accounts that every start on the embedded defaults creates. */
export const demoAccounts = {
  demo: { username: 'demo', password: 'demo-gifts' },
  admin: { username: 'admin', password: 'admin-gifts' },
} satisfies Record<string, Credentials>;

/** The browser header that marks a request as the product's own. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** A browser's user agent: views by other agents do not count. */
export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export const password = 'a long enough secret';
export const newUsername = (): string => `u${randomBytes(5).toString('hex')}`;

/** Calls the API as a browser does, with one cookie jar. */
export class Client {
  readonly url: string;
  /** `sid=…` once signed in; empty before. */
  cookie = '';
  /** `device=…` once signed in: shows that this browser has signed in before. */
  device = '';
  /** User id, once {@link register} has created the account. */
  id = '';
  private readonly defaults: Record<string, string>;

  /** @param headers sent with every request */
  constructor(url: string, headers: Record<string, string> = sameOrigin) {
    this.url = url;
    this.defaults = headers;
  }

  /** The headers of a request of this browser. */
  get headers(): Record<string, string> {
    const cookies = [this.cookie, this.device].filter((cookie) => cookie !== '').join('; ');
    return { ...this.defaults, ...(cookies && { cookie: cookies }) };
  }

  /** Calls a route of the contracts. @throws Failure unless the answer is 2xx */
  async api<R extends keyof RouteMap>(
    route: R,
    input?: InputOf<RouteMap[R]>,
    headers: Record<string, string> = {},
  ): Promise<OutputOf<RouteMap[R]>> {
    const { method, path, text } = toRequest(route, input);
    const json: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await this.raw(method, path, text, { ...json, ...headers });
    return expectOk(`${method} ${path}`, answer) as OutputOf<RouteMap[R]>;
  }

  /** Sends any body to any path and returns any answer. @param route `POST /api/recipients` */
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
    signal?: AbortSignal,
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.headers, ...headers },
      ...(signal && { signal }),
      ...(body !== undefined && { body: body as string }),
    });
    const [session] = response.headers.getSetCookie().filter((line) => /^(__Host-)?sid=/.test(line));
    if (session !== undefined) this.cookie = session.split(';')[0]!;
    const [device] = response.headers.getSetCookie().filter((line) => /^(__Host-)?device=/.test(line));
    if (device !== undefined) this.device = device.split(';')[0]!;
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text), text };
  }

  /** Opens the live stream. */
  listen(signal: AbortSignal): Promise<Response> {
    return fetch(`${this.url}/api/live`, { headers: this.headers, signal });
  }

  /** Creates an account and stays signed in. */
  register(email?: string): Promise<Credentials> {
    return againIfBusy(async () => {
      // What a busy machine has refused may have been done nevertheless, so each try has a name of its own.
      const credentials = { username: newUsername(), password };
      const answer = await this.call('POST /api/register', { ...credentials, email });
      this.id = (expectOk('registration', answer) as { id: string }).id;
      return credentials;
    });
  }

  async signIn({ username, password }: Credentials): Promise<void> {
    await againIfBusy(async () => expectOk('signing in', await this.call('POST /api/login', { username, password })));
  }

  async addRecipient(name = 'Ann Lee', interests = ['tea']): Promise<string> {
    return (await this.api('POST /api/recipients', { name, relationship: 'Friend', interests })).id;
  }

  /** Uploads a voice note that is one by its first bytes only. @returns its id */
  async uploadVoiceNote(): Promise<string> {
    const answer = await this.raw('POST', '/api/uploads/voice', voiceNote(), { 'content-type': 'audio/ogg' });
    return (expectOk('the upload', answer) as { id: string }).id;
  }

  /** Sends a file with people, and waits until it is read. @returns the import's id */
  async sendPeople(content: string): Promise<string> {
    const part = 'content-disposition: form-data; name="file"; filename="people.vcf"';
    const body = `--b\r\n${part}\r\ncontent-type: text/vcard\r\n\r\n${content}\r\n--b--\r\n`;
    const answer = await this.raw('POST', '/api/imports', body, { 'content-type': 'multipart/form-data; boundary=b' });
    const { id } = expectOk('the import', answer) as { id: string };
    await this.importIs(id, ['ready', 'columns', 'failed']);
    return id;
  }

  /** Waits until the work on an import has led to one of these states. */
  async importIs(
    importId: string,
    states: readonly string[],
  ): Promise<OutputOf<RouteMap['GET /api/imports/:importId']>> {
    for (const end = Date.now() + 60_000; ;) {
      const found = await this.api('GET /api/imports/:importId', { importId, limit: 1 });
      if (states.includes(found.state)) return this.api('GET /api/imports/:importId', { importId });
      if (Date.now() > end) throw new Error(`The import is still ${found.state}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  sendGift(recipientId: string, email: string, key: string = randomUUID()): Promise<Answer> {
    const gift = { giftName: 'Stoneware teapot', deliveryMethod: 'email', recipientEmail: email };
    return this.send(recipientId, gift, key);
  }

  sendText(recipientId: string, phone: string): Promise<Answer> {
    return this.send(recipientId, { deliveryMethod: 'sms', recipientPhone: phone }, randomUUID());
  }

  private send(recipientId: string, gift: object, key: string): Promise<Answer> {
    return this.call(
      `POST /api/recipients/${recipientId}/gifts`,
      { recipientId, message: 'For slow mornings.', status: 'sent', ...gift },
      { 'idempotency-key': key },
    );
  }
}

/** The proof in a gift's page that a browser has loaded it; `undefined` for any other answer. */
export const visitIn = ({ text }: Answer): string | undefined => /data-visit="([^"]+)"/.exec(text)?.[1];

/** A client that is signed in to a new account. */
export async function newcomer(url: string, email?: string): Promise<Client> {
  const client = new Client(url);
  await client.register(email);
  return client;
}

/** A client that is signed in to a demo account. */
export async function signedIn(url: string, account: keyof typeof demoAccounts): Promise<Client> {
  const client = new Client(url);
  await client.signIn(demoAccounts[account]);
  return client;
}

/** The share token of a gift that the demo account has sent. */
export async function demoShareToken(url: string): Promise<string> {
  const gifts = await (await signedIn(url, 'demo')).api('GET /api/scheduled-gifts');
  return gifts.find(({ status }) => status === 'sent')!.shareToken;
}

/** Bytes that the product takes for an Ogg recording. */
export const voiceNote = (size = 500): Buffer =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), randomBytes(size)]);

/** @throws Failure unless the answer is 2xx. @returns its body */
export function expectOk(what: string, { status, text, body }: Answer): unknown {
  if (status < 200 || status > 299) throw new Failure(`${what} answered ${status}: ${text}`);
  return body as unknown;
}

/** Puts path parameters where the route names them and the rest of the input into body or query. */
function toRequest(route: string, input: object = {}): { method: string; path: string; text?: string } {
  const [method, template] = route.split(' ') as [string, string];
  const rest: Record<string, unknown> = { ...input };
  const path = template.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isEmpty = Object.values(rest).every((value) => value === undefined);
  if (method !== 'GET') return { method, path, ...(!isEmpty && { text: JSON.stringify(rest) }) };
  const query = new URLSearchParams(rest as Record<string, string>);
  return { method, path: query.size > 0 ? `${path}?${query}` : path };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
