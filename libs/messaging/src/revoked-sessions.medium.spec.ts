import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { connectToNats } from './connection.js';
import { publishRevokedSessions, onSessionRevoked, sessionRevokedSubject } from './revoked-sessions.js';

describe('a subscription to revoked sessions', () => {
  it('ignores malformed messages and receives the next hash', async () => {
    const broker = await TestBroker.start();
    const nats = await connectToNats(broker.urlOf('gateway'), 'gateway-events');
    const identity = await connectToNats(broker.urlOf('identity'), 'identity-events');
    try {
      const received: string[] = [];
      onSessionRevoked(nats, (hash) => received.push(hash));
      await nats.flush();
      for (const malformed of ['no json', 'null', '{}', '[1,{}]']) identity.publish(sessionRevokedSubject, malformed);
      publishRevokedSessions(identity, ['a-hash']);
      await eventually(() => received.length === 1);
      expect(received).toEqual(['a-hash']);
    } finally {
      await Promise.all([nats.close(), identity.close()]);
      await broker.destroy();
    }
  });
});
