import { senderTierApplied } from '@presently/contracts/gifting/usage';
import { userTierApplied } from '@presently/contracts/identity/tier';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { listRecipients } from '@presently/contracts/gifting/recipients';
import { publishRevokedSessions, hashSessionToken } from '@presently/messaging/revoked-sessions';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { TestGateway } from '../../test/test-gateway.js';

/** An open page of a browser. */
class Listener {
  text = '';
  hasEnded = false;
  private readonly abort = new AbortController();
  private constructor(readonly response: Response) {}

  static async open(gateway: TestGateway, cookie: string): Promise<Listener> {
    const abort = new AbortController();
    const response = await fetch(`${gateway.url}/api/live`, { headers: { cookie }, signal: abort.signal });
    const listener = new Listener(response);
    listener.abort.signal.addEventListener('abort', () => abort.abort());
    void listener.read();
    return listener;
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body!) this.text += decoder.decode(chunk as Uint8Array);
    } catch {
      // closed from this side
    }
    this.hasEnded = true;
  }

  close(): void {
    this.abort.abort();
  }
}

describe('the live stream', () => {
  let broker: TestBroker;
  let gateway: TestGateway;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  const viewed = (senderId: string, giftId: string) =>
    gateway.publish(giftViewed, {
      giftId,
      senderId,
      recipientId: randomUUID(),
      viewedAt: new Date().toISOString(),
      recipientName: 'Ann Lee',
      giftName: 'Teapot',
      mood: null,
    });

  it('notifies every open page of the sender, and no other user, about a gift', async () => {
    const maria = gateway.signedIn();
    const pages = [await Listener.open(gateway, maria.cookie), await Listener.open(gateway, maria.cookie)];
    const stranger = await Listener.open(gateway, gateway.signedIn().cookie);
    expect(pages[0]!.response.headers.get('content-type')).toMatch('text/event-stream');
    expect(pages[0]!.response.headers.get('cache-control')).toBe('no-store');
    await eventually(() => pages.every(({ text }) => text === 'retry: 2000\n\n'));

    const giftId = randomUUID();
    await gateway.publish(giftProgressed, {
      giftId,
      senderId: maria.holder.userId,
      recipientId: randomUUID(),
      deliveredAt: null,
      deliveryProblem: null,
    });
    await viewed(maria.holder.userId, giftId);
    const expected =
      `retry: 2000\n\nevent: gift\ndata: {"kind":"progressed","giftId":"${giftId}"}\n\n` +
      `event: gift\ndata: {"kind":"viewed","giftId":"${giftId}"}\n\n`;
    await eventually(() => pages.every(({ text }) => text === expected));
    expect(stranger.text).toBe('retry: 2000\n\n');
    for (const page of [...pages, stranger]) page.close();
  });

  it('notifies a user, and no other, when any service has applied a new plan', async () => {
    const maria = gateway.signedIn();
    const page = await Listener.open(gateway, maria.cookie);
    const stranger = await Listener.open(gateway, gateway.signedIn().cookie);
    await eventually(() => [page, stranger].every(({ text }) => text === 'retry: 2000\n\n'));
    const { userId } = maria.holder;
    await gateway.publish(userTierApplied, { userId, tier: 'pro' });
    await gateway.publish(senderTierApplied, { userId, tier: 'pro' });
    await eventually(() => page.text === `retry: 2000\n\n${'event: user\ndata: {"kind":"plan"}\n\n'.repeat(2)}`);
    expect(stranger.text).toBe('retry: 2000\n\n');
    for (const each of [page, stranger]) each.close();
  });

  it('requires a session', async () => {
    expect((await gateway.call('GET /api/live')).status).toBe(401);
  });

  it('answers a HEAD request without staying open', async () => {
    const answer = await gateway.call('HEAD /api/live', undefined, { cookie: gateway.signedIn().cookie });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  });

  it('ends with its own session only', async () => {
    const userId = randomUUID();
    const [here, elsewhere] = [gateway.signedIn({ userId }), gateway.signedIn({ userId })];
    const [ending, staying] = [
      await Listener.open(gateway, here.cookie),
      await Listener.open(gateway, elsewhere.cookie),
    ];
    publishRevokedSessions(gateway.nats, [hashSessionToken(here.token)]);
    await eventually(() => ending.hasEnded);
    await viewed(userId, randomUUID());
    await eventually(() => staying.text.includes('viewed'));
    expect(ending.text).not.toContain('viewed');
    staying.close();
  });

  it('opens at most ten times for a user', async () => {
    const { cookie } = gateway.signedIn();
    const listeners = [];
    for (let i = 0; i < 10; i++) listeners.push(await Listener.open(gateway, cookie));
    const refused = await gateway.call('GET /api/live', undefined, { cookie });
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too-many-streams',
      '60',
    ]);
    listeners[0]!.close();
    await eventually(async () => {
      const again = await Listener.open(gateway, cookie);
      listeners.push(again);
      return again.response.status === 200;
    });
    listeners.forEach((listener) => listener.close());
  });
});

describe('stopping the gateway', () => {
  it('closes open streams and completes, also with an idle connection', async () => {
    const broker = await TestBroker.start();
    const gateway = await TestGateway.start(broker.url);
    const listener = await Listener.open(gateway, gateway.signedIn().cookie);
    const idle = connect(gateway.running.port, '127.0.0.1').on('error', () => {});
    await once(idle, 'connect');
    await gateway.stop();
    await eventually(() => listener.hasEnded);
    await broker.destroy();
  });

  it('finishes open requests and is not ready for new ones', async () => {
    const broker = await TestBroker.start();
    const gateway = await TestGateway.start(broker.url);
    const { cookie } = gateway.signedIn();
    const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
    await gateway.services.answer(listRecipients, async () => {
      onAsked();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [];
    });
    const answer = gateway.call('GET /api/recipients', undefined, { cookie });
    await asked;
    const stopped = gateway.stop();
    await expect(answer).resolves.toMatchObject({ status: 200, body: [] });
    await stopped;
    await expect(gateway.call('GET /readyz')).rejects.toThrow('fetch failed');
    await broker.destroy();
  });
});
