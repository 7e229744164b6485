import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactions } from '@presently/contracts/rights';
import { services } from '@presently/topology/services';
import { eventually } from '@presently/testing/eventually';
import { TestCollector, type CollectedSpan } from '@presently/testing/test-collector';
import { Product } from '../world/product.ts';
import { Client } from '../world/client.ts';

/** Personal data and secrets that no log, trace or metric may contain. */
const secrets = {
  email: 'canary-sender@example.com',
  otherEmail: 'canary-other@example.com',
  recipient: 'Canaria Recipientis',
  interest: 'canary keeping',
  contact: 'canary-contact@example.com',
  phone: '4155550142',
  message: 'Canary message, sing to her',
  giftName: 'Canary cage',
};
/** The most detailed logs, and frequent metrics. */
const talkative = { LOG_LEVEL: 'trace', OTEL_METRIC_EXPORT_INTERVAL: '1000' };

describe('telemetry', () => {
  let collector: TestCollector;
  let product: Product;
  let sender: Client;
  let recipientId: string;
  const found: Record<string, string> = { ...secrets };

  beforeAll(async () => {
    collector = await TestCollector.start();
    product = await Product.start({ env: { ...talkative, ...collector.env } });
    sender = new Client(product.url);
    const { username, password } = await sender.register(secrets.email);
    Object.assign(found, { username, password });
    recipientId = (
      await sender.call('POST /api/recipients', {
        name: secrets.recipient,
        relationship: 'Friend',
        interests: [secrets.interest],
      })
    ).body.id;
    await product.putOnPro(sender);
  }, 180_000);
  afterAll(async () => {
    await product?.destroy();
    await collector?.stop();
  }, 60_000);

  const send = (how: object, headers: Record<string, string> = {}) =>
    sender.call(
      `POST /api/recipients/${recipientId}/gifts`,
      { recipientId, giftName: secrets.giftName, message: secrets.message, status: 'sent', ...how },
      headers,
    );

  it('shows a gift as one trace, from the request to the mail and its events', async () => {
    const traceId = 'c0ffee00c0ffee00c0ffee00c0ffee00';
    const gift = await send(
      { deliveryMethod: 'email', recipientEmail: secrets.contact },
      { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    );
    expect(gift.status).toBe(201);
    found['shareToken'] = await eventually(async () => {
      const [mail] = await product.sandbox.mails(secrets.contact);
      return /\/gift\/([\w-]{32})/.exec(mail?.text ?? '')?.[1];
    });

    const steps = [
      ['gateway', 2, 'POST /api/recipients/:recipientId/gifts'],
      ['gateway', 3, 'gifting.sendGift'],
      ['gifting', 2, 'gifting.sendGift'],
      ['gifting', 3, 'insert gift_history'],
      ['gifting', 3, 'insert outbox'],
      ['gifting', 4, 'send gifting.gift_sent.v1'],
      ['notifications', 5, 'process gifting.gift_sent.v1'],
      ['notifications', 3, 'insert deliveries'],
      ['notifications', 1, 'deliver gift'],
      ['notifications', 3, 'smtp send'],
      ['gifting', 5, 'process notifications.gift_delivered.v1'],
    ] as const;
    const isStep = (span: CollectedSpan, [service, kind, name]: (typeof steps)[number]) =>
      span.traceId === traceId && span.service === service && span.kind === kind && span.name === name;
    const missing = () => steps.filter((step) => !collector.spans.some((span) => isStep(span, step)));
    await eventually(() => missing().length === 0).catch(() => expect(missing()).toEqual([]));

    // Every span but the first has a parent in the same trace.
    const ids = new Set(collector.spans.filter((span) => span.traceId === traceId).map(({ spanId }) => spanId));
    const loose = collector.spans.filter(
      (span) => span.traceId === traceId && span.parentSpanId !== '00f067aa0ba902b7' && !ids.has(span.parentSpanId!),
    );
    expect(loose.map(({ service, name }) => `${service} ${name}`)).toEqual([]);
    expect(collector.spans.find((span) => span.traceId === traceId && span.name === 'smtp send')!.attributes).toEqual({
      'presently.provider': 'smtp',
      'presently.provider.operation': 'send',
      'presently.outcome': 'ok',
    });
  }, 60_000);

  it('counts and times operations, and measures queues', async () => {
    await eventually(() => collector.value('presently.delivery.tries', { 'presently.delivery.kind': 'gift' }));
    const expectMetric = (metric: string, attributes?: Record<string, string>, service?: string) =>
      eventually(() => collector.value(metric, attributes, service) !== undefined).catch(() => {
        throw new Error(`${metric} of ${service} is missing`);
      });
    await expectMetric('http.server.request.duration', {
      'http.route': '/api/recipients',
      'http.response.status_code': '201',
    });
    await expectMetric('rpc.client.call.duration', { 'rpc.method': 'gifting.sendGift' }, 'gateway');
    await expectMetric('presently.provider.call.duration', { 'presently.provider': 'smtp', 'presently.outcome': 'ok' });
    await expectMetric('presently.sessions.active', {}, 'identity');
    await expectMetric('presently.delivery.oldest_due_age', {}, 'notifications');
    await expectMetric('presently.live_streams.open', {}, 'gateway');
    for (const service of services.filter((name) => reactions[name].length > 0))
      await expectMetric('presently.consumer.pending', {}, service);
    for (const service of services) {
      await expectMetric('presently.outbox.depth', {}, service);
      await expectMetric('presently.outbox.oldest_age', {}, service);
      await expectMetric('presently.dead_letters', {}, service);
      await expectMetric('db.client.connection.max', {}, service);
      await expectMetric('nodejs.eventloop.delay.p99', {}, service);
    }
  }, 60_000);

  it('contains no personal data and no secrets', async () => {
    // Errors and third parties are the likeliest places for a leak.
    await send({ deliveryMethod: 'sms', recipientPhone: `+1${secrets.phone}` });
    await eventually(async () => (await product.sandbox.texts(`+1${secrets.phone}`)).length > 0);
    await sender.call('POST /api/register', { username: found['username'], password: found['password'] });
    await sender.call('POST /api/login', { username: found['username'], password: 'canary wrong password' });
    await sender.call('PATCH /api/user/account', { email: secrets.otherEmail });
    await sender.call(`POST /api/recommendations/recipient/${recipientId}`, { budget: '$50-$100' });
    await sender.call('POST /api/messages/generate', { recipientId, occasion: secrets.interest });
    await sender.call(`GET /api/gifts/view/${found['shareToken']}`);
    await sender.raw('GET', `/gift/${found['shareToken']}`, undefined, {});
    await sender.raw('POST', '/api/recipients', `{"name":"${secrets.recipient}`, {
      'content-type': 'application/json',
    });
    await sender.call('POST /api/recipients', { name: secrets.recipient.repeat(200), interests: secrets.interest });
    await product.sandbox.fault('email', 'reject');
    await send({ deliveryMethod: 'email', recipientEmail: secrets.otherEmail });
    await eventually(() => collector.value('presently.delivery.tries', { 'presently.outcome': 'refused' }), 30_000);
    await product.stop();

    const folder = join(product.dataDir, 'logs');
    const logs = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
    expect(logs.map(({ name }) => name)).toEqual(expect.arrayContaining(['gateway.log', 'notifications.log']));
    const outputs = [...logs, { name: 'collector', text: collector.bodies.join('\n') }];
    const leaks = outputs.flatMap(({ name, text }) =>
      text
        .split('\n')
        .flatMap((line) =>
          [...Object.entries(found), ['wrongPassword', 'canary wrong password']]
            .filter(([, value]) => line.toLowerCase().includes(value!.toLowerCase()))
            .map(([what]) => `${what} in ${name}: ${line.slice(0, 300)}`),
        ),
    );
    expect(leaks).toEqual([]);
  }, 120_000);
});
