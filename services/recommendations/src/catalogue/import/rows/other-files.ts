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

/** @throws UnreadableFeed for another program's table of products, which has neither addresses nor stock as feeds do */
export function requireNoExport(header: string): void {
  const names = new Set(header.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, '')));
  const found = exports.find(({ columns }) => columns.every((column) => names.has(column)));
  if (found) throw new UnreadableFeed(found.sentence);
}
