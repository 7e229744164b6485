import { gatewayCalls } from '@presently/contracts/catalogue';
import { getUsage } from '@presently/contracts/gifting/usage';
import { getUser } from '@presently/contracts/identity/accounts';
import { deleteAccount } from '@presently/contracts/identity/erasure';
import { changePassword } from '@presently/contracts/identity/password';
import { signInWithPasskey } from '@presently/contracts/identity/passkeys';
import { register, signIn, signOut } from '@presently/contracts/identity/sessions';
import { TestBroker } from '@presently/testing/test-broker';
import { aToken, aUser } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';
import { declaredRoutes } from './route-check.js';

const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const secret = 'a long enough secret';
const validBody: Record<string, object> = {
  'session.register': { username: 'maria', password: secret },
  'session.login': { username: 'maria', password: secret },
  'session.loginWithPasskey': { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  'session.changePassword': { currentPassword: secret, newPassword: `another ${secret}` },
};

describe('the declared routes of the gateway', () => {
  let broker: TestBroker;
  let gateway: TestGateway;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    const { services } = gateway;
    const signedIn = () => ({ user: aUser(), sessionToken: aToken(), expiresAt: soon() });
    await services.answer(register, signedIn);
    await services.answer(signIn, signedIn);
    await services.answer(signInWithPasskey, signedIn);
    await services.answer(changePassword, signedIn);
    await services.answer(signOut, () => ({ success: true as const }));
    await services.answer(deleteAccount, () => ({ success: true as const }));
    await services.answer(getUser, () => aUser());
    await services.answer(getUsage, () => ({ tier: 'free' as const, giftsUsedThisMonth: 0, giftLimit: 5 }));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it.each(declaredRoutes.map((declared) => [declared.name, declared]))('include %s', (_name, { route }) => {
    const [method, url] = route.split(' ') as ['GET', string];
    expect(gateway.running.fastify.hasRoute({ method, url })).toBe(true);
  });

  const closed = gatewayCalls.filter(({ access }) => access !== 'public');
  it.each(closed.map((call) => [call.name, call]))('refuse %s without a session', async (_name, { route }) => {
    const answer = await gateway.call(route);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });

  // Its answer follows a visit to the provider.
  const alone = gatewayCalls.filter(({ name }) => name !== 'providers.link');
  it.each(alone.map((call) => [call.name, call]))(
    'change the session cookie as %s declares',
    async (_name, { name, route, cookie, produces, status }) => {
      if (produces) return;
      const caller = gateway.signedIn();
      const answer = await gateway.call(route, validBody[name], { cookie: caller.cookie });
      const written = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-sid='));
      const value = written?.slice('__Host-sid='.length).split(';')[0];
      if (cookie) expect(answer.status).toBe(status);
      else expect(value).toBeUndefined();
      if (cookie === 'cleared') expect(value).toBe('');
      if (cookie === 'renewed') expect(value).toBe(caller.token);
      if (cookie === 'set') expect(['', undefined, caller.token]).not.toContain(value);
    },
  );
});
