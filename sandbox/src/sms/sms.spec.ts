import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import twilio from 'twilio';
import { Sandbox } from '../sandbox.js';

const account = `AC${'0'.repeat(32)}`;
const authToken = 'a secret of the account';

interface Heard {
  url: string;
  signature: string;
  fields: Record<string, string>;
}

/** Redirects the SDK's requests to the sandbox. */
class ToSandbox extends twilio.RequestClient {
  constructor(private readonly address: string) {
    super();
  }
  override request<T>(options: Parameters<twilio.RequestClient['request']>[0]) {
    return super.request<T>({ ...options, uri: options.uri.replace('https://api.twilio.com', this.address) } as never);
  }
}

describe('texts in the sandbox', () => {
  let sandbox: Sandbox;
  let customer: Server;
  let client: twilio.Twilio;
  let heard: Heard[];

  beforeEach(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
    heard = [];
    customer = createServer((request, response) => {
      void text(request).then((body) => {
        heard.push({
          url: callbackUrl(request.url),
          signature: String(request.headers['x-twilio-signature']),
          fields: Object.fromEntries(new URLSearchParams(body)),
        });
        response.end();
      });
    });
    customer.listen(0, '127.0.0.1');
    await once(customer, 'listening');
    client = twilio(account, authToken, { httpClient: new ToSandbox(sandbox.url) });
  });
  afterEach(async () => {
    await sandbox.stop();
    customer.closeAllConnections();
    customer.close();
  });

  const callbackUrl = (path = '/callback?delivery=1') =>
    `http://127.0.0.1:${(customer.address() as AddressInfo).port}${path}`;
  const create = (to = '+14155550100', body = 'Open it') =>
    client.messages.create({ to, from: '+15005550006', body, statusCallback: callbackUrl() });
  const json = async (path: string) => (await (await fetch(sandbox.url + path)).json()) as Record<string, unknown>[];
  const reply = (from: string, body: string) =>
    fetch(`${sandbox.url}/sms/replies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, body }),
    });
  const setFault = (fault: object) =>
    fetch(`${sandbox.url}/faults/sms`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  async function until(condition: () => boolean): Promise<void> {
    const end = Date.now() + 10_000;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`heard only ${JSON.stringify(heard)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it("answer the real SDK's create, fetch and list as Twilio does", async () => {
    const created = await create();
    expect(created).toMatchObject({ status: 'queued', to: '+14155550100', from: '+15005550006', body: 'Open it' });
    expect(created.sid).toMatch(/^SM[0-9a-f]{32}$/);
    expect(created.dateCreated).toBeInstanceOf(Date);
    await create('+14155550101');
    expect((await client.messages(created.sid).fetch()).sid).toBe(created.sid);
    const listed = await client.messages.list({ to: '+14155550100', limit: 20 });
    expect(listed.map(({ sid }) => sid)).toEqual([created.sid]);
    await expect(client.messages('SMnone').fetch()).rejects.toMatchObject({ status: 404, code: 20404 });
  });

  it('post receipts to the product’s real address, signed for the address it gave', async () => {
    const contained = new Sandbox({
      port: 0,
      smtpPort: 0,
      host: '127.0.0.1',
      productUrl: new URL(callbackUrl()).origin,
    });
    await contained.start();
    const statusCallback = 'http://localhost:8080/callback?delivery=1';
    const elsewhere = twilio(account, authToken, { httpClient: new ToSandbox(contained.url) });
    await elsewhere.messages.create({ to: '+14155550100', from: '+15005550006', body: 'Open it', statusCallback });
    await until(() => heard.length > 1);
    await contained.stop();
    const [{ signature, fields }] = heard as [Heard];
    expect(twilio.validateRequest(authToken, signature, statusCallback, fields)).toBe(true);
  });

  it('are shown on a phone', async () => {
    await create('+14155550100', 'Look: https://presently.example/gift/x <b>');
    const [shown, ...others] = await json('/outbox/sms?to=%2B1%20415%20555%200100');
    expect(others).toEqual([]);
    expect(shown).toEqual({
      id: expect.stringMatching(/^SM/),
      to: '+14155550100',
      from: '+15005550006',
      body: 'Look: https://presently.example/gift/x <b>',
      status: expect.any(String),
      receivedAt: expect.any(String),
    });
    const page = await (await fetch(`${sandbox.url}/texts?number=%2B14155550100`)).text();
    expect(page).toContain('<a href="https://presently.example/gift/x"');
    expect(page).toContain('&lt;b&gt;');
    expect(page).toContain('STOP');
    expect(await json('/outbox/sms?to=415')).toEqual([]);
  });

  it('post receipts to the given address, with a signature that the SDK accepts', async () => {
    const { sid } = await create();
    await until(() => heard.length >= 2);
    expect(heard.map(({ fields }) => fields.MessageStatus)).toEqual(['sent', 'delivered']);
    for (const { url, signature, fields } of heard) {
      expect(fields).toMatchObject({ MessageSid: sid, AccountSid: account, To: '+14155550100' });
      expect(twilio.validateRequest(authToken, signature, url, fields)).toBe(true);
    }
    expect(await json('/outbox/sms')).toMatchObject([{ status: 'delivered' }]);
  });

  it.each([
    ['+15005550010', '30003'],
    ['+15005550012', '30006'],
  ])('to %s do not arrive (%s)', async (to, code) => {
    await create(to);
    await until(() => heard.length >= 2);
    expect(heard.at(-1)!.fields).toMatchObject({ MessageStatus: 'undelivered', ErrorCode: code });
  });

  it.each([
    ['+15005550001', 21211],
    ['+15005550003', 21408],
    ['+15005550004', 21610],
    ['+15005550009', 21614],
    ['07012345', 21211],
  ])('to %s are refused (%i)', async (to, code) => {
    await expect(create(to)).rejects.toMatchObject({ status: 400, code });
    expect(await json('/outbox/sms')).toEqual([]);
  });

  it('can be answered; after STOP that phone receives nothing until START', async () => {
    await create();
    expect((await reply('+14155550100', 'STOP')).status).toBe(204);
    await until(() => heard.some(({ fields }) => fields.Body === 'STOP'));
    const answer = heard.find(({ fields }) => fields.Body === 'STOP')!;
    expect(answer.url).toBe(callbackUrl('/callback'));
    expect(answer.fields).toMatchObject({ From: '+14155550100', To: '+15005550006', SmsStatus: 'received' });
    expect(twilio.validateRequest(authToken, answer.signature, answer.url, answer.fields)).toBe(true);
    await expect(create()).rejects.toMatchObject({ code: 21610 });
    await reply('+14155550100', 'START');
    await expect(create()).resolves.toMatchObject({ status: 'queued' });
    expect((await reply('+14155550199', 'Who is this?')).status).toBe(404);
  });

  it('have faults', async () => {
    await setFault({ mode: 'reject' });
    await expect(create()).rejects.toMatchObject({ status: 400, code: 21211 });
    await setFault({ mode: 'down' });
    await expect(create()).rejects.toMatchObject({ status: 503 });
    await setFault({ mode: 'slow', delayMs: 50 });
    await expect(create()).resolves.toMatchObject({ status: 'queued' });
  });

  it('are visible to their account only', async () => {
    const other = twilio(`AC${'1'.repeat(32)}`, 'x', { httpClient: new ToSandbox(sandbox.url) });
    await create();
    expect(await other.messages.list({ limit: 5 })).toEqual([]);
    const nobody = await fetch(`${sandbox.url}/2010-04-01/Accounts/${account}/Messages.json`);
    expect(nobody.status).toBe(401);
  });

  it('are deleted with the rest of the outbox', async () => {
    await create();
    await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' });
    expect(await json('/outbox/sms')).toEqual([]);
  });
});
