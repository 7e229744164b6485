import { userErased } from '@presently/contracts/identity/erasure';
import { connectToNats } from '@presently/messaging/connection';
import { provisionStreams } from '@presently/messaging/streams';
import { envelopeOf } from '@presently/testing/envelope-of';
import { RawPublisher } from '@presently/testing/raw-publisher';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { readErasures, usersOf } from './erasures.ts';

describe('who has been erased', () => {
  it('is read from the stream, which also holds messages that name no user', async () => {
    const broker = await TestBroker.start();
    const nats = await connectToNats(broker.url, 'ops');
    const raw = await RawPublisher.connect(broker.urlOf('identity'));
    try {
      await provisionStreams(nats, { replicas: 1, maxBytes: 2 ** 20 });
      const [first, second] = [randomUUID(), randomUUID()];
      const bodies = [
        JSON.stringify(envelopeOf(userErased, { userId: first })),
        'no json',
        'null',
        '{"data":{}}',
        JSON.stringify(envelopeOf(userErased, { userId: "' or 1=1" })),
        JSON.stringify(envelopeOf(userErased, { userId: second })),
      ];
      for (const body of bodies) raw.publish(userErased.subject, { body, headers: 'NATS/1.0\r\nx: y\r\n\r\n' });
      raw.publish(userErased.subject, { body: bodies[0]!, headers: 'NATS/1.0\r\na b: c\r\n\r\n' });
      await raw.flush();
      expect(usersOf(await readErasures(nats))).toEqual([first, second]);
    } finally {
      raw.close();
      await nats.close();
      await broker.destroy();
    }
  });
});
