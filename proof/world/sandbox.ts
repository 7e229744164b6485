import { eventually } from '@presently/testing/eventually';
import { Failure } from '../../libs/cli/src/failure.ts';
import type { Device, Push } from './browser/device.ts';

/** A third party that the sandbox imitates. */
export type Party = 'email' | 'sms' | 'ai' | 'products' | 'ucp' | 'payments' | 'social' | 'push';
export type FaultMode = 'ok' | 'down' | 'reject' | 'slow' | 'bounce' | 'garbage' | 'lazy' | 'hostile' | 'busy';

export interface Mail {
  to: string | string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  receivedAt: string;
}

export interface Text {
  body: string;
  status: string;
  receivedAt: string;
}

interface StripeObject {
  id: string;
  status: string;
  email: string | null;
}

export interface SandboxAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** A card that every payment accepts. */
const goodCard = '4242424242424242';
/** The sandbox drops its oldest messages beyond this number. */
const capacity = 2_000;

/** Reads and steers the imitated third parties. */
export class Sandbox {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Makes a third party fail. @throws Failure when the sandbox refuses it */
  async fault(party: Party, mode: FaultMode, delayMs?: number): Promise<void> {
    const { status, body } = await this.send('PUT', `/faults/${party}`, { mode, delayMs });
    if (status >= 300) throw new Failure(`The sandbox refuses ${mode} for ${party}: ${JSON.stringify(body)}`);
  }

  /** Mails to an address, or all; newest first. */
  mails(to?: string): Promise<Mail[]> {
    return this.caught('emails', to);
  }

  /** Waits for the newest mail to an address. */
  async mailTo(address: string, withinMs?: number): Promise<Mail> {
    return eventually(async () => (await this.mails(address))[0], withinMs);
  }

  /** Waits for the newest mail with a link to a page, such as `confirm-email`. @returns the token of the link */
  async tokenTo(address: string, page: string): Promise<string> {
    const link = new RegExp(`/${page}\\?token=([\\w-]{43})(?![\\w-])`);
    return eventually(async () => {
      const tokens = (await this.mails(address)).map(({ text }) => link.exec(text)?.[1]);
      return tokens.find((token) => token !== undefined);
    });
  }

  /** Texts to a phone number, or all; newest first. */
  texts(to?: string): Promise<Text[]> {
    return this.caught('sms', to);
  }

  posts(): Promise<{ post: string }[]> {
    return this.caught('social-posts');
  }

  /** Makes a device that can get pushes. */
  async device(): Promise<Device> {
    return (await this.send('POST', '/push', {})).body as unknown as Device;
  }

  /** What a device shows, or all; newest first. */
  async pushes(device?: Pick<Device, 'id'>): Promise<Push[]> {
    const answer = await fetch(`${this.url}/outbox/push${device ? `?id=${device.id}` : ''}`);
    return (await answer.json()) as Push[];
  }

  /** Deletes all mails, texts, posts and pushes. */
  async clear(): Promise<void> {
    await fetch(`${this.url}/outbox`, { method: 'DELETE' });
  }

  /** What the model knows of products: the interests that each is about, by title. Nothing: it goes by its own sense. */
  knowledge(interestsByTitle: Record<string, readonly string[]>): Promise<void> {
    return this.tell('knowledge', interestsByTitle);
  }

  /** What the model says of interests: phrases that titles of things for each contain. */
  words(phrasesByInterest: Record<string, readonly string[]>): Promise<void> {
    return this.tell('words', phrasesByInterest);
  }

  /** Everything that the model was asked. */
  async questions(): Promise<{ messages: { role: string }[] }[]> {
    return (await (await fetch(`${this.url}/ai/questions`)).json()) as { messages: { role: string }[] }[];
  }

  /** Answers a text message from a phone. */
  replyToText(from: string, body: string): Promise<SandboxAnswer> {
    return this.send('POST', '/sms/replies', { from, body });
  }

  /** Pays by card, as the provider's form does. */
  confirmPayment(clientSecret: string, card = goodCard): Promise<SandboxAnswer> {
    return this.send('POST', '/payments/confirm', { clientSecret, card });
  }

  /** Lets the paid period of a subscriber end. */
  endPeriod(userEmail: string): Promise<SandboxAnswer> {
    return this.send('POST', '/payments/advance', { userEmail });
  }

  /** A list of Stripe's API. @param path `customers?email=…` */
  async stripe(path: string): Promise<StripeObject[]> {
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const answer = await (await fetch(`${this.url}/v1/${path}`, { headers })).json();
    return (answer as { data: StripeObject[] }).data;
  }

  private async tell(what: 'knowledge' | 'words', texts: Record<string, readonly string[]>): Promise<void> {
    const { status } = await this.send('PUT', `/ai/${what}`, texts);
    if (status >= 300) throw new Failure(`The sandbox refuses ${what}: ${status}`);
  }

  private async send(method: string, path: string, body: object): Promise<SandboxAnswer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  }

  private async caught<T>(kind: string, to?: string): Promise<T[]> {
    const search = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
    const found = (await (await fetch(`${this.url}/outbox/${kind}${search}`)).json()) as T[];
    if (found.length >= capacity) throw new Failure(`The sandbox holds ${found.length} ${kind}: older ones are gone`);
    return found;
  }
}
