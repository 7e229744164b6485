import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import type { Assets } from '../lib/page/built-assets.js';
import type { GiftPageModel } from './model.js';

/** A gift with every optional part. */
export const aGiftView = (given: Partial<GiftView> = {}): GiftView => ({
  giftName: 'Stoneware teapot',
  giftImageUrl: `/media/pictures/${'p'.repeat(32)}.webp`,
  price: '$64.00',
  giftDescription: 'Thrown by hand.',
  message: 'Dear Ann,\n\nfor slow mornings.',
  voiceNoteUrl: `/media/voice/${'v'.repeat(32)}.mp3`,
  videoUrl: `/media/video/${'w'.repeat(32)}.mp4`,
  giftUrl: 'https://shop.example/teapot',
  senderName: 'Dana',
  recipientName: 'Ann',
  occasionType: 'Birthday',
  ...given,
});

export const aModel = (given: Partial<GiftPageModel> = {}): GiftPageModel => ({
  language: 'en',
  shareToken: 'token',
  gift: aGiftView(),
  gone: null,
  isSender: false,
  publicUrl: 'https://presently.example',
  visit: 'proof',
  nonce: 'bm9uY2U=',
  ...given,
});

export const someAssets: Assets = {
  script: '/assets/gift-page-1.js',
  imports: [],
  fonts: ['/assets/fraunces-1.woff2'],
  stylesheets: [],
  css: '.gift{color:red}',
};
