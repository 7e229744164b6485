import { giftAccepted, giftDelivered } from '@presently/contracts/notifications/deliveries';
import { connectToNats } from '@presently/messaging/connection';
import { envelopeOf } from '@presently/testing/envelope-of';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { EventBroadcasts } from './event-broadcasts.js';

describe('events that are overheard', () => {
  it('go on coming after some that nobody can read, or that are not what their contract says', async () => {
    const broker = await TestBroker.start();
    const nats = await connectToNats(broker.url, 'test');
    const teller = await connectToNats(broker.url, 'teller');
    try {
      const heard: number[] = [];
      new EventBroadcasts(nats, 'gifting').overhear(giftDelivered, ({ data }) => void heard.push(data.attempt));
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
      for (const body of bodies) teller.publish(giftDelivered.subject, body);
      await eventually(() => heard.length === 1);
      expect(heard).toEqual([7]);
      expect(nats.stats().inMsgs).toBeGreaterThanOrEqual(7);
    } finally {
      await Promise.all([nats.close(), teller.close()]);
      await broker.destroy();
    }
  });
});
