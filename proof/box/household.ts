import { randomUUID } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import { Failure } from '../../libs/cli/src/failure.ts';
import { Client, expectOk, password, type Answer, type Credentials } from '../world/client.ts';
import type { MailServer } from './mail-server.ts';

const patienceMs = 90_000;
export const publicUrl = 'https://gifts.lee-family.invalid';
export const administrator: Credentials = { username: 'mum', password };

const mailSettings = (mail: MailServer) => ({
  smtpHost: 'localhost',
  smtpPort: String(mail.port),
  smtpUser: 'gifts',
  smtpPassword: 'a password: with/signs?',
  mailFrom: 'gifts@lee-family.invalid',
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

function expectStatus(what: string, { status, text }: Answer, wanted: number): void {
  if (status !== wanted) throw new Failure(`${what} answered ${status} instead of ${wanted}: ${text.slice(0, 300)}`);
}

/** Presses the button of the first-run page, first with mistakes. @returns what was refused */
export async function setUp(url: string, path: string, mail: MailServer): Promise<string> {
  const visitor = new Client(url);
  const post = (fields: Record<string, string>) =>
    visitor.raw('POST', path, new URLSearchParams(fields).toString(), form);
  expectStatus('a wrong token', await visitor.raw('GET', `/first-run/${'A'.repeat(32)}`, undefined, {}), 404);
  const page = await visitor.raw('GET', path, undefined, {});
  expectStatus('the page', page, 200);
  const right = { ...administrator, email: 'mum@lee-family.invalid', publicUrl, ...mailSettings(mail) };
  const wrong = await post({
    ...right,
    password: 'short',
    publicUrl: 'http://gifts.lee-family.invalid',
    smtpPort: 'x',
  });
  expectStatus('mistakes', wrong, 400);
  for (const kept of ['value="mum"', 'value="http://gifts.lee-family.invalid"', 'must begin with https://'])
    if (!wrong.text.includes(kept)) throw new Failure(`The page lost ${kept}`);
  if (wrong.text.includes(mailSettings(mail).smtpPassword)) throw new Failure('The page shows a password');
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', ...form };
  const fromElsewhere = await visitor.raw('POST', path, new URLSearchParams(right).toString(), foreign);
  expectStatus('another site', fromElsewhere, 403);
  // A busy machine refuses a registration; the page says so, and its form stays.
  await eventually(async () => (await post(right)).status === 200, patienceMs);
  return 'a wrong token, mistakes, another site';
}

/** A member of the family with a person, and gifts that arrived. */
export class Member {
  readonly client: Client;
  credentials?: Credentials;
  recipientId = '';
  /** By the address that they went to: the paths of their pages. */
  readonly gifts = new Map<string, string>();
  private readonly mail: MailServer;

  constructor(url: string, mail: MailServer) {
    this.client = new Client(url);
    this.mail = mail;
  }

  async join(): Promise<void> {
    this.credentials = await this.client.register('ann@lee-family.invalid');
    this.recipientId = await this.client.addRecipient('Grandma Lee', ['gardening']);
  }

  /** Sends a gift and opens its page by the link in the mail. */
  async give(address: string): Promise<void> {
    const key = randomUUID();
    const press = () => this.client.sendGift(this.recipientId, address, key);
    // Right after a kill it may be refused for a moment; the key makes a second press the same gift.
    const answer = await eventually(async () => {
      const pressed = await press();
      return pressed.status === 503 ? undefined : pressed;
    }, patienceMs);
    expectOk('the gift', answer);
    const link = await eventually(() => {
      const [received] = this.mail.to(address);
      return received && /https:\/\/gifts\.lee-family\.invalid(\/gift\/[\w-]+)/.exec(received.text)?.[1];
    }, patienceMs);
    this.gifts.set(address, link);
    await this.open(this.client.url, address);
  }

  private async open(url: string, address: string): Promise<void> {
    const page = await fetch(`${url}${this.gifts.get(address)}`);
    if (page.status !== 200 || !(await page.text()).includes('Stoneware teapot'))
      throw new Failure(`The page of the gift to ${address} is not there: ${page.status}`);
  }

  /** Signs in anew and finds everything, wherever the data is now. */
  async findsAll(url: string): Promise<string> {
    const client = new Client(url);
    await client.signIn(this.credentials!);
    const people = await client.api('GET /api/recipients');
    if (people.map(({ name }) => name).join() !== 'Grandma Lee') throw new Failure('The person is not there');
    const gifts = await client.api('GET /api/scheduled-gifts');
    if (gifts.length !== this.gifts.size) throw new Failure(`${gifts.length} of ${this.gifts.size} gifts are there`);
    for (const address of this.gifts.keys()) {
      await this.open(url, address);
      const copies = this.mail.to(address).length;
      if (copies !== 1) throw new Failure(`${address} has ${copies} mails of one gift`);
    }
    return `${people.length} person, ${gifts.length} gifts, one mail each`;
  }
}
