/** SQL of where a product was in the catalogue, and of what is shown of it. */
interface ListedBefore {
  feed: string;
  id: string;
  link: string;
  title: string;
}

/**
 * SQL of the row in which a feed lists a product now: none, or one with `price_cents`, `currency`, `imported_at` and
 * `is_offered`. Shops give their products other ids, and old ids to other products, while pages stay where they are: so
 * the address of the page counts first. The index of the catalogue knows titles, not links.
 */
export const listedInSql = ({ feed, id, link, title }: ListedBefore): string => {
  const isBefore = `products.feed = ${feed} and products.item_id = ${id}`;
  const facts = `products.price_cents, products.currency, feeds.imported_at,
      availability <> 'out_of_stock' and (expires_at is null or expires_at > now()) as is_offered,
      products.link = ${link} as is_same_page, products.feed = ${feed} as is_same_feed,
      products.item_id = ${id} as is_same_id
    from products join product_feeds feeds on feeds.name = products.feed`;
  return `select price_cents, currency, imported_at, is_offered from (
      select ${facts} where ${isBefore}
      union all
      select ${facts} where search @@ plainto_tsquery('english', ${title}) and products.link = ${link}
        and not exists (select from products where ${isBefore} and products.link = ${link})
    ) found
    order by is_same_page desc nulls last, is_same_feed desc, is_same_id desc, is_offered desc, imported_at desc
    limit 1`;
};
