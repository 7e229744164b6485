import webPush from 'web-push';
import { Sandbox } from '../sandbox.js';

interface Made {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
interface Shown {
  id: string;
  title: string;
  body: string;
  url: string;
  times: number;
}

const own = webPush.generateVAPIDKeys();

describe('the imitated push service', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    await fault({ mode: 'ok' });
    await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' });
  });

  const fault = (body: object) =>
    fetch(`${sandbox.url}/faults/push`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const device = async () => (await (await fetch(`${sandbox.url}/push`, { method: 'POST' })).json()) as Made;
  const outbox = async (id = '') =>
    (await (await fetch(`${sandbox.url}/outbox/push${id && `?id=${id}`}`)).json()) as Shown[];
  const request = (to: Made, text: string, topic?: string) =>
    webPush.generateRequestDetails(to, text, {
      vapidDetails: { subject: 'mailto:gifts@presently.example', ...own },
      TTL: 60,
      ...(topic && { topic }),
    });
  async function push(to: Made, shown: object, topic?: string, change: object = {}) {
    const { endpoint, headers, body } = request(to, JSON.stringify(shown), topic);
    const { 'Content-Length': _length, ...sent } = headers as Record<string, string>;
    return fetch(endpoint, { method: 'POST', headers: { ...sent, ...change }, body: new Uint8Array(body!) });
  }
  const shown = { title: 'Your gift was opened', body: 'See it.', url: 'https://presently.example/gifts/1' };

  it('shows to a device what only it can read, newest first', async () => {
    const [one, other] = [await device(), await device()];
    expect((await push(one, { ...shown, title: 'Ä 🎁' })).status).toBe(201);
    await push(one, shown);
    await push(other, shown);
    expect(await outbox(one.id)).toMatchObject([
      { id: one.id, ...shown },
      { id: one.id, title: 'Ä 🎁' },
    ]);
    expect(await outbox()).toHaveLength(3);
    // Encrypted for another device: accepted, and shown by none.
    expect((await push({ ...one, keys: other.keys }, shown)).status).toBe(201);
    expect(await outbox()).toHaveLength(3);
  });

  it('replaces what came under the same topic, and counts it', async () => {
    const made = await device();
    for (const title of ['one', 'two']) await push(made, { ...shown, title }, 'topic-1');
    await push(made, shown, 'topic-2');
    expect(await outbox(made.id)).toMatchObject([{ times: 1 }, { title: 'two', times: 2 }]);
  });

  it.each([
    ['no signature', { Authorization: '' }, 403],
    ['no TTL', { TTL: '' }, 400],
    ['another encoding', { 'Content-Encoding': 'aesgcm' }, 415],
  ])('refuses a push with %s', async (_what, change, status) => {
    expect((await push(await device(), shown, undefined, change)).status).toBe(status);
  });

  it('refuses a signature for another service or by another key', async () => {
    const made = await device();
    const { headers } = request({ ...made, endpoint: 'https://push.example/1' }, '{}');
    const forged = request(made, '{}').headers['Authorization'] as string;
    const other = webPush.generateVAPIDKeys().publicKey;
    for (const authorization of [headers['Authorization'] as string, forged.replace(/k=.*/, `k=${other}`)])
      expect((await push(made, shown, undefined, { Authorization: authorization })).status).toBe(403);
  });

  it('knows which subscriptions have ended, and which there never were', async () => {
    const made = await device();
    await fetch(made.endpoint, { method: 'DELETE' });
    expect((await push(made, shown)).status).toBe(410);
    expect((await push({ ...made, endpoint: made.endpoint.slice(0, -1) + 'x' }, shown)).status).toBe(404);
  });

  it('is down, refuses, is busy or slow when told to', async () => {
    const made = await device();
    await fault({ mode: 'down' });
    await expect(push(made, shown)).rejects.toThrow('fetch failed');
    await fault({ mode: 'reject' });
    expect((await push(made, shown)).status).toBe(410);
    await fault({ mode: 'busy' });
    const busy = await push(made, shown);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '2']);
    await fault({ mode: 'slow', delayMs: 30 });
    expect((await push(made, shown)).status).toBe(201);
  });
});
