import { wordsOf } from '../words.js';

export const en = {
  orderAt: 'Order at {shop}',
  orderAtShop: 'Order at the shop',
  orderOf: '{words}: {gift}',
  noNewTab: 'Your browser opened no new tab. <link>Go to the shop</link>',
} as const;

export const shopWords = wordsOf('shop', en);
