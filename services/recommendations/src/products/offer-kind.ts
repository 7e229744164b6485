interface Named {
  title: string;
  category?: string | undefined;
}

/** What keeps another thing going, in the languages of feeds. It is no gift for an interest. */
const spare = new RegExp(
  [
    'replacement|replaces|(?<!with )spares?|refills?|compatible with|ersatz\\p{L}*|nachfüll\\p{L}*|rechange|recharges?',
    'ricamb(?:io|i)|ricarica|recambios?|repuestos?|navulling(?:en)?|reserveonderdel\\p{L}*|onderdel(?:en)?|consumables?',
    'verbrauchsmaterial\\p{L}*|(?:spare )?parts|(?:lens|dew|dust|end) caps?|(?:grip|protector) tapes?|swivels?',
    '(?:guitar|bass|violin|cello|ukulele|banjo|mandolin|electric|acoustic|nylon|phosphor|bronze) strings|drive belts?|filter papers?|paper filters?',
    'cleaning tablets?|descal(?:er|ing)|(?:cat|kitty) litter|poo bags?|(?:dog|cat|pet) food(?! (?:bowl|storage))',
    'flea (?:treatment|spot-on|collar)s?|lawn feed|compost(?! (?:bin|caddy))|fertili[sz]ers?|hose connectors?',
    'memory cards?|sdxc|sdhc|microsd|film (?:twin|double|triple|multi)[ -]?packs?|35 ?mm [\\p{L} -]{0,20}films?(?! cameras?)',
    '(?:folding|wired|tubeless|road|bike|bicycle|mtb) tyres?|\\d+[ -]speed chains?|cassette \\d+|bottom brackets?',
    '(?:monofilament|braided|fishing) lines?|barbless hooks?|hooks size|lead weights?|(?:ink|toner) cartridges?',
    '(?:address|shipping) labels?|lever arch|(?:copy|printer) paper',
    'strings \\d+-\\d+|(?:strap|bridge|link remover) pins?|spring bars?|drum ?heads?|(?:clarinet|saxophone|oboe) reeds?',
    '(?<!(?:with|and|plus|incl\\p{L}*) (?:\\S+ ){0,2})(?:watch|button|coin|camera|pedal|spare|rechargeable|ni-?mh|li-?po|c size|9v|aaa?) (?:cells?|batter(?:y|ies))(?! charger)',
    '(?:button|coin) cells?|9v (?:block|\\p{L}+ batter(?:y|ies))|batter(?:y|ies) (?:\\p{L}+\\d* |\\d+ ?)*(?:pack|twin)(?<!(?:with|and|plus|incl\\p{L}*) .*)',
    '(?:razor|edge|saw|hacksaw|jigsaw|rotary|scalpel|mower) blades?|blades \\d+|(?:cartridge|brush|razor) heads?',
    '(?:machine|hand|sewing) needles|(?:thread|cotton) (?:reels?|spools?)|sewing thread|bobbins',
    'zip(?:per)? packs?|zippers|(?:nylon|metal|invisible) zips?|buttons \\d+ ?g|assorted buttons|bias binding',
    '(?:inner|outer|anti-?static) (?:\\p{L}+ )?sleeves|sleeves (?:\\p{L}+ )*\\d+',
    'leaders? tapered|tapered leaders?|hook ?lengths?|tippet|split shot|guy lines?|gas (?:canisters?|cartridges?)',
    '(?:usb(?:[ -]c)?|hdmi|phono|aux|ethernet|charging|optical|lightning|rca|speaker) (?:cables?|leads?)|ear tips',
    'screen protectors?|light bulbs?|fuses|chain lube|(?:cat|dog|salmon|tuna|chicken) pouches|dry (?:cat|dog) food',
    '(?:wood|machine|metal) screws?|drill bit packs?|masking tape|sandpaper|schleifpapier|dübel|chevilles|vis (?:bois|métal)',
    'rail joiners?|(?:wheel|motor) (?:bearings?|bogies?)|body clips|wishbones|steering servos?|carbon brushes',
    'glue sticks?|wrapping paper|kibble|smoke (?:oil|fluid)|(?:tension lock|magnetic|hook) couplings?|soldering tips?',
    '(?:pinion|spur) gears?|(?:hex )?wheels (?:&|and) ty(?:re|ire)s|cr ?(?:2032|2025|123)|lr44|lamp modules?',
    'gaskets?(?: seals?)?(?! mount)|hem(?:ming)? tapes?|thread \\d+ reels?|zips assorted|(?:fish|goldfish) (?:flakes|pellets)',
    'poop bags|(?:puppy|training|pee) pads|(?:litter )?box liners?|flea (?:&|and) tick|water conditioner|test strips',
    '(?:canning|jar|mason) lids|coffee filters|coffee (?:pods|capsules) \\d+|k-?cups?|creamer singles|grill grates?|burner tubes?',
    'spark plugs?|(?:trimmer|mower|chainsaw) (?:line|blades?|chains?)|(?:cabin|furnace|air|hepa|pool) filters?|motor oil',
    '(?:penny|card) sleeves|top ?loaders|comic bags|card savers|valve oil|drywall anchors|cabinet hinges|wiper blades?',
    'toothbrush heads|diapers|baby wipes|vacuum (?:belts?|bags?)|chlorine tablets|copy paper|laminating pouches',
    'thread (?:\\p{L}+ )*\\d+ ?(?:yd|m)|elastic \\d+ ?(?:yd|m)|interfacing|fuel canisters?|seam repair|tent stakes|pole tips?',
    '(?:boot|shoe) ?laces|bar tape|(?:tubeless|tire|tyre) sealant|strings? sets?|electric strings|rosin|power cables?',
    '(?:cone|pitcher|fountain) filters|burr sets?|press beakers?|waste bags|(?:timothy|meadow) hay|hoof conditioner',
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
