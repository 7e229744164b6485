import { createHmac, randomUUID } from 'node:crypto';
import { Attacker } from '../attacker.ts';
import { newAttacker, type World } from '../world.ts';

const stripeSecret = 'whsec_sandbox';
const twilioToken = 'sandbox';
const twilioAccount = `AC${'0'.repeat(32)}`;
const now = () => Math.floor(Date.now() / 1_000);

const v1 = (body: string, secret: string, seconds: number) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
const stripeSigned = (body: string, seconds = now(), secret = stripeSecret) =>
  `t=${seconds},v1=${v1(body, secret, seconds)}`;

function twilioSigned(url: string, fields: Record<string, string>, token = twilioToken): string {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((so, name) => so + name + fields[name], url);
  return createHmac('sha1', token).update(text).digest('base64');
}

/** Forged messages of the payment provider and the text provider. */
export function webhooks(world: World): void {
  const eventOf = (id: string, customer = 'cus_nobody') =>
    JSON.stringify({
      id,
      object: 'event',
      api_version: '2026-01-28.clover',
      created: now(),
      livemode: false,
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_x', object: 'subscription', customer, status: 'active', items: { data: [] } } },
    });
  const post = (body: string | Buffer, signature?: string) =>
    new Attacker(world.product.url).raw('POST', '/api/webhooks/stripe', body, {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    });

  describe('webhooks', () => {
    const body = eventOf('evt_forged');
    const forgeries: [string, () => [string | Buffer, string | undefined]][] = [
      ['no signature', () => [body, undefined]],
      ['an empty signature', () => [body, '']],
      ['a signature without a time', () => [body, `v1=${v1(body, stripeSecret, now())}`]],
      ['a signature of another secret', () => [body, stripeSigned(body, now(), 'whsec_other')]],
      ['a signature under an empty secret', () => [body, stripeSigned(body, now(), '')]],
      ['a body altered by one letter', () => [body.replace('active', 'actibe'), stripeSigned(body)]],
      ['a body with a space more', () => [`${body} `, stripeSigned(body)]],
      ['a signature that is too old', () => [body, stripeSigned(body, now() - 3_600)]],
      ['a new time on an old signature', () => [body, `t=${now()},v1=${v1(body, stripeSecret, now() - 3_600)}`]],
      ['a scheme that only tests use', () => [body, `t=${now()},v0=${v1(body, stripeSecret, now())}`]],
      ['a very long signature', () => [body, `t=${now()},v1=${'a'.repeat(10_000)}`]],
      ['a signed body that is no JSON', () => ['{', stripeSigned('{')]],
      ['a signed body that is no event', () => ['null', stripeSigned('null')]],
      ['a signed list', () => ['[]', stripeSigned('[]')]],
      ['bytes that are no UTF-8', () => [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), stripeSigned('{}')]],
    ];
    it.each(forgeries)("Stripe's with %s is refused", async (_what, forge) => {
      const [forged, signature] = forge();
      const answer = await post(forged, signature);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toMatch(/secret|whsec|signature|timestamp/i);
    });

    it('none of them is stored', async () => {
      expect(
        await world.product.database('billing').rows(`select 1 from stripe_events where event_id = 'evt_forged'`),
      ).toEqual([]);
    });

    it('a signed one with false content starts no plan, because Stripe is queried', async () => {
      const attacker = await newAttacker(world.product, `${randomUUID()}@example.com`);
      await attacker.call('POST /api/create-subscription', { priceId: 'price_pro_monthly' });
      const [row] = await world.product
        .database('billing')
        .rows<{ customer: string }>(
          'select stripe_customer_id as customer from customers order by created_at desc limit 1',
        );
      const before = (await attacker.call('GET /api/subscription')).body as object;
      const claim = eventOf(`evt_${randomUUID()}`, row!.customer);
      expect((await post(claim, stripeSigned(claim))).status).toBe(200);
      expect((await attacker.call('GET /api/subscription')).body).toEqual(before);
      expect((await attacker.call('GET /api/user')).body).toMatchObject({ subscriptionTier: 'free', giftLimit: 5 });
    });

    it('one that arrives five times at once counts once', async () => {
      const id = `evt_${randomUUID()}`;
      const again = eventOf(id);
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(again, stripeSigned(again))));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
      expect(
        await world.product.database('billing').rows('select 1 from stripe_events where event_id = $1', [id]),
      ).toHaveLength(1);
    });

    it.each([
      ['no secret', {}],
      ['another secret', { authorization: 'Bearer local-secret-of-another-host' }],
      ['an empty secret', { authorization: 'Bearer ' }],
      ['a password of another kind', { authorization: 'Basic local-secret-of-the-mail-host' }],
    ])('a mail that came back with %s is refused', async (_what, more: Record<string, string>) => {
      const answer = await new Attacker(world.product.url).raw('POST', '/api/webhooks/mail', 'To: x', {
        'content-type': 'message/rfc822',
        ...more,
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'webhook.signature-invalid']);
    });

    it.each([11, 12, 500])(
      'a mail of %d nested parts is dropped, and not posted again after an error',
      async (depth) => {
        const parts = Array.from(
          { length: depth },
          (_none, nth) => `--a${nth}\r\nContent-Type: multipart/mixed; boundary=a${nth + 1}\r\n\r\n`,
        );
        const mail = `Content-Type: multipart/mixed; boundary=a0\r\n\r\n${parts.join('')}`;
        const answer = await new Attacker(world.product.url).raw('POST', '/api/webhooks/mail', mail, {
          'content-type': 'message/rfc822',
          authorization: 'Bearer local-secret-of-the-mail-host',
        });
        expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      },
    );

    describe('of Twilio', () => {
      const fields = {
        AccountSid: twilioAccount,
        MessageSid: `SM${'1'.repeat(32)}`,
        From: '+14155550123',
        Body: 'STOP',
      };
      const own = () => `${world.product.url}/api/webhooks/twilio`;
      const send = (sent: Record<string, string>, signature: string, search = '', more: Record<string, string> = {}) =>
        new Attacker(world.product.url).raw(
          'POST',
          `/api/webhooks/twilio${search}`,
          new URLSearchParams(sent).toString(),
          {
            'content-type': 'application/x-www-form-urlencoded',
            'x-twilio-signature': signature,
            ...more,
          },
        );
      const suppressed = async () =>
        (await world.product.database('notifications').rows('select 1 from suppressions')).length;

      const forged: [string, () => ReturnType<typeof send>][] = [
        ['no signature of theirs', () => send(fields, 'AAAA')],
        ['the key of another account', () => send(fields, twilioSigned(own(), fields, 'other'))],
        ['an empty key', () => send(fields, twilioSigned(own(), fields, ''))],
        [
          'a signature over another address',
          () => send(fields, twilioSigned('https://evil.example/api/webhooks/twilio', fields)),
        ],
        [
          'a signature over the address that the request names',
          () =>
            send(fields, twilioSigned('http://evil.example/api/webhooks/twilio', fields), '', {
              'x-forwarded-host': 'evil.example',
            }),
        ],
        ['a field more', () => send({ ...fields, OptOutType: 'STOP' }, twilioSigned(own(), fields))],
        ['a field changed', () => send({ ...fields, From: '+14155550124' }, twilioSigned(own(), fields))],
        ['a query more', () => send(fields, twilioSigned(own(), fields), '?delivery=1')],
        [
          'another account',
          () => send({ ...fields, AccountSid: 'ACother' }, twilioSigned(own(), { ...fields, AccountSid: 'ACother' })),
        ],
      ];
      it.each(forged)('one with %s does not opt out', async (_what, forge) => {
        const before = await suppressed();
        const answer = await forge();
        expect([answer.status, answer.body.code]).toEqual([403, 'webhook.signature-invalid']);
        expect(await suppressed()).toBe(before);
      });

      it('one that arrives twice counts once', async () => {
        const before = await suppressed();
        const signature = twilioSigned(own(), fields);
        expect([(await send(fields, signature)).status, (await send(fields, signature)).status]).toEqual([200, 200]);
        expect(await suppressed()).toBe(before + 1);
      });

      it('a receipt for an unknown delivery changes nothing', async () => {
        const receipt = { AccountSid: twilioAccount, MessageSid: 'SMx', MessageStatus: 'delivered' };
        const search = `?delivery=${randomUUID()}`;
        expect((await send(receipt, twilioSigned(own() + search, receipt), search)).status).toBe(200);
      });
    });
  });
}
