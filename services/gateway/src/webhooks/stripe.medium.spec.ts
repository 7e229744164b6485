import { receiveProviderMessage } from '@presently/contracts/billing/provider-webhook';
import { Problem } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=abc' };
/** Formatted as by Stripe: parsing and serialising would change it. */
const body = '{\n  "id": "evt_1",\n  "amount": 1.0,\n  "name": "\\u00c5sa Ås"\n}';

describe("Stripe's webhook", () => {
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
  const post = (text: string, more: Record<string, string> = headers) =>
    gateway.raw('POST /api/webhooks/stripe', text, more);
  const handedOn = () =>
    gateway.services.callsOf(receiveProviderMessage).map(({ input }) => input as { body: string; signature: string });

  it('passes every byte on with the signature, without session or browser', async () => {
    await gateway.services.answer(receiveProviderMessage, () => ({ success: true as const }));
    const answer = await post(body);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const [message] = handedOn();
    expect([Buffer.from(message!.body, 'base64').toString(), message!.signature]).toEqual([body, 't=1,v1=abc']);
  });

  it('accepts up to 256 KB, unlike other routes', async () => {
    await gateway.services.answer(receiveProviderMessage, () => ({ success: true as const }));
    const large = JSON.stringify({ text: 'x'.repeat(255 * 1024) });
    expect((await post(large)).status).toBe(200);
    expect((await post(JSON.stringify({ text: 'x'.repeat(257 * 1024) }))).status).toBe(413);
    const { cookie } = gateway.signedIn();
    expect((await gateway.call('POST /api/recipients', { name: 'x'.repeat(150 * 1024) }, { cookie })).status).toBe(413);
  });

  it('gives the same answer to every refused message', async () => {
    await gateway.services.answer(receiveProviderMessage, () => {
      throw new Problem('billing.message-refused', 400, 'This message is refused');
    });
    const { 'stripe-signature': _signature, ...unsigned } = headers;
    const [forged, bare] = [await post(body), await post(body, unsigned)];
    expect([forged.status, bare.status, bare.text]).toEqual([400, 400, forged.text]);
    expect(handedOn()).toHaveLength(1);
    expect(
      (await post('a=b', { ...headers, 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('answers 503 while billing is down, so that Stripe retries', async () => {
    await gateway.services.silence(receiveProviderMessage);
    expect((await post(body)).status).toBe(503);
  });
});
