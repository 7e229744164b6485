interface Named {
  title: string;
  category?: string | undefined;
}

/** What keeps another thing going, in the languages of feeds. It is no gift for an interest. */
const spare = new RegExp(
  [
    'replacement|replaces|spares?|refills?|compatible with|ersatz\\p{L}*|nachfüll\\p{L}*|rechange|recharges?',
    'ricamb(?:io|i)|ricarica|recambios?|repuestos?|navulling(?:en)?|reserveonderdel\\p{L}*|onderdel(?:en)?|consumables?',
    'verbrauchsmaterial\\p{L}*|(?:spare )?parts|(?:lens|dew|dust|end) caps?|(?:grip|protector) tapes?|swivels?',
    '(?:guitar|bass|violin|cello|ukulele|banjo|mandolin) strings|drive belts?|filter papers?|paper filters?',
    'cleaning tablets?|descal(?:er|ing)|(?:cat|kitty) litter|poo bags?|(?:dog|cat|pet) food(?! (?:bowl|storage))',
    'flea (?:treatment|spot-on|collar)s?|lawn feed|compost(?! (?:bin|caddy))|fertili[sz]ers?|hose connectors?',
    'memory cards?|sdxc|sdhc|microsd|film (?:twin|double|triple|multi)[ -]?packs?|35 ?mm [\\p{L} -]{0,20}films?(?! cameras?)',
    '(?:folding|wired|tubeless|road|bike|bicycle|mtb) tyres?|\\d+[ -]speed chains?|cassette \\d+|bottom brackets?',
    '(?:monofilament|braided|fishing) lines?|barbless hooks?|hooks size|lead weights?|(?:ink|toner) cartridges?',
    '(?:address|shipping) labels?|lever arch|(?:copy|printer) paper',
    'inner tubes?|brake (?:pads?|blocks?|cables?)|valve caps?|water butts?|wall plugs?|hose clips?',
    '(?:cases?|covers?|straps?|filters?|cartridges?|chargers?|adapt[eo]rs?|converters?|batter(?:y|ies)|blades?|nibs?)' +
      ' for(?! (?:kids|children|men|women|him|her|beginners))',
  ].join('|'),
  'iu',
);
const isSpareWord = new RegExp(`(?<![\\p{L}])(?:${spare.source})(?![\\p{L}])`, 'iu');
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
  return is(isSpareWord) || is(voucher);
}
