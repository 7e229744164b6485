import { listedInSql } from '../at-shop/listed-in-sql.js';
import { productKeyInSql } from '../at-shop/product-key.js';

/** SQL of the row in which a feed lists the product of a row `kept` of the kept ideas; see {@link listedInSql}. */
export const listedKeptInSql = listedInSql({
  feed: `kept.item ->> 'feed'`,
  id: `kept.item ->> 'id'`,
  link: 'kept.link',
  title: 'kept.title',
});

/**
 * SQL for whether a row `kept` of the kept ideas cannot be bought: by its feed, else by what its shop has said. What a
 * feed has dropped is gone until its shop says otherwise.
 */
export const isSoldOutInSql = `coalesce(
  case when kept.item is not null then (select not listed.is_offered from (${listedKeptInSql}) listed) end,
  (select known.is_sold_out from product_checks known
   where known.key = ${productKeyInSql('kept.link')} and known.checked_at is not null),
  kept.item is not null)`;
