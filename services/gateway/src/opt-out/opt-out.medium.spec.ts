import { optOut, readOptOut, undoOptOut } from '@presently/contracts/notifications/suppressions';
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
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  let isOptedOut: boolean;
  beforeEach(async () => {
    isOptedOut = false;
    gateway.services.forgetCalls();
    const set = (to: boolean) => {
      isOptedOut = to;
      return { success: true as const };
    };
    await gateway.services.answer(readOptOut, () => ({ isOptedOut }));
    await gateway.services.answer(optOut, () => set(true));
    await gateway.services.answer(undoOptOut, () => set(false));
  });
  const open = (path: string) => gateway.raw(`GET ${path}`, undefined, {});
  const press = (path: string) =>
    gateway.raw(`POST ${path}`, '', { ...form, origin: 'https://presently.test', 'sec-fetch-site': 'same-origin' });

  it('tells the state when it is opened and changes nothing', async () => {
    const answer = await open(`/opt-out/${token}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(`[{"label":"No more gifts by email","action":"/opt-out/${token}","isMain":true}]`);
    expect([answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    await gateway.raw(`HEAD /opt-out/${token}`, undefined, {});
    expect([isOptedOut, gateway.services.callsOf(optOut)]).toEqual([false, []]);
  });

  it('leads from each button to the page with the state, so that no page in the history is an answer to a POST', async () => {
    const pressed = await press(`/opt-out/${token}`);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/opt-out/${token}`]);
    expect(gateway.services.callsOf(optOut)).toMatchObject([{ input: { optOutToken: token } }]);
    expect((await open(`/opt-out/${token}`)).text).toContain(
      `[{"label":"I want gifts again","action":"/opt-out/${token}/undo"}]`,
    );
    const undone = await press(`/opt-out/${token}/undo`);
    expect([undone.status, undone.headers.get('location')]).toEqual([303, `/opt-out/${token}`]);
    expect(gateway.services.callsOf(undoOptOut)).toMatchObject([{ input: { optOutToken: token } }]);
    expect((await open(`/opt-out/${token}`)).text).toContain('People can send you gifts');
  });

  it('answers the button of a mail program without a redirect', async () => {
    const answer = await gateway.raw(`POST /opt-out/${token}`, 'List-Unsubscribe=One-Click', form);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('no more gifts by email')]);
    expect(isOptedOut).toBe(true);
  });

  it('takes nothing back by opening an address or for another site', async () => {
    const opened = await open(`/opt-out/${token}/undo`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/opt-out/${token}`]);
    const foreign = { ...form, origin: 'https://evil.example' };
    expect((await gateway.raw(`POST /opt-out/${token}/undo`, '', foreign)).status).toBe(403);
    expect(gateway.services.callsOf(undoOptOut)).toEqual([]);
  });

  it('explains on a page why it does not work', async () => {
    const short = await Promise.all([press('/opt-out/short'), open('/opt-out/short')]);
    const refuse = () => {
      throw notFound('Link');
    };
    for (const call of [optOut, undoOptOut, readOptOut]) await gateway.services.answer(call, refuse);
    const all = () =>
      Promise.all([press(`/opt-out/${token}`), press(`/opt-out/${token}/undo`), open(`/opt-out/${token}`)]);
    for (const answer of [...short, ...(await all())]) {
      expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('does not work')]);
    }
    for (const call of [optOut, undoOptOut, readOptOut]) await gateway.services.silence(call);
    expect((await all()).map(({ status }) => status)).toEqual([503, 503, 503]);
  });

  it('refuses pages of other sites', async () => {
    const answer = await gateway.raw(`POST /opt-out/${token}`, '', { ...form, origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});
