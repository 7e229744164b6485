import { giftTakenBack } from '@presently/contracts/gifting/own-gifts';
import { findReportable, reportGift } from '@presently/contracts/gifting/reports';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { accountRestored, accountSuspended } from '@presently/contracts/identity/suspension';
import { notFound, Problem } from '@presently/messaging/problem';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { aSharedGift, aShareToken } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://presently.test' };
const at = '2026-11-21T10:00:00.000Z';

describe('a gift that its recipient reports', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const token = aShareToken();
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    await gateway.services.answer(reportGift, () => ({ success: true as const }));
    await gateway.services.answer(findReportable, () => ({ success: true as const }));
  });

  const calls = () => gateway.services.callsOf(reportGift).map(({ input }) => input);
  const send = (fields: Record<string, string>) =>
    gateway.raw(`POST /gift/${token}/report`, new URLSearchParams(fields).toString(), form);

  it('has a form that changes nothing when it is opened', async () => {
    const answer = await gateway.raw(`GET /gift/${token}/report`, undefined, {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('"state":"form"');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(calls()).toEqual([]);
  });

  it('has no form if its report would not be taken', async () => {
    await gateway.services.answer(findReportable, () => {
      throw notFound('Gift');
    });
    for (const link of [token, 'short']) {
      const answer = await gateway.raw(`GET /gift/${link}/report`, undefined, {});
      expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('"state":"gone"')]);
    }
    await gateway.services.silence(findReportable);
    expect((await gateway.raw(`GET /gift/${token}/report`, undefined, {})).text).toContain('"state":"form"');
  });

  it('is reported by the form, with the address of the visitor', async () => {
    const answer = await send({ reason: 'fraud', text: 'It asks for money.' });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"state":"sent"')]);
    expect(calls()).toEqual([{ shareToken: token, reason: 'fraud', text: 'It asks for money.' }]);
    expect(gateway.services.callsOf(reportGift)[0]!.context.address).toBe('127.0.0.1');
  });

  it('shows the form again with what was typed, when it cannot be sent', async () => {
    const incomplete = await send({ text: 'Words' });
    expect([incomplete.status, incomplete.text]).toEqual([400, expect.stringContaining('"text":"Words"')]);
    expect(incomplete.text).toContain('Please choose a reason');
    for (const [problem, status] of [
      [new Problem('budget-used', 429, 'A gift can be reported 5 times a day.', { retryAfter: 60 }), 429],
      [notFound('Gift'), 404],
    ] as const) {
      await gateway.services.answer(reportGift, () => {
        throw problem;
      });
      const answer = await send({ reason: 'other', text: 'Words' });
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('"text":"Words"')]);
      expect(answer.text).toContain(problem.message);
    }
    await gateway.services.silence(reportGift);
    expect((await send({ reason: 'other' })).status).toBe(503);
  });

  it('takes no report from a page of another site', async () => {
    const answer = await gateway.raw(`POST /gift/${token}/report`, 'reason=fraud', {
      ...form,
      origin: 'https://evil.example',
    });
    expect([answer.status, calls()]).toEqual([403, []]);
  });

  it('is closed at once when its sender is suspended, also if it is cached', async () => {
    const gift = aSharedGift();
    await gateway.services.answer(getSharedGift, () => gift);
    const page = () => gateway.raw(`GET /gift/${token}`, undefined, {});
    const json = () => gateway.call(`GET /api/gifts/view/${token}`);
    expect((await page()).status).toBe(200);
    await gateway.publish(accountSuspended, { userId: gift.senderId, suspendedAt: at });
    await eventually(async () => (await page()).status === 410);
    expect((await page()).text).toContain('"gone":"stopped"');
    expect((await page()).text).not.toContain(gift.view.giftName);
    expect([(await json()).status, (await json()).body.code]).toEqual([410, 'gift.unavailable']);
    await gateway.publish(accountRestored, { userId: gift.senderId, restoredAt: at });
    await eventually(async () => (await page()).status === 200);
  });

  it('is gone at once when its sender takes it back, also if it is cached', async () => {
    const gift = aSharedGift();
    const shareToken = aShareToken();
    await gateway.services.answer(getSharedGift, () => gift);
    const page = () => gateway.raw(`GET /gift/${shareToken}`, undefined, {});
    expect((await page()).status).toBe(200);
    await gateway.services.answer(getSharedGift, () => {
      throw new Problem('gift.taken-back', 410, 'This gift is no longer here.');
    });
    const { giftId, senderId } = gift;
    await gateway.publish(giftTakenBack, { giftId, senderId, recipientId: giftId, attempt: 1, takenBackAt: at });
    const gone = await eventually(async () => {
      const answer = await page();
      return answer.status === 410 && answer;
    });
    expect(gone.text).toContain('"gone":"taken-back"');
    expect((await gateway.call(`GET /api/gifts/view/${shareToken}`)).body.code).toBe('gift.taken-back');
  });

  it('is closed while gifting says so', async () => {
    const stopped = aShareToken();
    await gateway.services.answer(getSharedGift, () => {
      throw new Problem('gift.unavailable', 410, 'This gift is no longer available.');
    });
    const answer = await gateway.raw(`GET /gift/${stopped}`, undefined, {});
    expect([answer.status, answer.text]).toEqual([410, expect.stringContaining('"gone":"stopped"')]);
    expect((await gateway.call(`POST /api/gifts/view/${stopped}/seen`)).status).toBe(410);
  });
});
