import { productKeyInSql } from '../at-shop/product-key.js';

const isOfferedInSql = `exists (
  select from products where products.feed = kept.item ->> 'feed' and products.item_id = kept.item ->> 'id'
    and availability <> 'out_of_stock' and (expires_at is null or expires_at > now()))`;

/** SQL for whether a row `kept` of the kept ideas cannot be bought: by its feed, else by what its shop has said. */
export const isSoldOutInSql = `case when kept.item is not null then not ${isOfferedInSql}
  else exists (select from product_checks known where known.key = ${productKeyInSql('kept.link')} and known.is_sold_out)
  end`;
