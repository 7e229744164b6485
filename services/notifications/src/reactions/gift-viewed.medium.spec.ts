import { giftDelivered, giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { userErased } from '@presently/contracts/identity/erasure';
import { giftSent } from '@presently/contracts/gifting/gifts';
import { giftViewed, type GiftViewedV1 } from '@presently/contracts/gifting/shared-gifts';
import { giftChosen } from '@presently/contracts/gifting/choices';
import { giftThanked, type GiftThankedV1 } from '@presently/contracts/gifting/thanks';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { addressSenderMail, addressViewMail } from '@presently/contracts/identity/reminders';
import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { Workers } from '@presently/work/workers';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { aGift } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { ContactHashes } from '../contacts/contact-hash.js';
import { choiceFor } from '../../test/webhook-owners.js';
import { definition } from '../definition.js';
import { deliveryQueueName } from '../deliveries/delivery-queue.js';

const contactKey = 'a key of at least thirty-two letters';
const settingsToken = 'A'.repeat(64);
const notFound = { problem: { code: 'not-found', message: 'Reader not found', status: 404 } };

describe('the mail of a view', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let identity: NatsConnection;
  /** Identity's answers by user. A user without one wants no such mail. */
  const readers = new Map<string, object>();

  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      RETRY_BASE_MS: '300',
      CONTACT_KEY: contactKey,
      NEWS_GATHER_MS: '1000',
    });
    identity = await connectToNats(service.broker.url, 'identity');
    for (const { subject } of [addressViewMail, addressSenderMail])
      identity.subscribe(subject, {
        callback: (_error, message) => {
          const reader = readers.get(message.json<{ userId: string }>().userId);
          message.respond(JSON.stringify(reader ? { ok: reader } : notFound));
        },
      });
    await identity.flush();
  });
  afterAll(async () => {
    await identity.close();
    await service.stop();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.mode = 'accept';
  });

  function aSender() {
    const userId = randomUUID();
    const email = `${userId.slice(0, 8)}@example.com`;
    readers.set(userId, { email, displayName: 'Maya Lind', timeZone: 'Asia/Kathmandu', settingsToken });
    return { userId, email, mails: () => smtp.mails.filter(({ recipients }) => recipients.includes(email)) };
  }
  const aView = (senderId: string, change: Partial<GiftViewedV1> = {}): GiftViewedV1 => ({
    giftId: randomUUID(),
    senderId,
    recipientId: randomUUID(),
    viewedAt: '2026-11-18T23:05:00.000Z',
    recipientName: 'Ann Lee',
    giftName: 'Stoneware teapot',
    mood: null,
    ...change,
  });
  const deliveriesOf = (userId: string) =>
    service.query<{ status: string; payload: object }>('select * from deliveries where user_id = $1', [userId]);
  const settled = (userId: string, status: string) =>
    eventually(async () => {
      const deliveries = await deliveriesOf(userId);
      return deliveries.length > 0 && deliveries.every((delivery) => delivery.status === status);
    });
  async function publish(view: GiftViewedV1, eventId?: string) {
    const { id } = await service.publish(giftViewed, view, eventId);
    await eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length,
    );
    return id;
  }
  const erase = async (event: typeof userErased | typeof recipientErased, data: object) => {
    const { id } = await service.publish(event as typeof recipientErased, data as never);
    await eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length,
    );
  };

  it('goes to the current address, with the sender’s local time and links to dashboard and settings', async () => {
    const { userId, email, mails } = aSender();
    // The event is days old, as after a downtime.
    await publish(aView(userId));
    await settled(userId, 'sent');
    const [mail] = mails();
    expect(mail!.subject).toBe('Your gift for Ann Lee was opened');
    expect(mail!.from).toMatchObject({ name: 'Presently' });
    for (const said of ['Stoneware teapot', 'Thursday, November 19 at 4:50 AM', 'https://presently.example/gifts/'])
      expect(mail!.text).toContain(said);
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<https://presently.example/unsubscribe/${settingsToken}/views>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const tables = JSON.stringify(await service.query('select * from deliveries where user_id = $1', [userId]));
    expect(tables).not.toContain(email);
    expect([...(await service.emitted(giftDelivered)), ...(await service.emitted(giftDeliveryFailed))]).toEqual([]);
  });

  it('is sent once for each gift, also if the event is repeated', async () => {
    const { userId, mails } = aSender();
    const view = aView(userId);
    const id = await publish(view);
    await publish(view, id);
    await publish(view);
    await settled(userId, 'sent');
    await publish(view);
    expect(await deliveriesOf(userId)).toHaveLength(1);
    await publish(aView(userId));
    await eventually(() => mails().length > 1);
    await settled(userId, 'sent');
    expect(mails()).toHaveLength(2);
  });

  it('is not sent to a sender who wants none when it is written', async () => {
    const { userId, mails } = aSender();
    readers.delete(userId);
    await publish(aView(userId));
    await settled(userId, 'failed');
    expect(mails()).toEqual([]);
  });

  it('waits for a mail server that is away, and is cancelled if the recipient is erased meanwhile', async () => {
    const kept = aSender();
    const gone = aSender();
    smtp.mode = 'busy';
    const view = aView(gone.userId);
    await publish(view);
    await publish(aView(kept.userId));
    // A try counts when it begins; then it is refused.
    const refused = `select from deliveries where user_id = $1 and attempts > 0 and status = 'pending'`;
    await eventually(async () => (await service.query(refused, [gone.userId])).length);
    await erase(recipientErased, { recipientId: view.recipientId, senderId: gone.userId, giftIds: [view.giftId] });
    // A try that had begun before must be refused, too.
    const worker = service.running.app.get(Workers).leasedWorkerOf(deliveryQueueName);
    await eventually(() => worker['inFlight'].size === 0);
    smtp.mode = 'accept';
    await settled(kept.userId, 'sent');
    expect(await deliveriesOf(gone.userId)).toMatchObject([{ status: 'cancelled', payload: {} }]);
    expect(kept.mails()).toHaveLength(1);
    expect(gone.mails()).toEqual([]);
  });

  it('is not created for an erased recipient or user', async () => {
    const someone = aSender();
    const view = aView(someone.userId);
    await erase(recipientErased, { recipientId: view.recipientId, senderId: someone.userId, giftIds: [view.giftId] });
    await publish(view);
    expect(await deliveriesOf(someone.userId)).toEqual([]);
    await erase(userErased, { userId: someone.userId });
    await publish(aView(someone.userId));
    expect(await deliveriesOf(someone.userId)).toEqual([]);
  });

  it('is deleted with its user', async () => {
    const { userId, mails } = aSender();
    smtp.mode = 'busy';
    await publish(aView(userId));
    await erase(userErased, { userId });
    expect(await deliveriesOf(userId)).toEqual([]);
    smtp.mode = 'accept';
    const gift = aGift();
    await service.publish(giftSent, gift);
    await eventually(() => smtp.mails.some(({ text }) => text?.includes(gift.shareToken)));
    expect(mails()).toEqual([]);
  });

  it.each(['opted-out', 'bounced'])('is not sent to an address that has %s', async (reason) => {
    const { userId, email, mails } = aSender();
    const hashes = new ContactHashes(contactKey);
    await service.query(
      `insert into suppressions (contact_hash, channel, reason, suppressed_at) values ($1, 'email', $2, now())`,
      [reason === 'bounced' ? hashes.ofExact('email', email) : hashes.of('email', email), reason],
    );
    await publish(aView(userId));
    await settled(userId, 'failed');
    expect(mails()).toEqual([]);
  });

  it('is not created for a gift of sympathy, whose answer is told without that it was opened', async () => {
    const { userId, mails } = aSender();
    const view = aView(userId, { mood: 'sympathy' });
    await publish(view);
    expect(await deliveriesOf(userId)).toEqual([]);
    const answer = { mood: 'sympathy', drawing: null, text: 'Received, thank you.' } as const;
    await service.publish(giftThanked, thanksFor(view, answer));
    const [mail] = await eventually(() => mails().length > 0 && mails());
    expect(mail!.subject).toBe('Ann Lee has received it');
    expect(mail!.text).toContain('Received, thank you.');
    expect(mail!.text + String(mail!.html)).not.toMatch(/opened/i);
  });

  const thanksFor = (view: GiftViewedV1, change: Partial<GiftThankedV1> = {}): GiftThankedV1 => ({
    giftId: view.giftId,
    senderId: view.senderId,
    recipientId: view.recipientId,
    recipientName: 'Ann Lee',
    giftName: 'Stoneware teapot',
    mood: null,
    drawing: 'heart',
    text: null,
    thankedAt: '2026-11-18T23:06:00.000Z',
    isChange: false,
    ...change,
  });

  it('becomes one with the mail of thanks that follow at once, and with words that follow those', async () => {
    const { userId, mails } = aSender();
    const view = aView(userId);
    await service.publish(giftViewed, view);
    await service.publish(giftThanked, thanksFor(view));
    await service.publish(
      giftThanked,
      thanksFor(view, { text: 'Lovely, see evil.example', thankedAt: '2026-11-18T23:07:00.000Z', isChange: true }),
    );
    const [mail] = await eventually(() => mails().length > 0 && mails());
    expect(mail!.subject).toBe('Ann Lee says thank you');
    expect(mail!.text).toContain('Lovely, see');
    expect(mail!.text).not.toContain('evil.example');
    await service.publish(giftThanked, thanksFor(view, { drawing: 'sun', isChange: true }));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(mails()).toHaveLength(1);
  });

  it('is followed by a mail about what was chosen, the latest of choices that follow at once', async () => {
    const { userId, mails } = aSender();
    const view = aView(userId);
    const choice = choiceFor(view, { giftName: 'Stoneware teapot' });
    await service.publish(giftChosen, choice);
    const change = { giftName: 'Walnut tray', chosenAt: '2026-11-28T09:08:00.000Z', isChange: true };
    await service.publish(giftChosen, Object.assign({}, choice, change));
    // Late and again: it is told already.
    await service.publish(giftChosen, choice);
    const chosen = () => mails().filter(({ subject }) => /cho/.test(subject ?? ''));
    await eventually(() => chosen().length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(chosen().map(({ subject }) => subject)).toEqual(['Ann Lee now chooses: Walnut tray']);
    expect(chosen()[0]!.text).toContain('Size M, green');
    expect(chosen()[0]!.text + String(chosen()[0]!.html)).not.toContain('shop.example');
  });

  it('may be followed by a mail that the favourite stands', async () => {
    const { userId, mails } = aSender();
    await service.publish(giftChosen, choiceFor(aView(userId), { isByRecipient: false, variant: null }));
    const [mail] = await eventually(() => mails().length > 0 && mails());
    expect(mail!.subject).toBe('For Ann Lee, your favourite stands: Walnut tray');
    expect(mail!.text).toContain('has not chosen');
  });

  it('is followed by one mail about a failure, with a link to fix the address', async () => {
    const { userId, mails } = aSender();
    const gift = aGift({ senderId: userId, contact: 'not an address' });
    await service.publish(giftSent, gift);
    await eventually(() => mails().length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.subject).toBe('Your gift for Ada could not be delivered');
    expect(mails()[0]!.text).toContain(`https://presently.example/gifts/${gift.giftId}?fix=1`);
    expect(mails()[0]!.text).toContain(gift.giftName);
  });
});
