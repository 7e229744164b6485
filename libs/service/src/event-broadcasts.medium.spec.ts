import { giftAccepted, giftDelivered } from '@presently/contracts/notifications/deliveries';
import { connectToNats } from '@presently/messaging/connection';
import { envelopeOf } from '@presently/testing/envelope-of';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { EventBroadcasts } from './event-broadcasts.js';

describe('a subscription to broadcast events', () => {
  it('ignores malformed and invalid events and receives the next one', async () => {
    const broker = await TestBroker.start();
    const nats = await connectToNats(broker.url, 'test');
    const publisher = await connectToNats(broker.url, 'publisher');
    try {
      const received: number[] = [];
      new EventBroadcasts(nats, 'gifting').overhear(giftDelivered, ({ data }) => void received.push(data.attempt));
      await nats.flush();
      const data = {
        giftId: randomUUID(),
        deliveryId: randomUUID(),
        channel: 'email' as const,
        attempt: 7,
        deliveredAt: new Date().toISOString(),
      };
      const event = envelopeOf(giftDelivered, data);
      const broken = [
        { data: { attempt: 1 } },
        { ...event, type: giftAccepted.type },
        { ...event, data: { ...data, attempt: '2' } },
        { ...event, data: { ...data, giftId: { toString: 'no id' } } },
      ];
      const bodies = ['not json', 'null', ...[...broken, event].map((each) => JSON.stringify(each))];
      for (const body of bodies) publisher.publish(giftDelivered.subject, body);
      await eventually(() => received.length === 1);
      expect(received).toEqual([7]);
      expect(nats.stats().inMsgs).toBeGreaterThanOrEqual(7);
    } finally {
      await Promise.all([nats.close(), publisher.close()]);
      await broker.destroy();
    }
  });
});
