import { giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { TwilioDouble } from '../../test/twilio-double.js';
import { definition } from '../definition.js';

describe('the limits of a day', () => {
  let provider: TwilioDouble;
  let service: TestService;

  beforeAll(async () => {
    provider = await TwilioDouble.start();
    service = await TestService.start(definition, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://presently.example',
      SENDER_POLL_MS: '20',
      TEXTS_PER_USER_A_DAY: '3',
      MESSAGES_PER_CONTACT_A_DAY: '5',
      TEXTS_A_DAY: '12',
      ...provider.env,
    });
  });
  afterAll(async () => {
    await service.stop();
    await provider.close();
  });
  beforeEach(() => service.query('delete from message_counts'));

  let lastNumber = 0;
  const aNumber = () => `+141555${String(60_000 + ++lastNumber).padStart(5, '0')}`;
  const aText = (changes: Partial<GiftSentV1> = {}) => aGift({ deliveryMethod: 'sms', contact: aNumber(), ...changes });
  const textsOf = (gifts: GiftSentV1[]) =>
    provider.texts.filter(({ body }) => gifts.some(({ shareToken }) => body.includes(shareToken)));
  const statusOf = async (gift: GiftSentV1) =>
    (await service.query<{ status: string }>('select status from deliveries where id = $1', [deliveryOf(gift)]))[0]
      ?.status;
  /** Sends all at once and waits for their outcomes. */
  async function sendAll(gifts: GiftSentV1[]): Promise<(string | undefined)[]> {
    await Promise.all(gifts.map((gift) => service.publish(giftSent, gift)));
    for (const gift of gifts) await eventually(async () => ['sent', 'failed'].includes((await statusOf(gift)) ?? ''));
    return Promise.all(gifts.map(statusOf));
  }
  const reasonOf = async (gift: GiftSentV1) =>
    (await service.emitted(giftDeliveryFailed)).find(({ giftId }) => giftId === gift.giftId);

  it('hold for one sender, also for messages at the same time', async () => {
    const senderId = randomUUID();
    const gifts = Array.from({ length: 9 }, () => aText({ senderId }));
    const statuses = await sendAll(gifts);
    expect(statuses.filter((status) => status === 'sent')).toHaveLength(3);
    expect(textsOf(gifts)).toHaveLength(3);
    expect(await reasonOf(gifts[statuses.indexOf('failed')]!)).toMatchObject({
      reason: expect.stringContaining('3 text messages today'),
      willRetry: false,
    });
  });

  it('hold for one contact across senders', async () => {
    const contact = aNumber();
    const gifts = Array.from({ length: 7 }, () => aText({ contact }));
    expect((await sendAll(gifts)).filter((status) => status === 'sent')).toHaveLength(5);
    expect(textsOf(gifts)).toHaveLength(5);
  });

  it('hold for the texts of all senders', async () => {
    const gifts = Array.from({ length: 14 }, () => aText());
    const statuses = await sendAll(gifts);
    expect(statuses.filter((status) => status === 'sent')).toHaveLength(12);
    const refused = await reasonOf(gifts[statuses.indexOf('failed')]!);
    expect(refused!.reason).toContain('cannot send more text messages today');
  });

  it('count a gift once, also if its event is repeated', async () => {
    const senderId = randomUUID();
    const gift = aText({ senderId });
    await Promise.all([1, 2, 3, 4, 5].map(() => service.publish(giftSent, gift)));
    await eventually(async () => (await statusOf(gift)) === 'sent');
    expect(await sendAll([aText({ senderId }), aText({ senderId })])).toEqual(['sent', 'sent']);
  });
});
