export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';

/**
 * What Google, schema.org, Shopify, WooCommerce, Magento and shops of other languages write, without spaces and signs.
 * https://schema.org/ItemAvailability
 */
const words: Record<Availability, string> = {
  in_stock:
    'instock instoreonly onlineonly limitedavailability available availablefororder 1 true yes ' +
    'auflager lieferbar vorrätig enstock disponible disponibile disponível opvoorraad dostępny 在庫あり متوفر',
  out_of_stock:
    'outofstock soldout discontinued unavailable notavailable 0 false no reserved ' +
    'ausverkauft nichtvorrätig nichtlieferbar épuisé enrupturedestock agotado sinexistencias esaurito esgotado ' +
    'uitverkocht niedostępny 在庫なし غيرمتوفر',
  preorder: 'preorder presale vorbestellbar précommande preventa preordine prévenda 予約受付中',
  backorder: 'backorder onbackorder backordered madetoorder nachbestellt',
};
const known = new Map(
  Object.entries(words).flatMap(([availability, all]) =>
    all.split(' ').map((word) => [word.normalize('NFKC'), availability as Availability] as const),
  ),
);

/** @returns undefined for words that nobody has listed */
export const availabilityOf = (written: string): Availability | undefined =>
  known.get(
    written
      .normalize('NFKC')
      .toLowerCase()
      .replace(/^https?:\/\/schema\.org\//, '')
      .replace(/[^\p{L}\p{N}\p{M}]/gu, ''),
  );
