import { isNoGiftFor } from './offer-kind.js';

describe('what is no gift for an interest', () => {
  it.each([
    'Poop Bags 900 ct with Dispenser',
    'Basket Coffee Filters 500',
    'Regular Mouth Canning Lids 60',
    'Mower Blade 21 in',
    'Penny Sleeves 1000 ct',
    'HEPA Filter for Upright',
    'Isobutane Fuel Canister 8 oz',
    'All-Purpose Thread White 1000 yd',
    'Phosphor Bronze Strings Light',
    'Bookshop Gift Card $20',
  ])('%s', (title) => {
    expect(isNoGiftFor({ title }, 'her garden')).toBe(true);
  });

  it.each([
    'Leash with Poop Bag Holder',
    'Sugar Bowl and Creamer Set',
    'Pour Over Coffee Dripper',
    'Mason Jar Herb Garden',
    'Vacuum Insulated Tumbler',
    'Comic Book Box Set',
    'String Art Kit',
    'Thread Sculpture Book',
  ])('but %s is one', (title) => {
    expect(isNoGiftFor({ title }, 'her garden')).toBe(false);
  });
});
