import { giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { contactSuppressed, optOut, readOptOut, undoOptOut } from '@presently/contracts/notifications/suppressions';
import { addressConfirmed } from '@presently/contracts/identity/addresses';
import { receiveBounce } from '@presently/contracts/notifications/bounces';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { bounceMail, type BounceFormat } from '../../test/bounce-mail.js';
import { definition } from '../definition.js';
import { Suppressions } from './suppressions.js';

describe('a suppressed contact', () => {
  const secret = 'what the mail host knows';
  let smtp: SmtpCatcher;
  let service: TestService;

  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example',
      SENDER_POLL_MS: '20',
      RETRY_BASE_MS: '10',
      BOUNCE_ADDRESS: 'bounce@presently.test',
      BOUNCE_SECRET: secret,
    });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.mode = 'accept';
  });

  const statusOf = async (gift: GiftSentV1) =>
    (await service.query<{ status: string }>('select status from deliveries where id = $1', [deliveryOf(gift)]))[0]
      ?.status;
  const mailsOf = (gift: GiftSentV1) => smtp.mails.filter(({ messageId }) => messageId?.includes(deliveryOf(gift)));
  async function sendTo(contact: string, changes: Partial<GiftSentV1> = {}): Promise<GiftSentV1> {
    const gift = aGift({ contact, ...changes });
    await service.publish(giftSent, gift);
    await eventually(async () => ['sent', 'failed'].includes((await statusOf(gift)) ?? ''));
    return gift;
  }
  const anAddress = () => `${randomUUID()}@example.com`;
  /** Sends until the address has refused three mails, over more than a day. */
  async function refuseFor(contact: string): Promise<void> {
    smtp.mode = 'refuse';
    for (let refusal = 0; refusal < 3; refusal++) {
      await service.query(`update refusals set first_at = first_at - interval '13 hours'`);
      await sendTo(contact);
    }
    smtp.mode = 'accept';
  }
  const reasonOf = async (gift: GiftSentV1) =>
    (await service.emitted(giftDeliveryFailed)).find(({ giftId }) => giftId === gift.giftId)?.reason;

  it('opts out by the link in the mail, which is also the mail program’s button', async () => {
    const address = anAddress();
    const [mail] = mailsOf(await sendTo(address));
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    const link = /^<(https:\/\/presently\.example\/opt-out\/([\w-]{64}))>$/.exec(header('list-unsubscribe')!)!;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const part of [mail!.html, mail!.text]) expect(part).toContain(link[1]);

    await service.call(optOut, { optOutToken: link[2]! });
    await service.call(optOut, { optOutToken: link[2]! });
    for (const spelling of [address.toUpperCase(), address.replace('@', '+again@'), `${address}.`]) {
      const gift = await sendTo(spelling);
      expect([await statusOf(gift), mailsOf(gift)]).toEqual(['failed', []]);
    }
    const gift = await sendTo(address);
    expect(await reasonOf(gift)).toContain('opted out');
    expect(await service.emitted(contactSuppressed)).toMatchObject([{ channel: 'email', reason: 'opted-out' }]);
  });

  it('takes an opt-out back by the same link, and nothing else', async () => {
    const address = anAddress();
    const { hashes } = service.running.app.get(Suppressions);
    const optOutToken = hashes.optOutToken(hashes.of('email', address));
    expect(await service.call(readOptOut, { optOutToken })).toEqual({ isOptedOut: false });
    await service.call(optOut, { optOutToken });
    expect(await service.call(readOptOut, { optOutToken })).toEqual({ isOptedOut: true });
    expect(await statusOf(await sendTo(address))).toBe('failed');
    for (let times = 0; times < 2; times++) await service.call(undoOptOut, { optOutToken });
    expect(await service.call(readOptOut, { optOutToken })).toEqual({ isOptedOut: false });
    expect(await statusOf(await sendTo(address.replace('@', '+again@')))).toBe('sent');

    await refuseFor(address);
    await service.call(undoOptOut, { optOutToken });
    expect(await statusOf(await sendTo(address))).toBe('failed');
    await expect(service.call(undoOptOut, { optOutToken: 'A'.repeat(64) })).rejects.toMatchObject({ status: 404 });
  });

  it('opts out by our own links only', async () => {
    for (const call of [optOut, undoOptOut, readOptOut])
      await expect(service.call(call, { optOutToken: 'A'.repeat(64) })).rejects.toMatchObject({ status: 404 });
    await expect(service.call(optOut, { optOutToken: 'short' })).rejects.toMatchObject({ status: 400 });
  });

  it('is stored without its address', async () => {
    const tables = await service.query<{ text: string }>('select t::text as text from suppressions t');
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter(({ text }) => text.includes('@'))).toEqual([]);
  });

  it('is a mailbox after three refusals, not after two', async () => {
    const address = anAddress();
    smtp.mode = 'refuse';
    await sendTo(address);
    await sendTo(address);
    smtp.mode = 'accept';
    expect(await statusOf(await sendTo(address))).toBe('sent');
    await refuseFor(address);
    const left = await sendTo(address);
    expect([await statusOf(left), mailsOf(left)]).toEqual(['failed', []]);
    expect(await reasonOf(left)).toContain('refused several times');
  });

  it('is no mailbox that refused many mails of one day, of whomever', async () => {
    const address = anAddress();
    smtp.mode = 'refuse';
    for (let refusal = 0; refusal < 5; refusal++) await sendTo(address);
    smtp.mode = 'accept';
    expect(await statusOf(await sendTo(address))).toBe('sent');
  });

  it('is no mailbox of which other spellings were refused', async () => {
    const address = anAddress();
    const tagged = (tag: string) => address.replace('@', `+${tag}@`);
    for (const tag of ['a', 'b', 'c']) await refuseFor(tagged(tag));
    expect(await statusOf(await sendTo(tagged('a')))).toBe('failed');
    expect(await statusOf(await sendTo(address))).toBe('sent');
  });

  it('is a mailbox again once its owner has proved that it receives mail', async () => {
    const address = anAddress();
    await refuseFor(address);
    expect(await statusOf(await sendTo(address))).toBe('failed');
    await service.publish(addressConfirmed, { userId: randomUUID(), email: address.toUpperCase() });
    await eventually(async () => (await statusOf(await sendTo(address))) === 'sent');

    const { hashes } = service.running.app.get(Suppressions);
    await service.call(optOut, { optOutToken: hashes.optOutToken(hashes.of('email', address)) });
    await service.publish(addressConfirmed, { userId: randomUUID(), email: address });
    expect(await statusOf(await sendTo(address))).toBe('failed');
  });

  it('is not one that an earlier release took for another spelling', async () => {
    const address = anAddress();
    const contactHash = service.running.app.get(Suppressions).hashes.of('email', address);
    await service.query(`insert into suppressions values ($1, 'email', 'bounced', now())`, [contactHash]);
    expect(await statusOf(await sendTo(address))).toBe('sent');
  });

  it('is tried again a month after it bounced', async () => {
    const address = anAddress();
    await refuseFor(address);
    await service.query(`update suppressions set suppressed_at = now() - interval '31 days' where reason = 'bounced'`);
    expect(await statusOf(await sendTo(address))).toBe('sent');
  });

  const post = (mail: string, authorization = `Bearer ${secret}`) =>
    service.call(receiveBounce, { authorization, mail: Buffer.from(mail).toString('base64') });
  const failureMails = async (gift: GiftSentV1) =>
    (await service.query(`select 1 from deliveries where kind = 'gift-failed' and gift_id = $1`, [gift.giftId])).length;
  const returnAddress = (gift: GiftSentV1) => mailsOf(gift)[0]!.returnTo;

  it.each(['gmail', 'exchange'] as const)('has failed once when its mail came back from %s, twice', async (format) => {
    const gift = await sendTo(anAddress());
    expect(returnAddress(gift)).toMatch(/^bounce\+[0-9a-f]{56}@presently\.test$/);
    for (let times = 0; times < 2; times++) await post(await bounceMail(format, returnAddress(gift)));
    expect(await statusOf(gift)).toBe('failed');
    const failures = (await service.emitted(giftDeliveryFailed)).filter(({ giftId }) => giftId === gift.giftId);
    expect(failures).toMatchObject([
      { isBounce: true, willRetry: false, reason: expect.stringContaining('came back') },
    ]);
    expect(await failureMails(gift)).toBe(1);
  });

  it('has not failed by mails that say nothing final, are forged, or not posted by our host', async () => {
    const gift = await sendTo(anAddress());
    const to = returnAddress(gift);
    for (const format of ['delayed', 'out-of-office'] satisfies BounceFormat[])
      await post(await bounceMail(format, to));
    await post(
      await bounceMail(
        'gmail',
        to.replace(/[0-9a-f]@/, (end) => (end === '0@' ? '1@' : '0@')),
      ),
    );
    await post(await bounceMail('gmail', to.replace('presently.test', 'example.com')));
    const stranger = post(await bounceMail('gmail', to), 'Bearer another secret');
    await expect(stranger).rejects.toMatchObject({ status: 403, code: 'webhook.signature-invalid' });
    expect([await statusOf(gift), await failureMails(gift)]).toEqual(['sent', 0]);
  });

  it('is not reported for a gift that was sent again to another address', async () => {
    const gift = await sendTo(anAddress());
    await sendTo(anAddress(), { giftId: gift.giftId, attempt: 2 });
    await post(await bounceMail('gmail', returnAddress(gift)));
    expect([await statusOf(gift), await failureMails(gift), await reasonOf(gift)]).toEqual(['failed', 0, undefined]);
  });

  it('is a mailbox from which three mails came back, although a relay had accepted each', async () => {
    const address = anAddress();
    for (let times = 0; times < 3; times++) {
      await service.query(`update refusals set first_at = first_at - interval '13 hours'`);
      await post(await bounceMail('gmail', returnAddress(await sendTo(address))));
    }
    const left = await sendTo(address);
    expect([await statusOf(left), mailsOf(left)]).toEqual(['failed', []]);
  });

  it('is not a mailbox that refused the content', async () => {
    const address = anAddress();
    smtp.mode = 'refuse-content';
    for (let refusal = 0; refusal < 4; refusal++) await sendTo(address);
    smtp.mode = 'accept';
    expect(await statusOf(await sendTo(address))).toBe('sent');
  });
});

describe('a text without Twilio’s account', () => {
  it('fails with a sentence', async () => {
    const service = await TestService.start(definition, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://presently.example',
    });
    await service.publish(giftSent, aGift({ deliveryMethod: 'sms', contact: '+14155550100' }));
    await eventually(async () => (await service.emitted(giftDeliveryFailed)).length > 0);
    expect(await service.emitted(giftDeliveryFailed)).toMatchObject([
      { channel: 'sms', reason: expect.stringContaining('not available here'), willRetry: false },
    ]);
    await service.stop();
  });
});
