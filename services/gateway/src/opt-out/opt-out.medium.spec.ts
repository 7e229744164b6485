import { optOut, undoOptOut } from '@presently/contracts/notifications/suppressions';
import { notFound } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

const token = 'A'.repeat(64);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the opt-out link', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    await gateway.services.answer(optOut, () => ({ success: true as const }));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(() => gateway.services.forgetCalls());
  const calls = () => gateway.services.callsOf(optOut).map(({ input }) => input);

  it('asks when it is opened and changes nothing', async () => {
    const answer = await gateway.raw(`GET /opt-out/${token}`, undefined, {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(`{"label":"No more gifts by email","action":"/opt-out/${token}","isMain":true}`);
    expect(answer.text).toContain(`{"label":"I want gifts again","action":"/opt-out/${token}/undo"}`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    await gateway.raw(`HEAD /opt-out/${token}`, undefined, {});
    expect(calls()).toEqual([]);
  });

  it.each([
    ['the button of a mail program', 'List-Unsubscribe=One-Click', {}],
    ['the button of the page', '', { origin: 'https://presently.test', 'sec-fetch-site': 'same-origin' }],
  ])('accepts %s', async (_what, body, headers) => {
    const answer = await gateway.raw(`POST /opt-out/${token}`, body, { ...form, ...(headers as object) });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('no more gifts by email')]);
    expect(calls()).toEqual([{ optOutToken: token }]);
  });

  it('takes it back when its button is pressed, and never by opening an address', async () => {
    await gateway.services.answer(undoOptOut, () => ({ success: true as const }));
    const opened = await gateway.raw(`GET /opt-out/${token}/undo`, undefined, {});
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/opt-out/${token}`]);
    expect(gateway.services.callsOf(undoOptOut)).toEqual([]);
    const headers = { ...form, origin: 'https://presently.test', 'sec-fetch-site': 'same-origin' };
    const answer = await gateway.raw(`POST /opt-out/${token}/undo`, '', headers);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('can send you gifts by email')]);
    expect(gateway.services.callsOf(undoOptOut)).toMatchObject([{ input: { optOutToken: token } }]);
    const foreign = { ...form, origin: 'https://evil.example' };
    expect((await gateway.raw(`POST /opt-out/${token}/undo`, '', foreign)).status).toBe(403);
  });

  it('explains on a page why it does not work', async () => {
    const short = await gateway.raw('POST /opt-out/short', '', form);
    await gateway.services.answer(optOut, () => {
      throw notFound('Link');
    });
    const forged = await gateway.raw(`POST /opt-out/${token}`, '', form);
    for (const answer of [short, forged]) {
      expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('does not work')]);
    }
    await gateway.services.silence(optOut);
    expect((await gateway.raw(`POST /opt-out/${token}`, '', form)).status).toBe(503);
  });

  it('refuses pages of other sites', async () => {
    const answer = await gateway.raw(`POST /opt-out/${token}`, '', { ...form, origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});
