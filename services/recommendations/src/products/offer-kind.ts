import { sparePart } from './spare-parts.js';

interface Named {
  title: string;
  category?: string | undefined;
}

/** Shelves of parts, the second with all below them. */
const partsShelf = new RegExp(
  `^\\s*(?:${[
    'components|fixings|fasteners|fastenings|consumables|bearings|cables & hoses|plumbing|guttering|drainage',
    'tyres & tubes|lines? & hooks|cartridges & styli|filters & care|hoses & fittings|litter',
  ].join('|')})\\s*$`,
  'i',
);
const partsDepartment = /^\s*(?:spare )?(?:parts|spares)(?: & spares)?\s*$/i;
const voucher =
  /gift[ -]?(?:cards?|vouchers?|certificates?)|e-?gift|gutschein|geschenkkarte|bon cadeau|carte cadeau|buono regalo|tarjeta regalo|cheque regalo|cadeaubon|vale[ -]presente|cartão[ -]presente/iu;

/** Whether a product is a spare part, a refill or a gift card, that an interest does not ask for. */
export function isNoGiftFor({ title, category = '' }: Named, interest: string): boolean {
  const last = category.split('>').at(-1)!;
  const is = (kind: RegExp) => (kind.test(title) || kind.test(last)) && !kind.test(interest);
  if (partsShelf.test(last) || category.split('>').some((segment) => partsDepartment.test(segment))) return true;
  return is(sparePart) || is(voucher);
}
