import { receiveBounce } from '@presently/contracts/notifications/bounces';
import { receiveTwilioWebhook } from '@presently/contracts/notifications/twilio-webhook';
import { Problem } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
const body = 'MessageSid=SM1&MessageStatus=delivered&Body=%C3%A9+%26';

describe('the webhooks of Twilio and of the mail host', () => {
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
  beforeEach(() => gateway.services.forgetCalls());
  const calls = () => gateway.services.callsOf(receiveTwilioWebhook).map(({ input }) => input);

  it('passes the body on unchanged, with query and signature, and answers empty TwiML', async () => {
    await gateway.services.answer(receiveTwilioWebhook, () => ({ success: true as const }));
    const answer = await gateway.raw('POST /api/webhooks/twilio?delivery=a%2Fb&x', body, {
      ...form,
      'x-twilio-signature': 'c2lnbmVk',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(answer.text).toMatch(/<Response\/>$/);
    expect(calls()).toEqual([{ signature: 'c2lnbmVk', query: '?delivery=a%2Fb&x', body }]);
  });

  it('answers 403 without a signature, and lets the service check it', async () => {
    expect((await gateway.raw('POST /api/webhooks/twilio', body, form)).status).toBe(403);
    expect(calls()).toEqual([]);
    await gateway.services.answer(receiveTwilioWebhook, () => {
      throw new Problem('webhook.signature-invalid', 403, 'Twilio has not signed this');
    });
    const forged = await gateway.raw('POST /api/webhooks/twilio', body, { ...form, 'x-twilio-signature': 'x' });
    expect([forged.status, forged.body.code]).toEqual([403, 'webhook.signature-invalid']);
  });

  it('answers 503 while notifications is down, so that Twilio retries', async () => {
    await gateway.services.silence(receiveTwilioWebhook);
    const answer = await gateway.raw('POST /api/webhooks/twilio', body, { ...form, 'x-twilio-signature': 'x' });
    expect(answer.status).toBe(503);
  });

  it('passes a mail that came back on to notifications, byte for byte, and no mail without a secret or too large', async () => {
    await gateway.services.answer(receiveBounce, () => ({ success: true as const }));
    const type = { 'content-type': 'message/rfc822' };
    const authorization = 'Bearer secret';
    const post = (mail: string, more: Record<string, string>) => gateway.raw('POST /api/webhooks/mail', mail, more);
    const mail = 'Subject: \u00c5\r\n\r\nNot delivered';
    expect((await post(mail, { ...type, authorization })).body).toEqual({ success: true });
    expect((await post(mail, type)).status).toBe(403);
    expect((await post('x'.repeat(257 * 1024), { ...type, authorization })).status).toBe(413);
    expect((await post('{}', { 'content-type': 'application/json', authorization })).status).toBe(403);
    expect((await gateway.raw('POST /api/login', mail, type)).status).toBe(415);
    const posted = gateway.services.callsOf(receiveBounce).map(({ input }) => input);
    expect(posted).toEqual([{ authorization, mail: Buffer.from(mail).toString('base64') }]);
  });

  it('refuses JSON and large bodies, and other routes refuse forms', async () => {
    const signed = { 'x-twilio-signature': 'x' };
    const asJson = { 'content-type': 'application/json', ...signed };
    expect((await gateway.raw('POST /api/webhooks/twilio', '{}', asJson)).status).toBe(403);
    const flood = `Body=${'x'.repeat(30_000)}`;
    expect((await gateway.raw('POST /api/webhooks/twilio', flood, { ...form, ...signed })).status).toBe(413);
    expect((await gateway.raw('POST /api/login', 'username=a&password=b', form)).status).toBe(415);
    expect((await gateway.raw('GET /api/webhooks/twilio', undefined, {})).status).toBe(404);
  });
});
