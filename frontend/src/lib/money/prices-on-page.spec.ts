import { jest } from '@jest/globals';
import { writePricesHere } from './prices-on-page.js';

describe('the price on a gift’s page', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['de-DE', '€45.00', '45,00 €'],
    ['ja-JP', '¥4,800', '￥4,800'],
    ['en-US', '€45.00', '€45.00'],
    ['de-DE', 'about forty', 'about forty'],
  ])('reads in %s %s as %s', async (language, stored, shown) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    const page = document.createElement('main');
    page.innerHTML = '<p class="price-badge"></p>';
    page.firstElementChild!.textContent = stored;
    await writePricesHere(page);
    expect(page.textContent).toBe(shown);
  });
});
