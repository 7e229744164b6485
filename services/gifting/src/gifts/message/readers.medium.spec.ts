import { giftSent, sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { sendPlannedGift } from '@presently/contracts/gifting/planned-gifts';
import { changeRecipient } from '@presently/contracts/gifting/recipients';
import { resendGift } from '@presently/contracts/gifting/resend';
import { preferencesChanged } from '@presently/contracts/identity/preferences';
import { userRegistered } from '@presently/contracts/identity/sessions';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender } from '../../gifting.builders.js';

const later = '2026-12-24T09:00:00.000Z';
const wishes = { reminderDaysBefore: 7, emailRemindersEnabled: true, timeZone: 'Europe/Berlin', hasEmail: true };

describe('the language of a gift on its way', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      CLOCK: '2026-11-30T09:00:00Z',
      DELIVERY_VERDICT_WAIT_MS: '0',
      DUE_CHECK_MS: '20',
    });
  });
  afterAll(() => service.stop());

  const eventOf = async (giftId: string, attempt = 1) => {
    const find = async () =>
      (await service.emitted(giftSent)).find((event) => event.giftId === giftId && event.attempt === attempt);
    return eventually(find);
  };

  /** Somebody who writes German, and knows no language of Ida's. */
  async function aGerman() {
    const sender = await aSender(service);
    const { userId, displayName } = sender.caller;
    const { id } = await service.publish(userRegistered, { userId, displayName, ...wishes, language: 'de' });
    await eventually(
      async () => (await service.query('select from processed_events where event_id = $1', [id])).length,
    );
    const give = (other: Partial<GiftToSend> = {}) => sender.call(sendGift, aGiftFor(sender.recipient, other));
    return { ...sender, give };
  }

  it("is the sender's, whichever way the gift goes out", async () => {
    const { call, give } = await aGerman();
    const now = await give();
    expect(await eventOf(now.id)).toMatchObject({ language: 'de' });
    const chosen = await give({ scheduledFor: later });
    await call(sendPlannedGift, { giftId: chosen.id });
    expect(await eventOf(chosen.id)).toMatchObject({ language: 'de' });
    const due = await give({ scheduledFor: later });
    await service.query(`update gift_history set scheduled_for = '2026-11-30T08:00:00Z' where id = $1`, [due.id]);
    expect(await eventOf(due.id)).toMatchObject({ language: 'de' });
  });

  it("is the recipient's where that is known", async () => {
    const { call, give, recipient } = await aGerman();
    await call(changeRecipient, { recipientId: recipient.id, language: 'fr' });
    const now = await give();
    expect(await eventOf(now.id)).toMatchObject({ language: 'fr' });
    const chosen = await give({ scheduledFor: later });
    await call(sendPlannedGift, { giftId: chosen.id });
    expect(await eventOf(chosen.id)).toMatchObject({ language: 'fr' });
  });

  it('follows the sender to another language, and away from any', async () => {
    const { call, give, caller } = await aGerman();
    const { userId, displayName } = caller;
    const prefer = async (language: 'it' | null, version: number) => {
      const preferences = { userId, displayName, ...wishes, language };
      const { id } = await service.publish(preferencesChanged, preferences, undefined, version);
      await eventually(
        async () => (await service.query('select from processed_events where event_id = $1', [id])).length,
      );
    };
    const gift = await give();
    await eventOf(gift.id);
    await service.query('update gift_history set is_delivery_under_way = false where id = $1', [gift.id]);
    await prefer('it', 2);
    await call(resendGift, { giftId: gift.id, recipientEmail: 'ida@example.org' });
    expect(await eventOf(gift.id, 2)).toMatchObject({ language: 'it' });
    await prefer(null, 3);
    const plain = await give();
    expect(await eventOf(plain.id)).toMatchObject({ language: null });
  });
});
