import { getSharedGift, giftViewed, recordView } from '@presently/contracts/gifting/shared-gifts';
import { giftSent, listGifts, sendGift, type SentGift } from '@presently/contracts/gifting/gifts';
import { addOccasion } from '@presently/contracts/gifting/occasions';
import { changeRecipient } from '@presently/contracts/gifting/recipients';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender } from '../../gifting.builders.js';

describe('the page of a gift', () => {
  let service: TestService;
  let sender: Awaited<ReturnType<typeof aSender>>;
  let gift: SentGift;

  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  beforeEach(async () => {
    sender = await aSender(service);
    const { call, recipient } = sender;
    const { id: occasionId } = await call(addOccasion, {
      recipientId: recipient.id,
      type: 'Birthday',
      date: '1990-04-01',
    });
    gift = await call(
      sendGift,
      aGiftFor(recipient, { occasionId, price: '$48.00', giftUrl: 'https://shop.example/apron' }),
    );
  });

  const views = async () => (await service.emitted(giftViewed)).filter((event) => event.giftId === gift.id);
  const view = (shareToken = gift.shareToken) => service.call(getSharedGift, { shareToken });

  it('shows the gift, its sender and its recipient, but no contact', async () => {
    expect(await view()).toEqual({
      giftId: gift.id,
      senderId: sender.caller.userId,
      isViewed: false,
      picture: null,
      isPictureComing: false,
      language: null,
      view: {
        isCard: false,
        giftName: 'Linen apron',
        giftImageUrl: null,
        price: '$48.00',
        giftDescription: null,
        message: 'For your Sunday baking.',
        voiceNoteUrl: null,
        videoUrl: null,
        giftUrl: 'https://shop.example/apron',
        senderName: 'Maya Lind',
        recipientName: 'Ida',
        occasionType: 'Birthday',
        mood: 'celebration',
        buyer: null,
        arrivesOn: null,
        thanks: null,
        options: [],
        chosen: null,
      },
    });
    expect(await views()).toEqual([]);
  });

  it('tells the language of its recipient as it is now, and its message that of the moment it was sent', async () => {
    const { call, recipient } = sender;
    await call(changeRecipient, { recipientId: recipient.id, language: 'ar-EG' });
    const later = await call(sendGift, aGiftFor(recipient, {}));
    expect([(await view()).language, (await view(later.shareToken)).language]).toEqual(['ar-EG', 'ar-EG']);
    const sent = (await service.emitted(giftSent)).filter(({ recipientId }) => recipientId === recipient.id);
    const languageOf = (id: string) => sent.find(({ giftId }) => giftId === id)!.language;
    expect([languageOf(gift.id), languageOf(later.id)]).toEqual([null, 'ar-EG']);
  });

  it('counts one view of twenty at the same time', async () => {
    const answers = Array.from({ length: 20 }, () => service.call(recordView, { shareToken: gift.shareToken }));
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ success: true })));
    const [listed] = await sender.call(listGifts, {});
    expect(listed!.viewedAt).toEqual(expect.any(String));
    expect(await views()).toEqual([
      {
        giftId: gift.id,
        senderId: sender.caller.userId,
        recipientId: sender.recipient.id,
        viewedAt: listed!.viewedAt,
        recipientName: 'Ida',
        giftName: gift.giftName,
        mood: 'celebration',
      },
    ]);

    await service.call(recordView, { shareToken: gift.shareToken });
    expect((await sender.call(listGifts, {}))[0]!.viewedAt).toBe(listed!.viewedAt);
    expect(await view()).toMatchObject({ isViewed: true });
  });

  it.each(['draft', 'planned'])('does not exist while the gift is %s', async (status) => {
    await service.query('update gift_history set status = $2 where id = $1', [gift.id, status]);
    await expect(view()).rejects.toMatchObject(gone);
    await expect(service.call(recordView, { shareToken: gift.shareToken })).rejects.toMatchObject(gone);
    expect(await views()).toEqual([]);
  });

  it('gives the same answer for every invalid link', async () => {
    await expect(view('A'.repeat(32))).rejects.toMatchObject(gone);
    await expect(service.call(recordView, { shareToken: 'A'.repeat(32) })).rejects.toMatchObject(gone);
  });

  const gone = { status: 404, code: 'not-found', message: 'This gift link is invalid or has expired.' };
});
