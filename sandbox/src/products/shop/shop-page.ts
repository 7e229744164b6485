import { html, Html, nothing } from '../../html.js';
import { pageOf } from '../addresses.js';
import type { ShopProduct } from '../assortment.js';
import { amountIn, marketFor, priceText, type Market } from '../markets.js';

/** The frame of a shop page. */
export const shopPage = (title: string, head: Html, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/shop.css" />
        ${head}
      </head>
      <body>
        <p class="notice">These shops stand in Presently's sandbox. Nothing here exists, and nothing can be bought.</p>
        ${body}
      </body>
    </html>`.markup;

export const stars = ({ rating, reviews }: ShopProduct): Html =>
  html`<p class="rating" aria-label="Rated ${rating.toFixed(1)} of 5 by ${String(reviews)} people">
    <span aria-hidden="true">★ ${rating.toFixed(1)}</span>
    <span aria-hidden="true">(${reviews.toLocaleString('en')})</span>
  </p>`;

const inDollars = marketFor('USD')!;

const card = (product: ShopProduct, market: Market): Html =>
  html`<li>
    <a class="card" href="${pageOf('', product, market.currency)}">
      <img src="/shop/pictures/${product.slug}.svg" alt="" width="400" height="400" loading="lazy" />
      <span class="brand">${product.brand}</span>
      <span class="title">${product.title}</span>
      <span class="price">${priceText(amountIn(market, product), market)}</span>
    </a>
  </li>`;

export const cards = (products: readonly ShopProduct[], market = inDollars): Html =>
  products.length > 0
    ? html`<ul class="cards">
        ${products.map((product) => card(product, market))}
      </ul>`
    : nothing;
