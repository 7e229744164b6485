/** Words that stand on half of all products: looked for by themselves, they find anything. */
const saysLittle =
  /^(an?|the|of|for|in|on|with|and|to|sets?|kits?|gifts?|box(es)?|tools?|gear|accessor(y|ies)|lux(e|ury)|premium|handmade|personali[sz]ed|small|mini|good|new|starter|professional|comfort|cozy|couple|two|evenings?|home|house|travel|accessory|things?|supplies|collection|lovers?|enthusiasts?|themed|quality|high|best|unique|creative|wooden|family)$/i;

/** Each phrase without the words that say little; phrases of which nothing is left go, unless that is all of them. */
export function tellingWords(phrases: readonly string[]): string[] {
  const telling = phrases.map((phrase) =>
    phrase
      .split(/\s+/)
      .filter((word) => !saysLittle.test(word))
      .join(' '),
  );
  const left = [...new Set(telling.filter(Boolean))];
  return left.length > 0 ? left : [...phrases];
}
