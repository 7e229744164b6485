import { getUsage } from '@presently/contracts/gifting/usage';
import { getUser } from '@presently/contracts/identity/accounts';
import { listRecipients } from '@presently/contracts/gifting/recipients';
import { Problem } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { aUser } from '../../test/samples.js';
import { TestGateway, type Answer } from '../../test/test-gateway.js';

describe('a page rendered for one user', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const user = aUser();
  const zone = 'zone=Europe%2FParis';

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict' });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    await gateway.services.answer(getUser, () => user);
    await gateway.services.answer(getUsage, () => ({ tier: 'free' as const, giftsUsedThisMonth: 3, giftLimit: 5 }));
    await gateway.services.answer(listRecipients, () => []);
  });

  const open = (cookie: string, path = '/dashboard') => gateway.call(`GET ${path}`, undefined, { cookie });
  const isApplication = ({ status, text }: Answer) => status === 200 && text.includes('<p>the application</p>');

  it('contains the answers of the API, in the time zone of the browser', async () => {
    const { cookie, holder } = gateway.signedIn();
    const answer = await open(`${cookie}; ${zone}`);
    const [, written] = /<p>(.*)<\/p>/.exec(answer.text)!;
    expect(JSON.parse(written!)).toEqual({
      'GET /api/user': Object.assign({ giftsUsedThisMonth: 3, giftLimit: 5 }, user),
      'GET /api/recipients': [],
      timeZone: 'Europe/Paris',
      now: expect.any(String),
    });
    const [call] = gateway.services.callsOf(listRecipients);
    expect(call!.context).toMatchObject({ caller: { userId: holder.userId }, timeZone: 'Europe/Paris' });
  });

  it('is never cached and extends the session', async () => {
    const { cookie, token } = gateway.signedIn();
    const { headers } = await open(`${cookie}; ${zone}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^__Host-sid=${token}; Max-Age=\\d+; Path=/; HttpOnly; Secure`),
    );
  });

  it('is the application without a session, after a sign-out, and without a known time zone', async () => {
    const { cookie, token } = gateway.signedIn();
    const unasked = [zone, '', cookie, `${cookie}; zone=Mars%2FOlympus`];
    for (const cookies of unasked) expect([cookies, isApplication(await open(cookies))]).toEqual([cookies, true]);
    gateway.endSession(token);
    expect(isApplication(await open(`${cookie}; ${zone}`))).toBe(true);
    expect(gateway.services.callsOf(listRecipients)).toEqual([]);
  });

  it('is the application if a service does not answer', async () => {
    const { cookie } = gateway.signedIn();
    await gateway.services.answer(listRecipients, () => {
      throw new Problem('service-unavailable', 503, 'Not now');
    });
    expect(isApplication(await open(`${cookie}; ${zone}`))).toBe(true);
  });

  it('counts against the limits of the user', async () => {
    const { cookie } = gateway.signedIn();
    const isWritten = async () => !isApplication(await open(`${cookie}; ${zone}`));
    const answers: boolean[] = [];
    // Five at a time. On a busy machine a page that takes too long to write is the application, and counts, too.
    for (let n = 0; n < 26; n++) answers.push(...(await Promise.all(Array.from({ length: 5 }, isWritten))));
    expect(answers.slice(0, 120).filter(Boolean).length).toBeGreaterThan(60);
    expect(answers.slice(120).filter(Boolean)).toEqual([]);
  });
});
