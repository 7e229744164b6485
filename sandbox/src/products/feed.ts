import { pageOf, pictureAddressOf } from './addresses.js';
import { assortment, type ShopProduct } from './assortment.js';
import type { ProductNow } from './shelf-changes.js';

const occasionWords: Record<string, string> = { Other: 'a thank you or a new home' };

const columns: Record<string, (product: ProductNow, base: string) => string> = {
  id: ({ slug }) => slug,
  title: ({ title }) => title,
  description: ({ description }) => description,
  link: (product, base) => pageOf(base, product),
  image_link: (product, base) => pictureAddressOf(base, product),
  price: ({ priceCents }) => `${(priceCents / 100).toFixed(2)} USD`,
  availability: ({ isSoldOut }) => (isSoldOut ? 'out_of_stock' : 'in_stock'),
  condition: () => 'new',
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  product_type: ({ category }) => category,
  product_highlight: ({ kind, interests, occasions }) =>
    `${kind && `${kind.charAt(0).toUpperCase()}${kind.slice(1)}. `}For ${interests.join(', ')}. Suits ${occasions.map((each) => occasionWords[each] ?? each.toLowerCase()).join(', ')}`,
  age_group: ({ ageGroup }) => ageGroup,
  merchant_name: ({ shop }) => shop,
  rating: ({ rating }) => rating.toFixed(1),
  reviews: ({ reviews }) => String(reviews),
};

/**
 * All products, with the columns of a Google Merchant feed.
 * @param base the address of the shops
 * @param now what has changed of a product
 */
export function sampleFeed(base: string, now: (product: ShopProduct) => ProductNow): string {
  const rows = assortment.map((product) => Object.values(columns).map((cell) => cell(now(product), base)));
  return [Object.keys(columns), ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
}
