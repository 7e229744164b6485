import { defineEntity, p } from '@mikro-orm/core';

const ProductFeedSchema = defineEntity({
  name: 'ProductFeed',
  tableName: 'product_feeds',
  indexes: [{ name: 'product_feeds_due', properties: 'dueAt', where: 'due_at is not null' }],
  properties: {
    name: p.text().primary(),
    /** The source of the last import: a file's name or a URL without its query. */
    origin: p.text(),
    /** Rows of the last import that became products. */
    products: p.integer(),
    /** When its shop last said what it sells, or that nothing has changed. */
    importedAt: p.datetime(3),
    /** Where it is fetched again, with the password if it needs one. Null for a feed without a schedule. */
    address: p.text().nullable(),
    everyMinutes: p.integer().nullable(),
    /** When it is fetched next. */
    dueAt: p.datetime(3).nullable(),
    /** When it was last fetched by its schedule, and what went wrong then. */
    triedAt: p.datetime(3).nullable(),
    problem: p.text().nullable(),
    /** What the server said of its last version, for conditional requests. */
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    /** Grows with each claim by a worker. */
    fence: p.integer().default(0),
  },
});

/** A shop's list of products, as of its last import, with the schedule by which it is fetched again. */
export class ProductFeed extends ProductFeedSchema.class {}
ProductFeedSchema.setClass(ProductFeed);
