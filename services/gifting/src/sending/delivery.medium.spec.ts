import {
  giftDelivered,
  giftDeliveryFailed,
  type GiftDeliveredV1,
  type GiftDeliveryFailedV1,
} from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { giftProgressed, giftSent, listGifts, sendGift, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { listRecipients } from '@presently/contracts/gifting/recipients';
import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { aGiftFor, aSender, giftRow } from '../gifting.builders.js';

const waitMs = 2_000;
const stillTrying = "Gift saved. Delivery is taking longer than usual; we'll keep trying.";

describe('delivery of a gift', () => {
  let service: TestService;
  let nats: Awaited<ReturnType<typeof connectToNats>>;
  /** The reports of notifications about gifts to an address. */
  const behaviours = new Map<string, (sent: GiftSentV1) => Promise<unknown>>();

  beforeAll(async () => {
    // Two connections only, so that a send that keeps one while it waits blocks the others.
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: String(waitMs), DATABASE_POOL: '2' });
    nats = await connectToNats(service.broker.url, 'notifications');
    nats.subscribe(giftSent.subject, {
      callback: (_error, message) => {
        const { data } = message.json<Envelope<GiftSentV1>>();
        void behaviours.get(data.contact)?.(data);
      },
    });
    await nats.flush();
  });
  afterAll(async () => {
    await nats.close();
    await service.stop();
  });

  const delivered = (giftId: string, other: Partial<GiftDeliveredV1> = {}): GiftDeliveredV1 => ({
    giftId,
    deliveryId: randomUUID(),
    channel: 'email',
    attempt: 1,
    deliveredAt: '2026-11-21T10:00:00.000Z',
    ...other,
  });
  const failed = (giftId: string, other: Partial<GiftDeliveryFailedV1> = {}): GiftDeliveryFailedV1 => ({
    giftId,
    deliveryId: randomUUID(),
    channel: 'email',
    attempt: 1,
    reason: 'The address does not exist',
    willRetry: false,
    ...other,
  });
  const progressOf = async (giftId: string) =>
    (await service.emitted(giftProgressed)).filter((event) => event.giftId === giftId);
  /** Waits until the service has handled all published events. */
  const handled = (...ids: string[]) =>
    eventually(async () => {
      const [row] = await service.query<{ count: number }>(
        'select count(*)::int as count from processed_events where event_id = any($1)',
        [ids],
      );
      return row!.count === ids.length;
    });

  describe('in the answer to the send', () => {
    it('gives no warning for a delivered gift', async () => {
      const { call, recipient } = await aSender(service);
      behaviours.set('arrives@example.com', ({ giftId }) => service.publish(giftDelivered, delivered(giftId)));
      const gift = await call(sendGift, aGiftFor(recipient, { recipientEmail: 'arrives@example.com' }));
      expect(gift).not.toHaveProperty('deliveryWarning');
      expect(gift).toMatchObject({ deliveredAt: '2026-11-21T10:00:00.000Z', deliveryProblem: null });
    });

    it('gives the reason of a final failure', async () => {
      const { call, recipient } = await aSender(service);
      behaviours.set('bounces@example.com', ({ giftId }) =>
        service.publish(giftDeliveryFailed, failed(giftId, { code: 'bounced-no-mailbox' })),
      );
      const gift = await call(sendGift, aGiftFor(recipient, { recipientEmail: 'bounces@example.com' }));
      expect(gift.deliveryWarning).toBe('Gift saved, but the email could not be delivered: The address does not exist');
      expect(gift).toMatchObject({ deliveryWarningCode: 'failed', deliveryProblemCode: 'bounced-no-mailbox' });
      await eventually(async () => (await call(listGifts, {}))[0]!.deliveryProblemCode === 'bounced-no-mailbox');
    });

    it('promises to keep trying after a temporary failure', async () => {
      const { call, recipient } = await aSender(service);
      behaviours.set('greylisted@example.com', ({ giftId }) =>
        service.publish(giftDeliveryFailed, failed(giftId, { reason: 'The mail server is busy', willRetry: true })),
      );
      const gift = await call(sendGift, aGiftFor(recipient, { recipientEmail: 'greylisted@example.com' }));
      expect(gift).toMatchObject({ deliveryWarning: stillTrying, deliveryProblem: 'The mail server is busy' });
    });

    it('promises the same when no verdict arrives, and holds no connection while it waits', async () => {
      const { call, recipient } = await aSender(service);
      const start = Date.now();
      const sends = [1, 2, 3, 4].map(() => call(sendGift, aGiftFor(recipient)));
      await eventually(
        async () =>
          (await service.query('select 1 from gift_history where recipient_id = $1', [recipient.id])).length === 4,
      );
      const listed = call(listRecipients, {}).then(() => 'listed');
      expect(await Promise.race([listed, ...sends.map((sending) => sending.then(() => 'answered'))])).toBe('listed');
      for (const gift of await Promise.all(sends)) expect(gift.deliveryWarning).toBe(stillTrying);
      expect(Date.now() - start).toBeGreaterThanOrEqual(waitMs - 10);
    });

    it('uses the stored state when the verdict was missed', async () => {
      const { caller, recipient } = await aSender(service);
      const send = service.as(caller)(sendGift, aGiftFor(recipient));
      await eventually(async () => {
        const written = await service.query(
          `update gift_history set delivered_at = now(), is_delivery_under_way = false
           where recipient_id = $1 returning 1`,
          [recipient.id],
        );
        return written.length === 1;
      });
      expect(await send).toMatchObject({ deliveredAt: expect.any(String) });
      expect(await send).not.toHaveProperty('deliveryWarning');
    });

    it("never waits past the caller's deadline", async () => {
      const { caller, recipient } = await aSender(service);
      const hurried = service.as(caller, { deadlineMs: 1_500 });
      // On a busy machine the gift alone may take as long.
      const answer = await eventually(() => hurried(sendGift, aGiftFor(recipient)));
      expect(answer).toMatchObject({ deliveryWarning: stillTrying });
    });

    it('is the same for every request with one key, and later follows the gift', async () => {
      const { caller, recipient } = await aSender(service);
      behaviours.set('copies@example.com', ({ giftId }) => service.publish(giftDeliveryFailed, failed(giftId)));
      const gift = aGiftFor(recipient, { recipientEmail: 'copies@example.com' });
      const press = service.as(caller, { idempotencyKey: 'press-1' });
      const answers = await Promise.all([1, 2, 3].map(() => press(sendGift, gift)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const { id, deliveryWarning } = answers[0]!;
      expect(deliveryWarning).toMatch(/could not be delivered/);

      const later = delivered(id, { attempt: 1, deliveredAt: new Date().toISOString() });
      await handled((await service.publish(giftDelivered, later)).id);
      expect(await press(sendGift, gift)).not.toHaveProperty('deliveryWarning');
    });
  });

  describe('in the database', () => {
    let giftId: string;
    let sending: Promise<unknown>;
    let call: Awaited<ReturnType<typeof aSender>>['call'];

    beforeEach(async () => {
      const sender = await aSender(service);
      call = sender.call;
      sending = call(sendGift, aGiftFor(sender.recipient));
      giftId = await eventually(async () => {
        const sql = 'select id from gift_history where recipient_id = $1';
        return (await service.query<{ id: string }>(sql, [sender.recipient.id]))[0]?.id;
      });
    });
    // Each test publishes the verdict that it waits for.
    afterEach(() => sending);

    it('is written and published once, however often the event arrives', async () => {
      const event = delivered(giftId);
      const id = randomUUID();
      await Promise.all([1, 2, 3].map(() => service.publish(giftDelivered, event, id)));
      const again = await service.publish(
        giftDelivered,
        delivered(giftId, { deliveredAt: '2026-11-21T11:00:00.000Z' }),
      );
      await handled(id, again.id);
      expect(await call(listGifts, {})).toMatchObject([{ deliveredAt: event.deliveredAt }]);
      expect(await progressOf(giftId)).toHaveLength(1);
    });

    it('stays delivered after a late failure', async () => {
      const first = await service.publish(giftDelivered, delivered(giftId));
      await handled(first.id);
      const late = await service.publish(giftDeliveryFailed, failed(giftId, { willRetry: true }));
      await handled(late.id);
      expect(await call(listGifts, {})).toMatchObject([{ deliveredAt: expect.any(String), deliveryProblem: null }]);
      expect(await progressOf(giftId)).toEqual([
        expect.objectContaining({ deliveredAt: '2026-11-21T10:00:00.000Z', deliveryProblem: null }),
      ]);
    });

    it('stays failed when a temporary failure follows a final one', async () => {
      const final = await service.publish(giftDeliveryFailed, failed(giftId));
      await handled(final.id);
      const late = await service.publish(giftDeliveryFailed, failed(giftId, { reason: 'Busy', willRetry: true }));
      await handled(late.id);
      expect(await call(listGifts, {})).toMatchObject([{ deliveryProblem: 'The address does not exist' }]);
      expect(await giftRow(service, giftId)).toMatchObject({ is_delivery_under_way: false, version: 2 });
    });

    it('changes from failing to delivered, and publishes both', async () => {
      const trouble = await service.publish(giftDeliveryFailed, failed(giftId, { reason: 'Busy', willRetry: true }));
      await handled(trouble.id);
      const arrival = await service.publish(giftDelivered, delivered(giftId));
      await handled(arrival.id);
      expect(await progressOf(giftId)).toMatchObject([
        { deliveredAt: null, deliveryProblem: 'Busy' },
        { deliveredAt: '2026-11-21T10:00:00.000Z', deliveryProblem: null },
      ]);
    });

    it('ignores the failure of an earlier attempt', async () => {
      await service.query('update gift_history set delivery_attempt = 2 where id = $1', [giftId]);
      const old = await service.publish(giftDeliveryFailed, failed(giftId, { attempt: 1 }));
      await handled(old.id);
      expect(await call(listGifts, {})).toMatchObject([{ deliveryProblem: null }]);
      expect(await progressOf(giftId)).toEqual([]);
    });
  });

  it('ignores events about a removed gift', async () => {
    const gone = randomUUID();
    const events = [
      await service.publish(giftDelivered, delivered(gone)),
      await service.publish(giftDeliveryFailed, failed(gone)),
    ];
    await handled(...events.map(({ id }) => id));
    expect(await service.query('select 1 from dead_letters')).toEqual([]);
    expect(await progressOf(gone)).toEqual([]);
  });
});
