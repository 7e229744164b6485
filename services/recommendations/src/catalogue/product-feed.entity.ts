import { defineEntity, p } from '@mikro-orm/core';

const ProductFeedSchema = defineEntity({
  name: 'ProductFeed',
  tableName: 'product_feeds',
  properties: {
    name: p.text().primary(),
    /** The source of the last import: a file's name or a URL without its query. */
    origin: p.text(),
    /** Rows of the last import that became products. */
    products: p.integer(),
    importedAt: p.datetime(3),
  },
});

/** A shop's list of products, as of its last import. */
export class ProductFeed extends ProductFeedSchema.class {}
ProductFeedSchema.setClass(ProductFeed);
