import { giftAccepted, giftDelivered, giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { contactSuppressed } from '@presently/contracts/notifications/suppressions';
import { receiveTwilioWebhook } from '@presently/contracts/notifications/twilio-webhook';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import twilio from 'twilio';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { TwilioDouble } from '../../test/twilio-double.js';
import { giftDedupeKey } from '../deliveries/delivery-id.js';
import { definition } from '../definition.js';
import { Workers } from '@presently/work/workers';
import { AskForReceipts } from './ask-for-receipts.js';

interface Row {
  status: string;
  attempts: number;
  provider_id: string | null;
  error_class: string | null;
}

let lastNumber = 0;
const aNumber = () => `+141555${String(50_000 + ++lastNumber).padStart(5, '0')}`;
const aText = (changes: Partial<GiftSentV1> = {}) => aGift({ deliveryMethod: 'sms', contact: aNumber(), ...changes });

describe('delivering gifts by text', () => {
  let provider: TwilioDouble;
  let service: TestService;

  beforeAll(async () => {
    provider = await TwilioDouble.start();
    service = await TestService.start(definition, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      SEND_TIMEOUT_MS: '2000',
      RETRY_BASE_MS: '10',
      ...provider.env,
    });
  });
  afterAll(async () => {
    await service.stop();
    await provider.close();
  });
  beforeEach(() => {
    provider.mode = 'accept';
  });

  const textsOf = (gift: GiftSentV1) => provider.texts.filter(({ body }) => body.includes(gift.shareToken));
  const row = async (gift: GiftSentV1) =>
    (await service.query<Row>('select * from deliveries where id = $1', [deliveryOf(gift)]))[0];
  const hasStatus = (gift: GiftSentV1, status: string) => eventually(async () => (await row(gift))?.status === status);
  const toldOf = async (gift: GiftSentV1) => {
    const about = ({ giftId }: { giftId: string }) => giftId === gift.giftId;
    const [accepted, delivered, failed] = await Promise.all([
      service.emitted(giftAccepted),
      service.emitted(giftDelivered),
      service.emitted(giftDeliveryFailed),
    ]);
    return {
      accepted: accepted.filter(about).length,
      delivered: delivered.filter(about).length,
      failed: failed.filter(about).map(({ reason, willRetry }) => ({ reason, willRetry })),
    };
  };
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

  const callbackPath = (gift: GiftSentV1) => `?delivery=${deliveryOf(gift)}`;
  /** Sends a webhook with Twilio's signature. */
  function post(query: string, said: Record<string, string>, token = TwilioDouble.token) {
    const params = { AccountSid: TwilioDouble.account, ApiVersion: '2010-04-01', ...said };
    const url = `https://presently.example/api/webhooks/twilio${query}`;
    const signature = twilio.getExpectedTwilioSignature(token, url, params);
    return service.call(receiveTwilioWebhook, { signature, query, body: new URLSearchParams(params).toString() });
  }
  const report = (gift: GiftSentV1, status: string, more: Record<string, string> = {}) =>
    post(callbackPath(gift), {
      MessageSid: textsOf(gift)[0]?.sid ?? 'SM0',
      SmsSid: textsOf(gift)[0]?.sid ?? 'SM0',
      MessageStatus: status,
      SmsStatus: status,
      To: gift.contact,
      From: '+15005550006',
      ...more,
    });
  let answers = 0;
  const answer = (from: string, words: string, sid = `SMin${++answers}`) =>
    post('', { MessageSid: sid, SmsSid: sid, SmsStatus: 'received', From: from, To: '+15005550006', Body: words });

  it('sends one text for an event that arrives five times, and publishes it as accepted, not delivered', async () => {
    const gift = aText();
    await Promise.all([1, 2, 3, 4, 5].map(() => service.publish(giftSent, gift)));
    await hasStatus(gift, 'sent');
    await aWhile();
    const [text, ...more] = textsOf(gift);
    expect(more).toEqual([]);
    expect(text).toMatchObject({
      to: gift.contact,
      from: '+15005550006',
      statusCallback: `https://presently.example/api/webhooks/twilio${callbackPath(gift)}`,
    });
    expect(text!.body).toContain(`https://presently.example/gift/${gift.shareToken}`);
    expect(text!.body).toContain('Grace Hopper');
    expect(text!.body).toContain('Find your way.');
    expect((await row(gift))!.provider_id).toBe(text!.sid);
    expect(await toldOf(gift)).toEqual({ accepted: 1, delivered: 0, failed: [] });
  });

  describe('of unknown outcome', () => {
    it.each(['cut', 'swallow', 'broken'] as const)('is found at Twilio and not sent again (%s)', async (mode) => {
      provider.mode = mode;
      const gift = aText();
      await service.publish(giftSent, gift);
      await eventually(() => textsOf(gift).length === 1);
      provider.mode = 'accept';
      await hasStatus(gift, 'sent');
      await aWhile();
      expect(textsOf(gift)).toHaveLength(1);
      expect((await row(gift))!.provider_id).toBe(textsOf(gift)[0]!.sid);
      expect((await toldOf(gift)).accepted).toBe(1);
    });

    it('is not sent again while Twilio is away', async () => {
      const gift = aText();
      provider.mode = 'cut-then-away';
      await service.publish(giftSent, gift);
      await eventually(async () => ((await row(gift))?.attempts ?? 0) >= 3);
      expect(textsOf(gift)).toHaveLength(1);
      provider.mode = 'accept';
      await hasStatus(gift, 'sent');
      expect(textsOf(gift)).toHaveLength(1);
    });

    it('is found after its process was killed before it stored the outcome', async () => {
      const gift = aText();
      provider.texts.push({
        sid: 'SMkilled',
        to: gift.contact,
        from: '+15005550006',
        body: `Open it: https://presently.example/gift/${gift.shareToken}`,
        statusCallback: '',
        date_created: new Date().toUTCString(),
      });
      await leaveBehind(gift);
      await hasStatus(gift, 'sent');
      expect(textsOf(gift)).toHaveLength(1);
      expect((await row(gift))!.provider_id).toBe('SMkilled');
    });

    it('is sent by another process if the first was killed before it sent', async () => {
      const gift = aText();
      await leaveBehind(gift);
      await hasStatus(gift, 'sent');
      expect(textsOf(gift)).toHaveLength(1);
    });

    it('is settled by a receipt that comes before the outcome', async () => {
      const gift = aText();
      provider.mode = 'swallow';
      await service.publish(giftSent, gift);
      await eventually(() => textsOf(gift).length === 1);
      await report(gift, 'delivered');
      await aWhile();
      expect(await row(gift)).toMatchObject({ status: 'delivered' });
      await eventually(async () => (await toldOf(gift)).delivered === 1);
      expect(textsOf(gift)).toHaveLength(1);
    });
  });

  it.each([
    [21211, 'check it'],
    [21614, 'check it'],
    [21408, 'share the link'],
    [21610, 'opted out'],
  ])('fails at once when Twilio refuses for good (%i)', async (code, reason) => {
    provider.mode = code;
    const gift = aText();
    await service.publish(giftSent, gift);
    await hasStatus(gift, 'failed');
    expect((await toldOf(gift)).failed).toEqual([{ reason: expect.stringContaining(reason), willRetry: false }]);
    expect((await row(gift))!.attempts).toBe(1);
  });

  it('tries again when Twilio is busy', async () => {
    provider.mode = 'busy';
    const gift = aText();
    await service.publish(giftSent, gift);
    await eventually(async () => (await row(gift))!.attempts >= 3);
    provider.mode = 'accept';
    await hasStatus(gift, 'sent');
    expect(textsOf(gift)).toHaveLength(1);
  });

  it('goes to the configured countries, and to no premium number', async () => {
    const [swedish, premium] = [aText({ contact: '+46701234567' }), aText({ contact: '+19005550100' })];
    for (const gift of [swedish, premium]) await service.publish(giftSent, gift);
    for (const gift of [swedish, premium]) await hasStatus(gift, 'failed');
    expect([textsOf(swedish), textsOf(premium)]).toEqual([[], []]);
    expect((await toldOf(swedish)).failed[0]!.reason).toContain('this country');
  });

  describe('receipts from Twilio', () => {
    const sent = async () => {
      const gift = aText();
      await service.publish(giftSent, gift);
      await hasStatus(gift, 'sent');
      return gift;
    };

    it('publish a delivery once, in any order and also if repeated', async () => {
      const gift = await sent();
      for (const status of ['delivered', 'sent', 'delivered', 'queued', 'undelivered', 'delivered']) {
        await report(gift, status);
      }
      expect((await row(gift))!.status).toBe('delivered');
      expect(await toldOf(gift)).toEqual({ accepted: 1, delivered: 1, failed: [] });
    });

    it('publish a failure with its reason', async () => {
      const gift = await sent();
      await report(gift, 'undelivered', { ErrorCode: '30006' });
      await report(gift, 'undelivered', { ErrorCode: '30006' });
      await report(gift, 'sent');
      expect(await row(gift)).toMatchObject({ status: 'failed', error_class: 'undelivered' });
      expect((await toldOf(gift)).failed).toEqual([{ reason: expect.stringContaining('check it'), willRetry: false }]);
    });

    it('publish a delivery after a failure', async () => {
      const gift = await sent();
      await report(gift, 'undelivered', { ErrorCode: '30003' });
      await report(gift, 'delivered');
      expect((await row(gift))!.status).toBe('delivered');
      expect((await toldOf(gift)).delivered).toBe(1);
    });

    it('ignore the failure of a second copy', async () => {
      const gift = await sent();
      await report(gift, 'undelivered', { MessageSid: 'SManother', ErrorCode: '30003' });
      expect((await row(gift))!.status).toBe('sent');
    });

    it('publish nothing after the recipient was erased', async () => {
      const gift = await sent();
      await service.publish(recipientErased, {
        recipientId: gift.recipientId,
        senderId: gift.senderId,
        giftIds: [gift.giftId],
      });
      await eventually(
        async () =>
          (
            await service.query<{ contact: string }>('select contact from deliveries where id = $1', [deliveryOf(gift)])
          )[0]!.contact === '',
      );
      await report(gift, 'delivered');
      expect((await toldOf(gift)).delivered).toBe(0);
    });

    it.each<[string, (gift: GiftSentV1) => Promise<unknown>]>([
      ['with another secret', (gift) => post(callbackPath(gift), { MessageStatus: 'delivered' }, 'guessed')],
      [
        'for another delivery',
        async (gift) => {
          const said = { AccountSid: TwilioDouble.account, MessageSid: 'SM1', MessageStatus: 'delivered' };
          const url = 'https://presently.example/api/webhooks/twilio?delivery=4b1f0b8e-6a0e-4a55-9d4a-0c5d3d1f7a10';
          const signature = twilio.getExpectedTwilioSignature(TwilioDouble.token, url, said);
          const body = new URLSearchParams(said).toString();
          return service.call(receiveTwilioWebhook, { signature, query: callbackPath(gift), body });
        },
      ],
      [
        'with a changed field',
        async (gift) => {
          const said = { AccountSid: TwilioDouble.account, MessageSid: 'SM1', MessageStatus: 'sent' };
          const url = `https://presently.example/api/webhooks/twilio${callbackPath(gift)}`;
          const signature = twilio.getExpectedTwilioSignature(TwilioDouble.token, url, said);
          const body = new URLSearchParams({ ...said, MessageStatus: 'delivered' }).toString();
          return service.call(receiveTwilioWebhook, { signature, query: callbackPath(gift), body });
        },
      ],
      [
        'by another account',
        (gift) => post(callbackPath(gift), { AccountSid: 'ACother', MessageStatus: 'delivered', MessageSid: 'SM1' }),
      ],
      [
        'not at all',
        (gift) =>
          service.call(receiveTwilioWebhook, {
            signature: '',
            query: callbackPath(gift),
            body: 'MessageStatus=delivered',
          }),
      ],
    ])('are refused if signed %s', async (_how, forge) => {
      const gift = await sent();
      await expect(forge(gift)).rejects.toMatchObject({ status: 403, code: 'webhook.signature-invalid' });
      expect((await row(gift))!.status).toBe('sent');
    });

    it('are requested if they do not arrive', async () => {
      const [arrived, lost, open] = [await sent(), await sent(), await sent()];
      Object.assign(textsOf(arrived)[0]!, { status: 'delivered' });
      Object.assign(textsOf(lost)[0]!, { status: 'undelivered', error_code: 30003 });
      await service.query(
        `update deliveries set created_at = now() - interval '1 hour', next_at = now() where channel = 'sms'`,
      );
      const { app } = service.running;
      await app.get(Workers).leasedWorker(app.get(AskForReceipts)).workOnDue();
      expect(await Promise.all([arrived, lost, open].map(async (gift) => (await row(gift))!.status))).toEqual([
        'delivered',
        'failed',
        'sent',
      ]);
      expect(await toldOf(arrived)).toMatchObject({ delivered: 1, failed: [] });
      expect((await toldOf(lost)).failed).toHaveLength(1);
    });

    it('are accepted for unknown deliveries', async () => {
      for (const query of ['', '?delivery=4b1f0b8e-6a0e-4a55-9d4a-0c5d3d1f7a10', '?delivery=none']) {
        expect(await post(query, { MessageSid: 'SM1', MessageStatus: 'delivered' })).toEqual({ success: true });
      }
    });
  });

  describe('answers', () => {
    const outcomeTo = async (contact: string) => {
      const gift = aText({ contact });
      await service.publish(giftSent, gift);
      await eventually(async () => ['sent', 'failed'].includes((await row(gift))!.status));
      return (await row(gift))!.status;
    };

    it('with STOP suppress the number until START', async () => {
      const contact = aNumber();
      expect(await outcomeTo(contact)).toBe('sent');
      await answer(contact, 'Stop');
      expect(await outcomeTo(contact)).toBe('failed');
      await answer(contact, 'START');
      expect(await outcomeTo(contact)).toBe('sent');
    });

    it('with STOP publish one event, without the number', async () => {
      const contact = aNumber();
      const before = (await service.emitted(contactSuppressed)).length;
      await answer(contact, 'STOP');
      await answer(contact, 'STOP');
      const events = (await service.emitted(contactSuppressed)).slice(before);
      expect(events).toMatchObject([{ channel: 'sms', reason: 'stopped' }]);
      expect(JSON.stringify(events)).not.toContain(contact.slice(2));
    });

    it('with a repeated STOP do not undo START', async () => {
      const contact = aNumber();
      await answer(contact, 'STOP', 'SMreplayed');
      await answer(contact, 'START');
      await answer(contact, 'STOP', 'SMreplayed');
      expect(await outcomeTo(contact)).toBe('sent');
    });

    it('with other words change nothing', async () => {
      const contact = aNumber();
      await answer(contact, 'Thank you so much!');
      expect(await outcomeTo(contact)).toBe('sent');
    });

    it('with STOP at Twilio suppress the number', async () => {
      const contact = aNumber();
      provider.mode = 21610;
      expect(await outcomeTo(contact)).toBe('failed');
      provider.mode = 'accept';
      expect(await outcomeTo(contact)).toBe('failed');
    });
  });

  /** The row that a process leaves if it is killed after the claim. */
  async function leaveBehind(gift: GiftSentV1): Promise<void> {
    const { senderName, recipientName, message, shareToken, attempt } = gift;
    await service.query(
      `insert into deliveries (id, dedupe_key, kind, channel, gift_id, user_id, contact, payload, status, attempts, fence, owner, lease_until)
       values ($1, $2, 'gift', 'sms', $3, $4, $5, $6, 'sending', 1, 1, gen_random_uuid(), now() - interval '1 second')`,
      [
        deliveryOf(gift),
        giftDedupeKey(gift.giftId, 'sms', attempt),
        gift.giftId,
        gift.senderId,
        gift.contact,
        { senderName, recipientName, message, shareToken, attempt },
      ],
    );
  }
});
