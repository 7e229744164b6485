import { giftChosen } from '@presently/contracts/gifting/choices';
import { giftSent } from '@presently/contracts/gifting/gifts';
import { occasionDue } from '@presently/contracts/gifting/occasion-due';
import { proposalAsked, proposalMade } from '@presently/contracts/gifting/proposals';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { giftThanked } from '@presently/contracts/gifting/thanks';
import { accountRestored, accountSuspended } from '@presently/contracts/identity/suspension';
import { createWebhook, resendWebhookDelivery, rotateWebhookSecret } from '@presently/contracts/notifications/webhooks';
import { shownWebhookDeliveries } from '@presently/rules/webhooks';
import { eventually } from '@presently/testing/eventually';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aGift } from '../../test/a-gift.js';
import { aView, choiceFor, thanksFor, WebhookOwners } from '../../test/webhook-owners.js';
import { verify } from '../../test/webhook-receiver.js';

jest.setTimeout(60_000);

describe('what webhooks are told', () => {
  let owners: WebhookOwners;
  beforeAll(async () => {
    owners = await WebhookOwners.start();
  });
  afterAll(() => owners.stop());
  afterEach(() => owners.stopReceivers());

  it('tells each choice with ids alone, after the view that it implies', async () => {
    const owner = await owners.anOwner();
    const view = aView(owner);
    const first = choiceFor(view);
    const change = choiceFor(view, { chosenAt: '2026-11-28T09:08:00.000Z', isChange: true });
    await owners.publish(giftChosen, first);
    await owners.publish(giftChosen, change);
    const all = await owner.arrived(3);
    const { giftId, recipientId } = view;
    const facts = { giftId, recipientId, state: 'chosen', isChosenByRecipient: true };
    expect(all.map(({ type, data }) => [type, data])).toEqual([
      ['gift.viewed', { giftId, recipientId, state: 'viewed', viewedAt: view.viewedAt }],
      ['gift.chosen', { ...facts, chosen: first.optionId, chosenAt: first.chosenAt, isChange: false }],
      ['gift.chosen', { ...facts, chosen: change.optionId, chosenAt: change.chosenAt, isChange: true }],
    ]);
    expect(JSON.stringify(all)).not.toMatch(/tray|teapot|Ann|shop\.example|green/i);
  });

  it('posts ids and states, signed as Standard Webhooks asks, and no words of people', async () => {
    const owner = await owners.anOwner();
    const { userId } = owner;
    const view = aView(owner);
    const occasion = { occasionId: randomUUID(), recipientId: view.recipientId, occursOn: '2026-12-01' };
    const proposal = { proposalId: randomUUID(), userId, recipientId: view.recipientId, occursOn: '2026-12-01' };
    await owners.publish(giftViewed, view);
    await owners.publish(giftThanked, thanksFor(view));
    await owners.publish(occasionDue, {
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
    await owners.publish(proposalMade, {
      ...proposal,
      recipientName: 'Ann Lee',
      occasionType: 'Birthday',
      giftName: 'Teapot',
      price: '$48.00',
      message: 'Happy birthday, Ann!',
    });
    const asked = { ...proposal, proposalId: randomUUID() };
    await owners.publish(proposalAsked, { ...asked, giftId: randomUUID() });
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
      expect(message.body).not.toMatch(/Ann|teapot|love|\+1|Size|big one|Happy/i);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
    const other = (await owners.anOwner()).secret;
    expect(() => verify(other, all[0]!)).toThrow('No matching signature found');
    await eventually(async () => (await owner.deliveries()).every(({ state }) => state === 'delivered'));
    expect(await owner.deliveries()).toMatchObject(
      all.toReversed().map(({ id, type, body }) => ({ id, type, body, tries: 1, answered: 200, problem: null })),
    );
  });

  it('tells of a gift that could not be delivered, once for each attempt', async () => {
    const owner = await owners.anOwner(200, ['gift.failed']);
    const gift = aGift({ senderId: owner.userId, contact: 'not an address' });
    await owners.publish(giftSent, gift);
    const [failed] = await owner.arrived(1);
    expect(failed).toMatchObject({ type: 'gift.failed', data: { giftId: gift.giftId, state: 'failed', attempt: 1 } });
  });

  it('posts only what was chosen, to every receiver of the account and to no other', async () => {
    const ann = await owners.anOwner(200, ['gift.viewed']);
    const bo = await owners.anOwner();
    await ann.call(createWebhook, { url: ann.receiver.urlOf('second'), events: ['gift.viewed', 'gift.thanked'] });
    const view = aView(ann);
    await owners.publish(giftViewed, view);
    await owners.publish(giftThanked, thanksFor(view));
    await ann.arrived(3);
    expect(ann.receiver.at('hook').map(({ type }) => type)).toEqual(['gift.viewed']);
    expect(ann.receiver.at('second').map(({ type }) => type)).toEqual(['gift.viewed', 'gift.thanked']);
    expect(bo.receiver.received).toEqual([]);
  });

  it('tells nobody that a mourning person has looked', async () => {
    const owner = await owners.anOwner();
    const view = aView(owner, { mood: 'sympathy' });
    await owners.publish(giftViewed, view);
    await owners.publish(giftThanked, thanksFor(view));
    await owner.arrived(1);
    expect((await owner.deliveries()).map(({ type }) => type)).toEqual(['gift.thanked']);
  });

  it('keeps the order of each gift: thanks wait for the view, and other gifts do not wait', async () => {
    const owner = await owners.anOwner((request, response) => {
      const { type } = owner.receiver.received.at(-1)!;
      response.writeHead(isDown && type === 'gift.viewed' ? 503 : 200).end();
    });
    let isDown = true;
    const [view, other] = [aView(owner), aView(owner)];
    // The thanks come first, as from another consumer.
    await owners.publish(giftThanked, thanksFor(view));
    await owners.publish(giftViewed, view);
    await owner.tried(1);
    await owners.publish(giftThanked, thanksFor(other, false));
    await owner.arrived(2);
    const seen = () => owner.receiver.received.map(({ type, data }) => [type, data['giftId']]);
    expect(seen()).toEqual([
      ['gift.viewed', view.giftId],
      ['gift.thanked', other.giftId],
    ]);
    isDown = false;
    await owners.hurry(owner);
    await owner.arrived(4);
    expect(seen().slice(2)).toEqual([
      ['gift.viewed', view.giftId],
      ['gift.thanked', view.giftId],
    ]);
  });

  it('tells a repeated event once', async () => {
    const owner = await owners.anOwner();
    const view = aView(owner);
    await owners.publish(giftViewed, view);
    await owners.publish(giftViewed, view);
    await owners.publish(giftViewed, aView(owner));
    await owner.arrived(2);
    expect(await owner.deliveries()).toHaveLength(2);
  });

  it('sends a message again with the same id when its owner asks', async () => {
    const owner = await owners.anOwner();
    await owners.publish(giftViewed, aView(owner));
    const [first] = await owner.arrived(1);
    await eventually(async () => (await owner.deliveries())[0]!.state === 'delivered');
    await owner.call(resendWebhookDelivery, { webhookId: owner.webhookId, deliveryId: first!.id });
    const [, second] = await owner.arrived(2);
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    expect(await owner.deliveries()).toHaveLength(1);
  });

  it('signs with the former secret, too, for a day', async () => {
    const owner = await owners.anOwner();
    const { secret } = await owner.call(rotateWebhookSecret, { webhookId: owner.webhookId });
    await owners.publish(giftViewed, aView(owner));
    const [message] = await owner.arrived(1);
    for (const each of [secret, owner.secret]) expect(verify(each, message!)).toBeDefined();
  });

  it('keeps the fifty newest that have ended', async () => {
    const owner = await owners.anOwner();
    await owners.service.query(
      `insert into webhook_deliveries (id, webhook_id, type, subject_id, body, state, next_at, created_at)
       select gen_random_uuid(), $1, 'gift.viewed', gen_random_uuid(), '{}', 'delivered', null, now() - n * interval '1 h'
       from generate_series(1, 60) as n`,
      [owner.webhookId],
    );
    await owners.publish(giftViewed, aView(owner));
    await owner.arrived(1);
    const count = () =>
      owners.service.query('select 1 from webhook_deliveries where webhook_id = $1', [owner.webhookId]);
    await eventually(async () => (await count()).length === shownWebhookDeliveries);
    expect(await owner.deliveries()).toHaveLength(shownWebhookDeliveries);
  });

  it('waits while the account is suspended, and forgets people who are erased', async () => {
    const owner = await owners.anOwner();
    const { userId } = owner;
    await owners.publish(accountSuspended, { userId, suspendedAt: new Date().toISOString() }, 1);
    const [kept, erased] = [aView(owner), aView(owner)];
    for (const view of [kept, erased]) await owners.publish(giftViewed, view);
    await owners.publish(recipientErased, {
      recipientId: erased.recipientId,
      senderId: userId,
      giftIds: [erased.giftId],
    });
    expect(owner.receiver.received).toEqual([]);
    await owners.publish(accountRestored, { userId, restoredAt: new Date().toISOString() }, 2);
    await owner.arrived(1);
    expect(owner.receiver.received.map(({ data }) => data['giftId'])).toEqual([kept.giftId]);
    expect(await owner.deliveries()).toHaveLength(1);
  });
});
