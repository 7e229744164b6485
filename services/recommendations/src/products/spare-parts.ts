/** What keeps another thing going, as sellers write it: patterns by trade, each a whole word or several. */
const patterns = {
  any: [
    'replacement|replaces|(?<!with )spares?|refills?|compatible with|consumables?|(?:spare )?parts',
    '(?:lens|dew|dust|end) caps?|(?:grip|protector) tapes?|swivels?|drive belts?',
    '(?:cases?|covers?|straps?|filters?|cartridges?|chargers?|adapt[eo]rs?|converters?|batter(?:y|ies)|blades?|nibs?)' +
      ' for(?! (?:kids|children|men|women|him|her|beginners))',
  ],
  inOtherLanguages: [
    'ersatz\\p{L}*|nachfüll\\p{L}*|rechange|recharges?|ricamb(?:io|i)|ricarica|recambios?|repuestos?|navulling(?:en)?',
    'reserveonderdel\\p{L}*|onderdel(?:en)?|verbrauchsmaterial\\p{L}*|schleifpapier|dübel|chevilles|vis (?:bois|métal)',
  ],
  power: [
    '(?<!(?:with|and|plus|incl\\p{L}*) (?:\\S+ ){0,2})(?:watch|button|coin|camera|pedal|spare|rechargeable|ni-?mh|li-?po|c size|9v|aaa?)' +
      ' (?:cells?|batter(?:y|ies))(?! charger)',
    '(?:button|coin) cells?|9v (?:block|\\p{L}+ batter(?:y|ies))|cr ?(?:2032|2025|123)|lr44|lamp modules?',
    'batter(?:y|ies) (?:\\p{L}+\\d* |\\d+ ?)*(?:pack|twin)(?<!(?:with|and|plus|incl\\p{L}*) .*)|power cables?',
    '(?:usb(?:[ -]c)?|hdmi|phono|aux|ethernet|charging|optical|lightning|rca|speaker) (?:cables?|leads?)|ear tips',
    'screen protectors?|light bulbs?|fuses',
  ],
  music: [
    '(?:guitar|bass|violin|cello|ukulele|banjo|mandolin|electric|acoustic|nylon|phosphor|bronze) strings',
    'strings \\d+-\\d+|strings? sets?|electric strings|rosin|drum ?heads?|(?:clarinet|saxophone|oboe) reeds?|valve oil',
    '(?:inner|outer|anti-?static) (?:\\p{L}+ )?sleeves|sleeves (?:\\p{L}+ )*\\d+',
  ],
  kitchen: [
    'filter papers?|paper filters?|coffee filters|(?:cone|pitcher|fountain) filters|burr sets?|press beakers?',
    'coffee (?:pods|capsules) \\d+|k-?cups?|creamer singles|cleaning tablets?|descal(?:er|ing)|gaskets?(?: seals?)?(?! mount)',
    '(?:canning|jar|mason) lids|grill grates?|burner tubes?',
  ],
  animals: [
    '(?:cat|kitty) litter|(?:litter )?box liners?|poo bags?|poop bags|waste bags|(?:puppy|training|pee) pads|kibble',
    '(?:dog|cat|pet) food(?! (?:bowl|storage))|(?:cat|dog|salmon|tuna|chicken) pouches|dry (?:cat|dog) food',
    '(?:fish|goldfish) (?:flakes|pellets)|water conditioner|test strips|(?:timothy|meadow) hay|hoof conditioner',
    'flea (?:treatment|spot-on|collar)s?|flea (?:&|and) tick',
  ],
  garden: [
    'lawn feed|compost(?! (?:bin|caddy))|fertili[sz]ers?|hose connectors?|hose clips?|water butts?',
    '(?:trimmer|mower|chainsaw) (?:line|blades?|chains?)',
  ],
  photography: [
    'memory cards?|sdxc|sdhc|microsd|film (?:twin|double|triple|multi)[ -]?packs?|35 ?mm [\\p{L} -]{0,20}films?(?! cameras?)',
  ],
  cycling: [
    '(?:folding|wired|tubeless|road|bike|bicycle|mtb) tyres?|inner tubes?|\\d+[ -]speed chains?|cassette \\d+|bottom brackets?',
    'brake (?:pads?|blocks?|cables?)|valve caps?|chain lube|bar tape|(?:tubeless|tire|tyre) sealant',
  ],
  fishing: [
    '(?:monofilament|braided|fishing) lines?|barbless hooks?|hooks size|lead weights?|hook ?lengths?|tippet|split shot',
    'leaders? tapered|tapered leaders?',
  ],
  outdoors: [
    'guy lines?|gas (?:canisters?|cartridges?)|fuel canisters?|seam repair|tent stakes|pole tips?|(?:boot|shoe) ?laces',
  ],
  office: [
    '(?:ink|toner) cartridges?|(?:address|shipping) labels?|lever arch|(?:copy|printer) paper|copy paper|laminating pouches',
    'glue sticks?|wrapping paper',
  ],
  watchesAndShaving: [
    '(?:strap|bridge|link remover) pins?|spring bars?|(?:razor|edge|saw|hacksaw|jigsaw|rotary|scalpel|mower) blades?|blades \\d+',
    '(?:cartridge|brush|razor) heads?|toothbrush heads',
  ],
  sewing: [
    '(?:machine|hand|sewing) needles|(?:thread|cotton) (?:reels?|spools?)|sewing thread|bobbins|thread \\d+ reels?',
    'thread (?:\\p{L}+ )*\\d+ ?(?:yd|m)|elastic \\d+ ?(?:yd|m)|interfacing|hem(?:ming)? tapes?|bias binding',
    'zip(?:per)? packs?|zippers|(?:nylon|metal|invisible) zips?|zips assorted|buttons \\d+ ?g|assorted buttons',
  ],
  workshop: [
    '(?:wood|machine|metal) screws?|drill bit packs?|masking tape|sandpaper|soldering tips?|wall plugs?|drywall anchors',
    'cabinet hinges',
  ],
  models: [
    'rail joiners?|(?:wheel|motor) (?:bearings?|bogies?)|body clips|wishbones|steering servos?|carbon brushes',
    'smoke (?:oil|fluid)|(?:tension lock|magnetic|hook) couplings?|(?:pinion|spur) gears?|(?:hex )?wheels (?:&|and) ty(?:re|ire)s',
    '(?:penny|card) sleeves|top ?loaders|comic bags|card savers',
  ],
  household: [
    'spark plugs?|motor oil|wiper blades?|(?:cabin|furnace|air|hepa|pool) filters?|vacuum (?:belts?|bags?)|chlorine tablets',
    'diapers|baby wipes',
  ],
};

/** Whether a text names what keeps another thing going. It is no gift for an interest. */
export const sparePart = new RegExp(`(?<![\\p{L}])(?:${Object.values(patterns).flat().join('|')})(?![\\p{L}])`, 'iu');
