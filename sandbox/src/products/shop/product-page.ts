import { html, Html } from '../../html.js';
import { dollars, pageOf, pictureAddressOf } from '../addresses.js';
import { assortment, type ShopProduct } from '../assortment.js';
import type { ProductNow } from '../shelf-changes.js';
import { cards, shopPage, stars } from './shop-page.js';

/** The product as structured data. */
const productData = (product: ProductNow, base: string) => ({
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
    url: pageOf(base, product),
    price: (product.priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${product.isSoldOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.shop },
  },
});

const head = (product: ProductNow, base: string): Html =>
  html` <meta name="description" content="${product.description}" />
    <link rel="canonical" href="${pageOf(base, product)}" />
    <meta property="og:type" content="product" />
    <meta property="og:title" content="${product.title}" />
    <meta property="og:description" content="${product.description}" />
    <meta property="og:image" content="${pictureAddressOf(base, product)}" />
    <meta property="og:url" content="${pageOf(base, product)}" />
    <meta property="og:site_name" content="${product.shop}" />
    <meta property="product:price:amount" content="${(product.priceCents / 100).toFixed(2)}" />
    <meta property="product:price:currency" content="USD" />
    ${new Html(`<script type="application/ld+json">${JSON.stringify(productData(product, base)).replaceAll('<', '\\u003c')}</script>`)}`;

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

export function productPage(product: ProductNow, base: string): string {
  const [department = '', group = ''] = product.category.split(' > ');
  return shopPage(
    `${product.title} – ${product.shop}`,
    head(product, base),
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
            <p class="price">${dollars(product.priceCents)}${product.isSoldOut ? ', sold out' : ''}</p>
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
          ${cards(related(product))}
        </section>
      </main>`,
  );
}
