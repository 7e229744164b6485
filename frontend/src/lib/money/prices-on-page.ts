import { isLanguage, localeOf } from '@presently/rules/languages';

/**
 * Writes prices as the recipient's browser does, or as the page's language does if that is another one. They stay as the
 * server wrote them where that is the same.
 */
export async function writePricesHere(page: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLanguage(lang) && lang !== 'en' ? localeOf(lang, navigator.language) : navigator.language;
  const prices = page.querySelectorAll('.price-badge');
  if (prices.length === 0 || locale === 'en-US') return;
  const { priceIn } = await import('@presently/rules/price-text');
  for (const price of prices) price.textContent = priceIn(price.textContent, locale);
}
