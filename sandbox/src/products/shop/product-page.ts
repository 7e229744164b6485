import { html, Html } from '../../html.js';
import { pageOf, pictureAddressOf } from '../addresses.js';
import { assortment, type ShopProduct } from '../assortment.js';
import { amountIn, marketFor, priceText, type Market } from '../markets.js';
import type { ProductNow } from '../shelf-changes.js';
import { cards, shopPage, stars } from './shop-page.js';

/** As structured data has it: `24.00`. */
const plainPrice = (product: ProductNow, market: Market): string =>
  (amountIn(market, product) / market.units).toFixed(Math.log10(market.units));

/** The product as structured data. */
const productData = (product: ProductNow, base: string, market: Market) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  image: [pictureAddressOf(base, product)],
  description: product.description,
  sku: product.slug,
  gtin13: product.gtin,
  category: product.category,
  brand: { '@type': 'Brand', name: product.brand },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviews },
  offers: {
    '@type': 'Offer',
    url: pageOf(base, product, market.currency),
    price: plainPrice(product, market),
    priceCurrency: market.currency,
    availability: `https://schema.org/${product.isSoldOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.shop },
  },
});

const head = (product: ProductNow, base: string, market: Market): Html =>
  html` <meta name="description" content="${product.description}" />
    <link rel="canonical" href="${pageOf(base, product, market.currency)}" />
    <meta property="og:type" content="product" />
    <meta property="og:title" content="${product.title}" />
    <meta property="og:description" content="${product.description}" />
    <meta property="og:image" content="${pictureAddressOf(base, product)}" />
    <meta property="og:url" content="${pageOf(base, product, market.currency)}" />
    <meta property="og:site_name" content="${product.shop}" />
    <meta property="product:price:amount" content="${plainPrice(product, market)}" />
    <meta property="product:price:currency" content="${market.currency}" />
    ${new Html(`<script type="application/ld+json">${JSON.stringify(productData(product, base, market)).replaceAll('<', '\\u003c')}</script>`)}`;

/** Products of the same category first, then by similar price. */
function related(product: ShopProduct): ShopProduct[] {
  const distance = (other: ShopProduct) =>
    Math.abs(Math.log(other.priceCents / product.priceCents)) + (other.category === product.category ? 0 : 10);
  return assortment
    .filter(
      (other) =>
        other.slug !== product.slug && other.interests.some((interest) => product.interests.includes(interest)),
    )
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 4);
}

/** @param currency that of the prices: dollars if the shops know no such */
export function productPage(product: ProductNow, base: string, currency = 'USD'): string {
  const market = marketFor(currency) ?? marketFor('USD')!;
  const [department = '', group = ''] = product.category.split(' > ');
  return shopPage(
    `${product.title} – ${product.shop}`,
    head(product, base, market),
    html`<header><a href="/shop" class="shop">${product.shop}</a></header>
      <main>
        <nav aria-label="Category">
          <a href="/shop">All shops</a> › ${department} ›
          <a href="/shop?category=${encodeURIComponent(product.category)}">${group}</a>
        </nav>
        <article class="product">
          <img src="/shop/pictures/${product.slug}.svg" alt="${product.title}" width="800" height="800" />
          <div>
            <p class="brand">${product.brand}</p>
            <h1>${product.title}</h1>
            ${stars(product)}
            <p class="price">${priceText(amountIn(market, product), market)}${product.isSoldOut ? ', sold out' : ''}</p>
            <p class="description">${product.description}</p>
            <dl>
              <dt>Made by</dt>
              <dd>${product.brand}</dd>
              <dt>For</dt>
              <dd>${product.interests.join(', ')}</dd>
              <dt>Delivery</dt>
              <dd>Free, in two to four days</dd>
              <dt>Article</dt>
              <dd>${product.gtin}</dd>
            </dl>
          </div>
        </article>
        <section>
          <h2>Goes well with it</h2>
          ${cards(related(product), market)}
        </section>
      </main>`,
  );
}
