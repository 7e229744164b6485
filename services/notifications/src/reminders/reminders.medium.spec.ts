import { giftSent } from '@presently/contracts/gifting/gifts';
import { outcomeWanted } from '@presently/contracts/gifting/gift-outcome';
import { giftToBuy } from '@presently/contracts/gifting/own-gifts';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { userErased } from '@presently/contracts/identity/erasure';
import { accountSuspended } from '@presently/contracts/identity/suspension';
import { signOutcomeLinks } from '@presently/contracts/identity/outcome-links';
import { addressReminder } from '@presently/contracts/identity/reminders';
import {
  occasionCame,
  occasionDue,
  type OccasionCameV1,
  type OccasionDueV1,
} from '@presently/contracts/gifting/occasion-due';
import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { aGift } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { definition } from '../definition.js';

const settingsToken = 'A'.repeat(64);
const notFound = { problem: { code: 'not-found', message: 'Reader not found', status: 404 } };

describe('the mail of reminders', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let identity: NatsConnection;
  /** Identity's answers by user. A user without one wants no reminders. */
  const readers = new Map<string, object>();

  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    service = await TestService.start(definition, {
      CLOCK: '2026-11-21T12:00:00Z',
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      // Longer than any test: mails go out when what was published has been handled.
      REMINDER_GATHER_MS: '600000',
      RETRY_BASE_MS: '10',
    });
    identity = await connectToNats(service.broker.url, 'identity');
    identity.subscribe(addressReminder.subject, {
      callback: (_error, message) => {
        const reader = readers.get(message.json<{ userId: string }>().userId);
        message.respond(JSON.stringify(reader ? { ok: reader } : notFound));
      },
    });
    identity.subscribe(signOutcomeLinks.subject, {
      callback: (_error, message) => {
        const { giftIds } = message.json<{ giftIds: string[] }>();
        message.respond(JSON.stringify({ ok: { outcomeTokens: giftIds.map((id) => `token-of-${id}`) } }));
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

  function aReader(change: object = {}) {
    const userId = randomUUID();
    const email = `${userId.slice(0, 8)}@example.com`;
    readers.set(userId, { email, displayName: 'Maya Lind', timeZone: 'Europe/Berlin', settingsToken, ...change });
    return { userId, email, mails: () => smtp.mails.filter(({ recipients }) => recipients.includes(email)) };
  }
  const due = (userId: string, change: Partial<OccasionDueV1> = {}): OccasionDueV1 => ({
    occasionId: randomUUID(),
    userId,
    recipientId: randomUUID(),
    recipientName: 'Ann Lee',
    occasionType: 'Birthday',
    title: null,
    years: null,
    gift: null,
    occursOn: '2026-11-28',
    notes: 'Call before noon.',
    pastGifts: [],
    remindOn: '2026-11-21',
    ...change,
  });
  const deliveriesOf = (userId: string) =>
    service.query<{ status: string }>(`select status from deliveries where user_id = $1 and kind = 'reminder'`, [
      userId,
    ]);
  const published: string[] = [];
  const publish: TestService['publish'] = async (...given) => {
    const envelope = await service.publish(...given);
    published.push(envelope.id);
    return envelope;
  };
  const handled = (id: string) =>
    eventually(async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length);
  /** Ends the time in which mails wait for more, once all that was published is in them. */
  async function gathered(): Promise<void> {
    await Promise.all(published.splice(0).map(handled));
    await service.query(`update deliveries set next_at = now() where kind = 'reminder' and attempts = 0`);
  }
  async function settled(userId: string, status: string): Promise<void> {
    await gathered();
    await eventually(async () => {
      const deliveries = await deliveriesOf(userId);
      return deliveries.length > 0 && deliveries.every((delivery) => delivery.status === status);
    });
  }

  it('goes to the current address, with links to actions and settings', async () => {
    const { userId, email, mails } = aReader();
    const occasion = due(userId, { isProposalOffered: true });
    await publish(occasionDue, occasion);
    await settled(userId, 'sent');
    const [mail] = mails();
    expect(mail!.subject).toBe('Ann Lee’s birthday is in 7 days');
    expect(mail!.from).toMatchObject({ name: 'Presently' });
    const { recipientId, occasionId } = occasion;
    for (const link of [
      `https://presently.example/recipients?ideas=${recipientId}&occasion=${occasionId}`,
      `https://presently.example/gifts?recipientId=${recipientId}&occasionId=${occasionId}`,
      `https://presently.example/proposals?offer=${occasionId}&person=${recipientId}`,
      `https://presently.example/unsubscribe/${settingsToken}`,
    ])
      expect(mail!.text).toContain(link);
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<https://presently.example/unsubscribe/${settingsToken}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(JSON.stringify(await service.query('select * from deliveries where user_id = $1', [userId]))).not.toContain(
      email,
    );
  });

  it('is one for all occasions of a day', async () => {
    const { userId, mails } = aReader();
    const occasions = [3, 1, 2, 5, 4].map((nth) =>
      due(userId, { recipientName: `Person ${nth}`, occursOn: `2026-11-2${nth}` }),
    );
    await Promise.all(occasions.map((occasion) => publish(occasionDue, occasion)));
    await settled(userId, 'sent');
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.subject).toBe('5 dates are coming up, Person 1’s birthday first');
    const order = [1, 2, 3, 4, 5].map((nth) => mails()[0]!.text!.indexOf(`Person ${nth}`));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('is not repeated for a repeated event', async () => {
    const { userId, mails } = aReader();
    const occasion = due(userId);
    const { id } = await publish(occasionDue, occasion);
    await publish(occasionDue, occasion, id);
    await handled((await publish(occasionDue, occasion)).id);
    await settled(userId, 'sent');
    await handled((await publish(occasionDue, occasion)).id);
    await handled((await publish(occasionDue, Object.assign({}, occasion, { remindOn: '2026-11-22' }))).id);
    expect(await deliveriesOf(userId)).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });

  it('is followed by a second one for occasions that come after it was sent', async () => {
    const { userId, mails } = aReader();
    await publish(occasionDue, due(userId));
    await settled(userId, 'sent');
    await publish(occasionDue, due(userId, { recipientName: 'Bo', occursOn: '2026-11-22' }));
    await settled(userId, 'sent');
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Ann Lee’s birthday is in 7 days',
      'Bo’s birthday is tomorrow',
    ]);
  });

  it('leaves out occasions that are over when it is written, and is not sent for those alone', async () => {
    const some = aReader();
    await publish(occasionDue, due(some.userId, { recipientName: 'Past', occursOn: '2026-11-20' }));
    await publish(occasionDue, due(some.userId));
    await settled(some.userId, 'sent');
    expect(some.mails()[0]!.text).not.toContain('Past');
    const none = aReader();
    await publish(occasionDue, due(none.userId, { occursOn: '2026-11-20' }));
    await settled(none.userId, 'failed');
    expect(none.mails()).toEqual([]);
  });

  it('is not sent to a user who wants none when it is written', async () => {
    const { userId, mails } = aReader();
    await publish(occasionDue, due(userId));
    readers.delete(userId);
    await settled(userId, 'failed');
    expect(mails()).toEqual([]);
  });

  const came = (userId: string, change: Partial<OccasionCameV1> = {}): OccasionCameV1 => ({
    occasionId: randomUUID(),
    userId,
    recipientId: randomUUID(),
    recipientName: 'Ann Lee',
    occasionType: 'Birthday',
    title: null,
    years: null,
    occursOn: '2026-11-21',
    ...change,
  });
  const daysOf = (userId: string) =>
    service.query<{ status: string }>(`select status from deliveries where user_id = $1 and kind = 'day'`, [userId]);

  it('is followed by a short one on the day itself, once, that begins a card', async () => {
    const { userId, mails } = aReader();
    const day = came(userId);
    for (let times = 0; times < 3; times++) await publish(occasionCame, day);
    await eventually(async () => (await daysOf(userId))[0]?.status === 'sent');
    expect(mails().map(({ subject }) => subject)).toEqual(['Today is Ann Lee’s birthday']);
    const wish = `https://presently.example/gifts?card=1&recipientId=${day.recipientId}&occasionId=${day.occasionId}`;
    expect(mails()[0]!.text).toContain(`Send a wish now:\n${wish}`);
  });

  it('does not come on a day that is over, nor to a user who wants none or is suspended, nor about an erased person', async () => {
    const [late, off, suspended, erased] = [aReader(), aReader(), aReader(), aReader()];
    readers.delete(off.userId);
    await handled(
      (await publish(accountSuspended, { userId: suspended.userId, suspendedAt: '2026-11-21T07:00:00.000Z' })).id,
    );
    const gone = came(erased.userId);
    const facts = { recipientId: gone.recipientId, senderId: erased.userId, giftIds: [] };
    await handled((await publish(recipientErased, facts)).id);
    await publish(occasionCame, came(late.userId, { occursOn: '2026-11-20' }));
    for (const { userId } of [off, suspended]) await publish(occasionCame, came(userId));
    await handled((await publish(occasionCame, gone)).id);
    for (const { userId } of [late, off, suspended])
      await eventually(async () => (await daysOf(userId))[0]?.status === 'failed');
    expect([late, off, suspended, erased].flatMap(({ mails }) => mails())).toEqual([]);
    expect(await daysOf(erased.userId)).toEqual([]);
  });

  it('names products that are not bought, with the occasions of the day or alone', async () => {
    const [both, alone] = [aReader(), aReader()];
    const gift = (senderId: string) => {
      const about = { giftId: randomUUID(), senderId, recipientId: randomUUID(), recipientName: 'Bo' };
      return { ...about, giftName: 'Kettle', dueOn: '2026-11-24', remindOn: '2026-11-21' };
    };
    const wanted = gift(both.userId);
    await Promise.all([
      publish(occasionDue, due(both.userId)),
      ...[wanted, wanted, gift(alone.userId)].map((each) => publish(giftToBuy, each)),
    ]);
    for (const { userId } of [both, alone]) await settled(userId, 'sent');
    const subjects = [both, alone].map(({ mails }) => mails().map(({ subject }) => subject));
    expect(subjects).toEqual([['Ann Lee’s birthday is in 7 days'], ['Not bought yet: Kettle for Bo']]);
    for (const { mails } of [both, alone]) expect(mails()[0]!.text).toContain('Kettle for Bo, needed in 3 days');
    expect(both.mails()[0]!.text).toContain(`https://presently.example/gifts/${wanted.giftId}`);
  });

  it('asks once how a gift went, with the occasions of the day or alone, and nobody who wants no reminders', async () => {
    const [both, alone, off] = [aReader(), aReader(), aReader()];
    readers.delete(off.userId);
    const gift = (senderId: string) => {
      const about = { giftId: randomUUID(), senderId, recipientId: randomUUID(), recipientName: 'Bo' };
      return { ...about, giftName: 'Kettle', askUntil: '2026-12-05', remindOn: '2026-11-21' };
    };
    const given = gift(both.userId);
    await Promise.all([
      publish(occasionDue, due(both.userId)),
      ...[given, given, gift(alone.userId), gift(off.userId)].map((each) => publish(outcomeWanted, each)),
    ]);
    for (const { userId } of [both, alone]) await settled(userId, 'sent');
    await settled(off.userId, 'failed');
    const subjects = [both, alone, off].map(({ mails }) => mails().map(({ subject }) => subject));
    expect(subjects).toEqual([['Ann Lee’s birthday is in 7 days'], ['How did it go? Kettle for Bo'], []]);
    for (const { mails } of [both, alone]) expect(mails()[0]!.text).toContain('You gave Bo Kettle.');
    const answer = `https://presently.example/how-it-went#not-for-them.token-of-${given.giftId}`;
    expect(both.mails()[0]!.text).toContain(`Not for them: ${answer}`);
  });

  it('has answers for the first twenty gifts of a day, and the pages of the others', async () => {
    const { userId: senderId, mails } = aReader();
    const gifts = Array.from({ length: 22 }, () => ({ giftId: randomUUID(), senderId, recipientId: randomUUID() }));
    const days = { askUntil: '2026-12-05', remindOn: '2026-11-21' };
    await Promise.all(
      gifts.map((gift) => publish(outcomeWanted, { ...gift, ...days, recipientName: 'Bo', giftName: 'Kettle' })),
    );
    await settled(senderId, 'sent');
    const { text, html } = mails()[0]!;
    expect(text!.match(/how-it-went#loved\./g)).toHaveLength(20);
    expect(text!.match(/gifts\/[\w-]+#how-it-went/g)).toHaveLength(2);
    // Gmail cuts longer ones.
    expect(Buffer.byteLength(html!)).toBeLessThan(102_000);
  });

  it('waits for a mail server that is away, and is sent once', async () => {
    const { userId, mails } = aReader();
    smtp.mode = 'busy';
    await publish(occasionDue, due(userId));
    await gathered();
    await eventually(
      async () =>
        (await service.query('select 1 from deliveries where user_id = $1 and attempts > 1', [userId])).length,
    );
    smtp.mode = 'accept';
    await settled(userId, 'sent');
    expect(mails()).toHaveLength(1);
  });

  it('leaves out an erased recipient, in either order of the events', async () => {
    const { userId, mails } = aReader();
    const gone = due(userId, { recipientName: 'Gone' });
    const late = due(userId, { recipientName: 'Late' });
    await publish(occasionDue, gone);
    await publish(occasionDue, due(userId));
    for (const { recipientId } of [gone, late])
      await publish(recipientErased, { recipientId, senderId: userId, giftIds: [] });
    await publish(occasionDue, late);
    await settled(userId, 'sent');
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.text).toContain('Ann Lee');
    expect(mails()[0]!.text).not.toMatch(/Gone|Late/);
    expect(await service.query('select 1 from reminders where recipient_id = $1', [gone.recipientId])).toEqual([]);
  });

  it('is deleted with its user', async () => {
    const { userId, mails } = aReader();
    await handled((await publish(occasionDue, due(userId))).id);
    await handled((await publish(userErased, { userId })).id);
    await handled((await publish(occasionDue, due(userId))).id);
    expect(await deliveriesOf(userId)).toEqual([]);
    expect(await service.query('select 1 from reminders where user_id = $1', [userId])).toEqual([]);
    // A later delivery has been sent in the meantime.
    const gift = aGift();
    await publish(giftSent, gift);
    await eventually(() => smtp.mails.some(({ text }) => text?.includes(gift.shareToken)));
    expect(mails()).toEqual([]);
  });
});
