import { giftSent } from '@presently/contracts/gifting/gifts';
import { occasionDue } from '@presently/contracts/gifting/occasion-due';
import { proposalAsked, proposalMade } from '@presently/contracts/gifting/proposals';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { giftViewed, type GiftViewedV1 } from '@presently/contracts/gifting/shared-gifts';
import { giftThanked } from '@presently/contracts/gifting/thanks';
import { addressSenderMail } from '@presently/contracts/identity/reminders';
import { accountRestored, accountSuspended } from '@presently/contracts/identity/suspension';
import type { DataOf, Event } from '@presently/contracts/kit/event';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  switchOnWebhook,
  webhookChanged,
} from '@presently/contracts/notifications/webhooks';
import { connectToNats } from '@presently/messaging/connection';
import { shownWebhookDeliveries, webhookEvents, type WebhookEvent } from '@presently/rules/webhooks';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { aGift } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { verify, WebhookReceiver, type Answering } from '../../test/webhook-receiver.js';
import { definition } from '../definition.js';

jest.setTimeout(60_000);

describe('the delivery of webhooks', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let identity: NatsConnection;
  const receivers: WebhookReceiver[] = [];

  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      NEWS_GATHER_MS: '0',
    });
    identity = await connectToNats(service.broker.url, 'identity');
    identity.subscribe(addressSenderMail.subject, {
      callback: (_error, message) => {
        const { userId } = message.json<{ userId: string }>();
        const owner = { email: mailOf(userId), displayName: 'Maya Lind', timeZone: 'UTC', settingsToken, tier: 'free' };
        message.respond(JSON.stringify({ ok: owner }));
      },
    });
    await identity.flush();
  });
  afterAll(async () => {
    await identity.close();
    await service.stop();
    await smtp.close();
  });
  afterEach(() => Promise.all(receivers.splice(0).map((receiver) => receiver.stop())));

  const settingsToken = 'A'.repeat(64);
  const mailOf = (userId: string) => `${userId.slice(0, 8)}@example.com`;

  /** An account with a receiver of its own. */
  async function anOwner(answering: Answering = 200, events: readonly WebhookEvent[] = webhookEvents) {
    const caller = aCaller();
    const call = service.as(caller);
    const receiver = await new WebhookReceiver().start();
    receivers.push(receiver);
    receiver.answering = answering;
    const { id: webhookId, secret } = await call(createWebhook, { url: receiver.urlOf('hook'), events: [...events] });
    const arrived = (count: number) =>
      eventually(() => receiver.received.length >= count && receiver.received.slice(0, count));
    const deliveries = () => call(listWebhookDeliveries, { webhookId });
    return { userId: caller.userId, caller, call, receiver, webhookId, secret, arrived, deliveries };
  }
  type Owner = Awaited<ReturnType<typeof anOwner>>;

  async function publish<E extends Event>(event: E, data: DataOf<E>, version = 1) {
    const { id } = await service.publish(event, data, undefined, version);
    await eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length,
    );
  }
  const aView = ({ userId }: { userId: string }, change: Partial<GiftViewedV1> = {}): GiftViewedV1 => ({
    giftId: randomUUID(),
    senderId: userId,
    recipientId: randomUUID(),
    viewedAt: '2026-11-28T09:05:00.000Z',
    recipientName: 'Ann Lee',
    giftName: 'Stoneware teapot',
    mood: null,
    ...change,
  });
  const thanksFor = (view: GiftViewedV1, isKnownAsViewed = true) => ({
    ...view,
    drawing: 'heart' as const,
    text: 'I love it, call me at +1 202 555 0123',
    thankedAt: '2026-11-28T09:06:00.000Z',
    isChange: false,
    viewedAt: isKnownAsViewed ? view.viewedAt : null,
  });
  /** Lets everything that waits for an account's receivers be tried now. */
  const hurry = async ({ webhookId }: Owner) => {
    await service.query(`update webhook_deliveries set next_at = now() where webhook_id = $1 and state = 'waiting'`, [
      webhookId,
    ]);
    await service.query('update webhooks set next_at = now() where id = $1', [webhookId]);
  };
  const tried = (owner: Owner, tries: number) =>
    eventually(async () => (await owner.deliveries()).some((delivery) => delivery.tries >= tries));

  it('posts ids and states, signed as Standard Webhooks asks, and no words of people', async () => {
    const owner = await anOwner();
    const { userId } = owner;
    const view = aView(owner);
    const occasion = { occasionId: randomUUID(), recipientId: view.recipientId, occursOn: '2026-12-01' };
    const proposal = { proposalId: randomUUID(), userId, recipientId: view.recipientId, occursOn: '2026-12-01' };
    await publish(giftViewed, view);
    await publish(giftThanked, thanksFor(view));
    await publish(occasionDue, {
      ...occasion,
      userId,
      recipientName: 'Ann Lee',
      occasionType: 'Birthday',
      title: 'The big one',
      years: 40,
      notes: 'Size 38',
      pastGifts: [],
      gift: null,
      remindOn: '2026-11-28',
    });
    await publish(proposalMade, {
      ...proposal,
      recipientName: 'Ann Lee',
      occasionType: 'Birthday',
      giftName: 'Teapot',
      price: '$48.00',
      message: 'Happy birthday, Ann!',
    });
    const asked = { ...proposal, proposalId: randomUUID() };
    await publish(proposalAsked, { ...asked, giftId: randomUUID() });
    const all = await owner.arrived(5);
    const { giftId, recipientId } = view;
    const facts = { proposalId: proposal.proposalId, recipientId, state: 'open', occursOn: '2026-12-01' };
    expect(all.map(({ type, data }) => [type, data])).toEqual([
      ['gift.viewed', { giftId, recipientId, state: 'viewed', viewedAt: view.viewedAt }],
      ['gift.thanked', { giftId, recipientId, state: 'thanked', thankedAt: expect.any(String), isChange: false }],
      ['occasion.due', { ...occasion, remindOn: '2026-11-28' }],
      ['proposal.made', { ...facts, isByToken: false }],
      ['proposal.made', { ...facts, proposalId: asked.proposalId, isByToken: true }],
    ]);
    for (const message of all) {
      expect(verify(owner.secret, message)).toEqual(JSON.parse(message.body));
      expect(Object.keys(JSON.parse(message.body) as object)).toEqual(['type', 'timestamp', 'data']);
      expect(Date.parse(message.timestamp)).not.toBeNaN();
      expect(message.headers['content-type']).toBe('application/json');
      expect(message.body).not.toMatch(/Ann|teapot|love|555|Size|big one|Happy/i);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
    const other = (await anOwner()).secret;
    expect(() => verify(other, all[0]!)).toThrow();
    await eventually(async () => (await owner.deliveries()).every(({ state }) => state === 'delivered'));
    expect(await owner.deliveries()).toMatchObject(
      all.toReversed().map(({ id, type, body }) => ({ id, type, body, tries: 1, answered: 200, problem: null })),
    );
  });

  it('tells of a gift that could not be delivered, once for each attempt', async () => {
    const owner = await anOwner(200, ['gift.failed']);
    const gift = { ...aGift(), senderId: owner.userId, contact: 'not an address' };
    await publish(giftSent, gift);
    const [failed] = await owner.arrived(1);
    expect(failed).toMatchObject({ type: 'gift.failed', data: { giftId: gift.giftId, state: 'failed', attempt: 1 } });
  });

  it('posts only what was chosen, to every receiver of the account and to no other', async () => {
    const ann = await anOwner(200, ['gift.viewed']);
    const bo = await anOwner();
    await ann.call(createWebhook, { url: ann.receiver.urlOf('second'), events: ['gift.viewed', 'gift.thanked'] });
    const view = aView(ann);
    await publish(giftViewed, view);
    await publish(giftThanked, thanksFor(view));
    await ann.arrived(3);
    expect(ann.receiver.at('hook').map(({ type }) => type)).toEqual(['gift.viewed']);
    expect(ann.receiver.at('second').map(({ type }) => type)).toEqual(['gift.viewed', 'gift.thanked']);
    expect(bo.receiver.received).toEqual([]);
  });

  it('tells nobody that a mourning person has looked', async () => {
    const owner = await anOwner();
    const view = aView(owner, { mood: 'sympathy' });
    await publish(giftViewed, view);
    await publish(giftThanked, thanksFor(view));
    await owner.arrived(1);
    expect((await owner.deliveries()).map(({ type }) => type)).toEqual(['gift.thanked']);
  });

  it('tries again with the same id and a new signature, and the second time within a minute', async () => {
    const owner = await anOwner(500);
    await publish(giftViewed, aView(owner));
    const [first] = await owner.arrived(1);
    const [waiting] = await eventually(async () => (await owner.deliveries()).filter(({ tries }) => tries === 1));
    expect(waiting).toMatchObject({ state: 'waiting', answered: 500, problem: 'The receiver answered 500.' });
    expect(Date.parse(waiting!.nextTryAt!) - Date.parse(waiting!.triedAt!)).toBeLessThan(60_000);
    await eventually(async () => (await owner.call(listWebhooks, {}))[0]!.failingSince !== null);
    owner.receiver.answering = 204;
    await hurry(owner);
    const [, second] = await owner.arrived(2);
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    expect(verify(owner.secret, second!)).toEqual(JSON.parse(first!.body));
    await eventually(async () => (await owner.call(listWebhooks, {}))[0]!.failingSince === null);
    expect(await owner.deliveries()).toMatchObject([{ state: 'delivered', tries: 2, problem: null, nextTryAt: null }]);
  });

  it.each<[string, Answering, RegExp]>([
    ['is refused by the receiver', 403, /answered 403/],
    [
      'is redirected into the network',
      (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
      /redirect \(307\), which is not followed/,
    ],
    ['breaks', (request) => request.socket.destroy(), /connection to the receiver broke/],
  ])('keeps a message that %s', async (_what, answering, problem) => {
    const owner = await anOwner(answering);
    await publish(giftViewed, aView(owner));
    await tried(owner, 1);
    expect((await owner.deliveries())[0]).toMatchObject({ state: 'waiting', problem: expect.stringMatching(problem) });
    expect(owner.receiver.received).toHaveLength(1);
    owner.receiver.answering = 200;
    await hurry(owner);
    await eventually(async () => (await owner.deliveries())[0]!.state === 'delivered');
  });

  it('reads no more than a little of an answer without an end', async () => {
    let sent = 0;
    const owner = await anOwner((_request, response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 1;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    await publish(giftViewed, aView(owner));
    await eventually(async () => (await owner.deliveries())[0]?.state === 'delivered');
    expect(sent).toBeLessThan(500);
  });

  it('keeps the order of each gift: thanks wait for the view, and other gifts do not wait', async () => {
    const owner = await anOwner((request, response) => {
      const { type } = owner.receiver.received.at(-1)!;
      response.writeHead(isDown && type === 'gift.viewed' ? 503 : 200).end();
    });
    let isDown = true;
    const [view, other] = [aView(owner), aView(owner)];
    // The thanks come first, as from another consumer.
    await publish(giftThanked, thanksFor(view));
    await publish(giftViewed, view);
    await tried(owner, 1);
    await publish(giftThanked, thanksFor(other, false));
    await owner.arrived(2);
    const seen = () => owner.receiver.received.map(({ type, data }) => [type, data['giftId']]);
    expect(seen()).toEqual([
      ['gift.viewed', view.giftId],
      ['gift.thanked', other.giftId],
    ]);
    isDown = false;
    await hurry(owner);
    await owner.arrived(4);
    expect(seen().slice(2)).toEqual([
      ['gift.viewed', view.giftId],
      ['gift.thanked', view.giftId],
    ]);
  });

  it('tells a repeated event once', async () => {
    const owner = await anOwner();
    const view = aView(owner);
    await publish(giftViewed, view);
    await publish(giftViewed, view);
    await publish(giftViewed, aView(owner));
    await owner.arrived(2);
    expect(await owner.deliveries()).toHaveLength(2);
  });

  it('lets receivers that never answer hold up no others, and no mails', async () => {
    const silent = await Promise.all(Array.from({ length: 14 }, () => anOwner('hang')));
    const good = await anOwner();
    await publish(giftViewed, aView(good));
    await good.arrived(1);
    await eventually(
      async () =>
        (await service.query('select 1 from webhooks where id = $1 and is_prompt', [good.webhookId])).length === 1,
    );
    for (const owner of silent) await publish(giftViewed, aView(owner));
    await eventually(() => silent.filter(({ receiver }) => receiver.received.length > 0).length >= 12);
    const view = aView(good);
    await publish(giftViewed, view);
    await good.arrived(2);
    await eventually(() => smtp.mails.some(({ recipients }) => recipients.includes(mailOf(silent[0]!.userId))));
    // All of them are still waiting for an answer.
    const waiting = await Promise.all(silent.map(({ deliveries }) => deliveries()));
    expect(waiting.flat().filter(({ tries }) => tries > 0)).toEqual([]);
  });

  it('goes on with what a killed worker was posting when its claim has ended', async () => {
    const owner = await anOwner();
    await service.query(
      `update webhooks set owner = gen_random_uuid(), fence = fence + 1, lease_until = now() + interval '1 second'
       where id = $1`,
      [owner.webhookId],
    );
    await publish(giftViewed, aView(owner));
    expect(owner.receiver.received).toEqual([]);
    await owner.arrived(1);
    const [row] = await service.query<{ lost: number }>('select lost_rounds as lost from webhooks where id = $1', [
      owner.webhookId,
    ]);
    expect(row!.lost).toBe(1);
  });

  it('gives up after three days with a mail, and sends what waits when it is switched on', async () => {
    const owner = await anOwner(500);
    const views = [aView(owner), aView(owner)];
    for (const view of views) await publish(giftViewed, view);
    await eventually(async () => (await owner.deliveries()).filter(({ tries }) => tries === 1).length === 2);
    const age = (table: string, column: string) =>
      service.query(
        `update ${table} set ${column} = ${column} - interval '73 hours'
         where ${table === 'webhooks' ? 'id' : 'webhook_id'} = $1`,
        [owner.webhookId],
      );
    await age('webhooks', 'failing_since');
    await age('webhook_deliveries', 'first_tried_at');
    await hurry(owner);
    const webhook = async () => (await owner.call(listWebhooks, {}))[0]!;
    await eventually(async () => (await webhook()).state === 'off');
    expect(await webhook()).toMatchObject({ offReason: 'failing' });
    const mail = await eventually(() =>
      smtp.mails.find(
        ({ recipients, subject }) => recipients.includes(mailOf(owner.userId)) && /webhook/.test(subject ?? ''),
      ),
    );
    expect(mail.text).toContain('has accepted nothing for three days');
    expect(mail.text).toContain('https://presently.example/account/connect#webhooks');
    const told = (await service.emitted(webhookChanged)).filter(({ webhookId }) => webhookId === owner.webhookId);
    expect(told.at(-1)).toMatchObject({ what: 'switched-off', sessionId: null });
    // Nothing is queued while it is off, and nothing can be sent again.
    await publish(giftViewed, aView(owner));
    expect(await owner.deliveries()).toHaveLength(2);
    const again = { webhookId: owner.webhookId, deliveryId: (await owner.deliveries())[0]!.id };
    await expect(owner.call(resendWebhookDelivery, again)).rejects.toMatchObject({ status: 409, code: 'webhook-off' });
    owner.receiver.answering = 200;
    expect(await owner.call(switchOnWebhook, { webhookId: owner.webhookId })).toMatchObject({ state: 'on' });
    await eventually(async () => (await owner.deliveries()).every(({ state }) => state === 'delivered'));
  });

  it('drops a message that alone was refused for three days, and goes on', async () => {
    const owner = await anOwner((_request, response) => {
      response.writeHead(owner.receiver.received.at(-1)!.data['giftId'] === poison.giftId ? 500 : 200).end();
    });
    const poison = aView(owner);
    await publish(giftViewed, poison);
    await tried(owner, 1);
    await publish(giftViewed, aView(owner));
    await owner.arrived(2);
    await service.query(
      `update webhook_deliveries set first_tried_at = now() - interval '73 hours' where webhook_id = $1 and tries > 0`,
      [owner.webhookId],
    );
    await hurry(owner);
    await eventually(async () => (await owner.deliveries()).some(({ state }) => state === 'failed'));
    expect((await owner.call(listWebhooks, {}))[0]).toMatchObject({ state: 'on' });
  });

  it('switches off a receiver that says it is gone', async () => {
    const owner = await anOwner(410);
    await publish(giftViewed, aView(owner));
    await eventually(async () => (await owner.call(listWebhooks, {}))[0]!.offReason === 'gone');
  });

  it('sends a message again with the same id when its owner asks', async () => {
    const owner = await anOwner();
    await publish(giftViewed, aView(owner));
    const [first] = await owner.arrived(1);
    await eventually(async () => (await owner.deliveries())[0]!.state === 'delivered');
    await owner.call(resendWebhookDelivery, { webhookId: owner.webhookId, deliveryId: first!.id });
    const [, second] = await owner.arrived(2);
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    expect(await owner.deliveries()).toHaveLength(1);
  });

  it('signs with the former secret, too, for a day', async () => {
    const owner = await anOwner();
    const { secret } = await owner.call(rotateWebhookSecret, { webhookId: owner.webhookId });
    await publish(giftViewed, aView(owner));
    const [message] = await owner.arrived(1);
    for (const each of [secret, owner.secret]) expect(verify(each, message!)).toBeDefined();
  });

  it('keeps the fifty newest that have ended', async () => {
    const owner = await anOwner();
    await service.query(
      `insert into webhook_deliveries (id, webhook_id, type, subject_id, body, state, next_at, created_at)
       select gen_random_uuid(), $1, 'gift.viewed', gen_random_uuid(), '{}', 'delivered', null, now() - n * interval '1 h'
       from generate_series(1, 60) as n`,
      [owner.webhookId],
    );
    await publish(giftViewed, aView(owner));
    await owner.arrived(1);
    const count = () => service.query('select 1 from webhook_deliveries where webhook_id = $1', [owner.webhookId]);
    await eventually(async () => (await count()).length === shownWebhookDeliveries);
    expect(await owner.deliveries()).toHaveLength(shownWebhookDeliveries);
  });

  it('waits while the account is suspended, and forgets people who are erased', async () => {
    const owner = await anOwner();
    const { userId } = owner;
    await publish(accountSuspended, { userId, suspendedAt: new Date().toISOString() }, 1);
    const [kept, erased] = [aView(owner), aView(owner)];
    for (const view of [kept, erased]) await publish(giftViewed, view);
    await publish(recipientErased, { recipientId: erased.recipientId, senderId: userId, giftIds: [erased.giftId] });
    expect(owner.receiver.received).toEqual([]);
    await publish(accountRestored, { userId, restoredAt: new Date().toISOString() }, 2);
    await owner.arrived(1);
    expect(owner.receiver.received.map(({ data }) => data['giftId'])).toEqual([kept.giftId]);
    expect(await owner.deliveries()).toHaveLength(1);
  });
});
