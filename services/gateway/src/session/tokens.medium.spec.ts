import { listRecipients, addRecipient } from '@presently/contracts/gifting/recipients';
import { proposeGift, sendGift } from '@presently/contracts/gifting/gifts';
import { getUsage } from '@presently/contracts/gifting/usage';
import { getUser } from '@presently/contracts/identity/accounts';
import { countTokenSend, resolveToken, uncountTokenSend, type TokenHolder } from '@presently/contracts/identity/tokens';
import { gatewayCalls, operations } from '@presently/contracts/catalogue';
import { Page } from '@presently/messaging/page';
import { Problem, unauthenticated } from '@presently/messaging/problem';
import { hashSessionToken, publishRevokedSessions } from '@presently/messaging/revoked-sessions';
import { allowsScope, tokenPrefix, type TokenScope } from '@presently/rules/token-scopes';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { aSessionHolder, aToken, aUser } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';
import { isRouted } from '../routes/declared-route.js';

const gift = { recipientId: randomUUID(), giftName: 'Apron', message: 'For you' };
const person = { name: 'Ida', relationship: 'Sister' };
const sendRoute = `POST /api/recipients/${gift.recipientId}/gifts`;

describe('tokens of programs', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const holders = new Map<string, TokenHolder>();

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    const { services } = gateway;
    await services.answer(resolveToken, ({ token }) => {
      const holder = holders.get(token);
      if (!holder) throw unauthenticated();
      return holder;
    });
    await services.answer(listRecipients, () => new Page([], undefined));
    await services.answer(getUser, () => aUser());
    await services.answer(getUsage, () => ({ tier: 'free' as const, giftsUsedThisMonth: 0, giftLimit: 5 }));
    await services.answer(proposeGift, () => ({ proposalId: gift.recipientId }));
    await services.answer(countTokenSend, () => ({ success: true as const }));
    await services.answer(uncountTokenSend, () => ({ success: true as const }));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  function aTokenWith(...scopes: TokenScope[]) {
    const token = tokenPrefix + aToken();
    const ofToken = { tokenId: randomUUID(), tokenName: 'Claude', scopes };
    const holder: TokenHolder = Object.assign(aSessionHolder({ authenticatedAt: null }), ofToken);
    holders.set(token, holder);
    return { token, holder, as: { authorization: `Bearer ${token}` } };
  }
  const pathed = (route: string) => route.replaceAll(/:\w+/g, randomUUID());

  it('open what their scope allows, as their user, without a page of ours', async () => {
    const { as, holder } = aTokenWith('read');
    const answer = await gateway.raw('GET /api/recipients', undefined, as);
    expect(answer.status).toBe(200);
    expect(gateway.services.callsOf(listRecipients).at(-1)!.context.caller).toMatchObject({
      userId: holder.userId,
      token: { id: holder.tokenId, name: 'Claude', scopes: ['read'] },
    });
  });

  const calls = [...operations.filter(isRouted), ...gatewayCalls];
  it.each([
    ['read', (scope: string) => scope === 'read'],
    ['write', (scope: string) => scope === 'read' || scope === 'write'],
    ['send', (scope: string) => scope !== 'person'],
    ['contacts', () => false],
  ] as const)('with %s are refused everywhere else', async (scope, isOpen) => {
    const { as } = aTokenWith(scope);
    const wrong: unknown[] = [];
    for (const call of calls) {
      if (isOpen(call.scope) || (call.kind === 'operation' && call.proposal && scope === 'write')) continue;
      const { status, body } = await gateway.raw(pathed(call.route), undefined, as);
      const code = call.scope === 'person' ? 'person-only' : 'scope';
      if (status !== 403 || body?.code !== code) wrong.push([call.name, status, body?.code]);
    }
    expect(wrong).toEqual([]);
    expect(calls.filter((call) => !allowsScope([scope], call.scope)).length).toBeGreaterThan(40);
  });

  it('are refused if they are unknown, malformed or presented as a cookie', async () => {
    const { token } = aTokenWith('send');
    const refused = { status: 401, body: { code: 'unauthenticated' } };
    for (const authorization of [`Bearer ${tokenPrefix}${aToken()}`, 'Bearer', 'Bearer x', `Bearer ${token}x`])
      expect([authorization, await gateway.raw('GET /api/recipients', undefined, { authorization })]).toMatchObject([
        authorization,
        refused,
      ]);
    for (const name of ['sid', '__Host-sid'])
      expect(await gateway.raw('GET /api/recipients', undefined, { cookie: `${name}=${token}` })).toMatchObject(
        refused,
      );
  });

  it('stand alone: a session beside them lends them nothing', async () => {
    const { cookie } = gateway.signedIn();
    const { as } = aTokenWith('read');
    const answer = await gateway.call('POST /api/recipients', { name: 'Ida' }, { ...as, cookie });
    expect([answer.status, answer.body.code]).toEqual([403, 'scope']);
    const unknown = { authorization: `Bearer ${tokenPrefix}${aToken()}`, cookie };
    expect((await gateway.call('GET /api/recipients', undefined, unknown)).status).toBe(401);
  });

  it('never become a cookie', async () => {
    const { as } = aTokenWith('read');
    const answer = await gateway.raw('GET /api/user', undefined, as);
    expect([answer.status, answer.headers.getSetCookie().filter((line) => line.includes('sid='))]).toEqual([200, []]);
  });

  it('need no page of ours for a change, while a session does', async () => {
    await gateway.services.answer(addRecipient, () => {
      throw new Problem('reached', 409, 'Reached');
    });
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { as } = aTokenWith('write');
    const { cookie } = gateway.signedIn();
    const codes = [];
    for (const who of [as, { cookie }])
      codes.push((await gateway.call('POST /api/recipients', person, { ...elsewhere, ...who })).body.code);
    expect(codes).toEqual(['reached', 'cross-site']);
  });

  it('make a proposal of what would send, unless they may send', async () => {
    await gateway.services.answer(sendGift, () => {
      throw new Problem('reached', 409, 'Reached');
    });
    const { as } = aTokenWith('write');
    gateway.services.forgetCalls();
    const proposed = await gateway.call(sendRoute, gift, as);
    expect([proposed.status, proposed.body]).toEqual([202, { proposalId: gift.recipientId }]);
    expect(gateway.services.callsOf(sendGift)).toEqual([]);
    const sent = await gateway.call(sendRoute, gift, aTokenWith('send').as);
    expect([sent.status, sent.body.code]).toEqual([409, 'reached']);
    expect(gateway.services.callsOf(sendGift)).toHaveLength(1);
    // A refused gift does not count.
    expect(gateway.services.callsOf(countTokenSend)).toHaveLength(1);
    expect(gateway.services.callsOf(uncountTokenSend)).toHaveLength(1);
  });

  it('send nothing beyond what their owner allows', async () => {
    await gateway.services.answer(countTokenSend, () => {
      throw new Problem('budget-used', 429, 'Enough', { retryAfter: 60 });
    });
    gateway.services.forgetCalls();
    const answer = await gateway.call(sendRoute, gift, aTokenWith('send').as);
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([429, 'budget-used', '60']);
    expect(gateway.services.callsOf(sendGift)).toEqual([]);
  });

  it('end at once when they are revoked', async () => {
    const { token, as } = aTokenWith('read');
    expect((await gateway.raw('GET /api/recipients', undefined, as)).status).toBe(200);
    holders.delete(token);
    publishRevokedSessions(gateway.nats, [hashSessionToken(token)]);
    await eventually(async () => (await gateway.raw('GET /api/recipients', undefined, as)).status === 401);
  });
});
