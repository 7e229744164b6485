import { stockOf } from '@presently/rules/stock-words';

/** What a shop says of the stock of a variant. */
interface Availability {
  available?: boolean | undefined;
  status?: unknown;
}

/** Shops say it in either of two fields. Their words are their own: `out_of_stock`, `sold_out`, `discontinued`. */
export const isSoldOut = (availability: Availability | undefined): boolean => {
  const { available, status } = availability ?? {};
  return available === false || (typeof status === 'string' && stockOf(status.slice(0, 100)) === 'out_of_stock');
};
