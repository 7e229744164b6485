/** Words of half of all products: alone they match anything. */
const generic = new RegExp(
  `^(${[
    'an?|the|of|for|in|on|with|and|to|sets?|kits?|gifts?|box(es)?|tools?|gear|accessor(y|ies)|lux(e|ury)|premium',
    'handmade|personali[sz]ed|small|mini|good|new|starter|professional|comfort|cozy|couple|two|evenings?|home|house',
    'travel|things?|supplies|collection|lovers?|enthusiasts?|themed|quality|high|best|unique|creative|wooden|family',
  ].join('|')})$`,
  'i',
);

/** The phrases without generic words. Empty phrases are dropped, unless all are empty. */
export function specificWords(phrases: readonly string[]): string[] {
  const specific = phrases.map((phrase) =>
    phrase
      .split(/\s+/)
      .filter((word) => !generic.test(word))
      .join(' '),
  );
  const left = [...new Set(specific.filter(Boolean))];
  return left.length > 0 ? left : [...phrases];
}
