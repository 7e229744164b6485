import { html } from '../../html.js';
import { assortment } from '../assortment.js';
import { cards, shopPage } from './shop-page.js';

const categories = [...new Set(assortment.map(({ category }) => category))];

/** All products of the requested category, or of the first one. */
export function catalogPage(asked: string | undefined): string {
  const shown = categories.find((category) => category === asked) ?? categories[0]!;
  const products = assortment.filter(({ category }) => category === shown);
  const links = categories.map((category) => {
    const name = category.split(' > ').at(-1)!;
    const here = html`<li>
      <a href="/shop?category=${encodeURIComponent(category)}" aria-current="page">${name}</a>
    </li>`;
    return category === shown
      ? here
      : html`<li><a href="/shop?category=${encodeURIComponent(category)}">${name}</a></li>`;
  });
  return shopPage(
    `${shown.split(' > ').at(-1)!} – the sandbox's shops`,
    html``,
    html`<header><a href="/shop" class="shop">The sandbox's shops</a></header>
      <main>
        <nav aria-label="Categories">
          <ul class="categories">
            ${links}
          </ul>
        </nav>
        <h1>${shown.split(' > ').at(-1)!}</h1>
        ${cards(products)}
      </main>`,
  );
}
