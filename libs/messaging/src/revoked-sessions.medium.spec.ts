import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { connectToNats } from './connection.js';
import { publishRevokedSessions, onSessionRevoked, sessionRevokedSubject } from './revoked-sessions.js';

describe('the word that sessions have ended', () => {
  it('is heard after words that mean nothing', async () => {
    const broker = await TestBroker.start();
    const nats = await connectToNats(broker.urlOf('gateway'), 'gateway-events');
    const identity = await connectToNats(broker.urlOf('identity'), 'identity-events');
    try {
      const heard: string[] = [];
      onSessionRevoked(nats, (hash) => heard.push(hash));
      await nats.flush();
      for (const word of ['no json', 'null', '{}', '[1,{}]']) identity.publish(sessionRevokedSubject, word);
      publishRevokedSessions(identity, ['a-hash']);
      await eventually(() => heard.length === 1);
      expect(heard).toEqual(['a-hash']);
    } finally {
      await Promise.all([nats.close(), identity.close()]);
      await broker.destroy();
    }
  });
});
