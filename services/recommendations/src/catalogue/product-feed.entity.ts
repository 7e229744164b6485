import { defineEntity, p } from '@mikro-orm/core';

const ProductFeedSchema = defineEntity({
  name: 'ProductFeed',
  tableName: 'product_feeds',
  properties: {
    name: p.text().primary(),
    /** Where it was last read from: a file's name or a URL without its query. */
    origin: p.text(),
    /** Rows of the last import that became products. */
    products: p.integer(),
    importedAt: p.datetime(3),
  },
});

/** A shop's list of products, as it was last imported. */
export class ProductFeed extends ProductFeedSchema.class {}
ProductFeedSchema.setClass(ProductFeed);
