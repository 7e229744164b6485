import { giftDelivered } from '@presently/contracts/deliveries';
import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { EventsConnection } from './events-connection.js';

describe('events that are overheard', () => {
  it('go on coming after one that nobody can read', async () => {
    const broker = await TestBroker.start();
    const nats = await connectToNats(broker.url, 'test');
    const teller = await connectToNats(broker.url, 'teller');
    try {
      const heard: number[] = [];
      new EventsConnection(nats, 'gifting').overhear(giftDelivered, ({ data }) => void heard.push(data.attempt));
      await nats.flush();
      for (const body of ['not json', 'null', '{"data":{"attempt":7}}']) teller.publish(giftDelivered.subject, body);
      await eventually(() => heard.length === 1);
      expect(heard).toEqual([7]);
      expect(nats.stats().inMsgs).toBeGreaterThanOrEqual(3);
    } finally {
      await Promise.all([nats.close(), teller.close()]);
      await broker.destroy();
    }
  });
});
