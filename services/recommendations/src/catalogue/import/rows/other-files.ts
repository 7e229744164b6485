import { UnreadableFeed } from './feed-row.js';

/** Names of columns that only one program's own export has. */
const exports = [
  {
    columns: ['Handle', 'Variant Price'],
    sentence: "This is Shopify's product export, not a feed. Please use the feed of its Google & YouTube channel",
  },
  {
    columns: ['SKU', 'Regular price'],
    sentence: "This is WooCommerce's product export, not a feed. Please use the feed of a Google Shopping extension",
  },
  {
    columns: ['sku', 'attribute_set_code'],
    sentence: "This is Magento's product export, not a feed. Please use a feed for Google Shopping",
  },
] as const;

/** @throws UnreadableFeed for JSON, which no feed is in */
export function refuseJson(start: string): never {
  // https://shopify.dev/docs/api/ajax: each shop has it at /products.json, without stock and currency.
  if (/^\{\s*"products"\s*:/.test(start))
    throw new UnreadableFeed(
      "This is Shopify's products.json, not a feed. Please use the feed of its Google & YouTube channel",
    );
  throw new UnreadableFeed("This is JSON. A feed has Google's product fields as TSV, CSV, RSS or Atom");
}

/** @throws UnreadableFeed for another program's table of products, which has neither addresses nor stock as feeds do */
export function requireNoExport(header: string): void {
  const names = new Set(header.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, '')));
  const found = exports.find(({ columns }) => columns.every((column) => names.has(column)));
  if (found) throw new UnreadableFeed(found.sentence);
}
