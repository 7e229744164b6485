import { addRecipient, listRecipients } from '@presently/contracts/gifting/recipients';
import { callsAtOnce } from '@presently/rules/bounds';
import { hashSessionToken, publishRevokedSessions } from '@presently/messaging/revoked-sessions';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { validInput } from '@presently/testing/valid-requests';
import { setTimeout as delay } from 'node:timers/promises';
import { TestGateway, type Answer } from '../../test/test-gateway.js';

const { atOnce, waiting } = callsAtOnce.strict;

describe('requests of one account at once', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let gate: PromiseWithResolvers<void>;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict' });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gate = Promise.withResolvers();
    await gateway.services.answer(listRecipients, async () => {
      await gate.promise;
      return [];
    });
  });
  const begun = () => gateway.services.callsOf(listRecipients).length;
  const read = (cookie: string) => gateway.call('GET /api/recipients', undefined, { cookie });
  /** The first call of an account to a route goes ahead of the others, until its cost is known. */
  async function someoneWhoHasRead() {
    const account = gateway.signedIn();
    gate.resolve();
    await read(account.cookie);
    gate = Promise.withResolvers();
    gateway.services.forgetCalls();
    return account;
  }

  it('reach a service up to the bound, wait up to another, and are refused beyond it', async () => {
    const { cookie } = await someoneWhoHasRead();
    const answers: Answer[] = [];
    const calls = Array.from({ length: atOnce + waiting + 5 }, async () => answers.push(await read(cookie)));
    await eventually(() => answers.length === 5);
    expect(begun()).toBe(atOnce);
    for (const { status, body, headers } of answers)
      expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too-many-at-once', '1']);
    gate.resolve();
    await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(atOnce + waiting);
  });

  it('do not keep another account waiting, and neither do other pages of the account for ever', async () => {
    const ann = await someoneWhoHasRead();
    const many = Array.from({ length: atOnce + waiting }, () => read(ann.cookie));
    await eventually(() => begun() === atOnce);
    await gateway.services.answer(addRecipient, () => ({}) as never);
    const { cookie } = gateway.signedIn();
    const other = await gateway.call('POST /api/recipients', validInput['gifting.addRecipient'], { cookie });
    expect(other.status).toBe(201);
    gate.resolve();
    await Promise.all(many);
    expect((await read(ann.cookie)).status).toBe(200);
  });

  it('end when the browser disconnects, running or waiting', async () => {
    const { cookie } = await someoneWhoHasRead();
    const gone = new AbortController();
    const open = Array.from({ length: atOnce + waiting }, () =>
      fetch(`${gateway.url}/api/recipients`, { headers: { cookie }, signal: gone.signal }).catch(() => undefined),
    );
    await eventually(() => begun() === atOnce);
    gone.abort();
    await Promise.all(open);
    await eventually(async () => {
      const next = read(cookie);
      gate.resolve();
      return (await next).status === 200;
    });
    expect(begun()).toBeLessThan(atOnce + waiting);
  });

  it('are refused if the session ends while they wait, whatever they would do', async () => {
    const { cookie, token } = await someoneWhoHasRead();
    const running = Array.from({ length: atOnce }, () => read(cookie));
    await eventually(() => begun() === atOnce);
    const waiting = (['POST /api/recipients', 'GET /api/recipients'] as const).map((route) =>
      gateway.call(route, route.startsWith('POST') ? validInput['gifting.addRecipient'] : undefined, { cookie }),
    );
    const file = gateway.call('GET /api/exports/AAAAAAAAAAAAAAAAAAAAAA/file', undefined, { cookie });
    // They are in the line behind those that run.
    await delay(300);
    gateway.endSession(token);
    publishRevokedSessions(gateway.nats, [hashSessionToken(token)]);
    await gateway.nats.flush();
    await delay(100);
    gate.resolve();
    await Promise.all(running);
    expect((await Promise.all([...waiting, file])).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(begun()).toBe(atOnce);
  });

  it('do not include the live stream', async () => {
    const { cookie } = gateway.signedIn();
    const gone = new AbortController();
    const streams = Array.from({ length: atOnce }, () =>
      fetch(`${gateway.url}/api/live`, { headers: { cookie }, signal: gone.signal }),
    );
    expect((await Promise.all(streams)).map(({ status }) => status)).toEqual(Array.from({ length: atOnce }, () => 200));
    gate.resolve();
    expect((await read(cookie)).status).toBe(200);
    gone.abort();
  });
});
