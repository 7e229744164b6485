/** Writes prices as the recipient's browser does. They stay as the server wrote them where that is the same. */
export async function writePricesHere(page: HTMLElement): Promise<void> {
  const { language } = navigator;
  const prices = page.querySelectorAll('.price-badge');
  if (prices.length === 0 || language === 'en-US') return;
  const { priceIn } = await import('@presently/rules/price-text');
  for (const price of prices) price.textContent = priceIn(price.textContent, language);
}
