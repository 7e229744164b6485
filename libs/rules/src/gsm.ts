/** The signs of GSM 03.38 that need one place each, and those that need two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';
const gsm = new Set(basic + extended);
const twoPlaces = new Set(extended);

const isGsm = (text: string): boolean => Array.from(text).every((sign) => gsm.has(sign));

/** Places of a text that is one message, and of each part of a longer one: the parts say how they belong together. */
const ofGsm = { alone: 160, part: 153 };
const ofUcs2 = { alone: 70, part: 67 };

/** The most places of a part. */
export const onePart = ofGsm.part;

/** How many text messages a text takes, each of which phone companies charge for. No sign is divided between two. */
export function textParts(text: string): number {
  const isPlain = isGsm(text);
  const { alone, part } = isPlain ? ofGsm : ofUcs2;
  const sizes = Array.from(text, (sign) => (isPlain ? (twoPlaces.has(sign) ? 2 : 1) : sign.length));
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
}

/** What phones and word processors type, and the sign with the same meaning. */
const plainer = new Map<string, string>(
  Object.entries({
    "'": '‘’‚‛ʼ′‹›`´',
    '"': '“”„‟″«»',
    '-': '\u2010\u2011\u2012–—―−•·',
    '...': '…',
    ' ': '\u00a0\u202f\u2009\u2002\u2003\t',
    // Direction marks of names. The word joiner stays: it keeps a word from being read as a link.
    '': '\u200b\u200e\u200f\u2066\u2067\u2068\u2069',
    '(TM)': '™',
    '(R)': '®',
    '(C)': '©',
  }).flatMap(([plain, signs]) => Array.from(signs).map((sign) => [sign, plain] as const)),
);

/**
 * The text with plainer signs, if it then fits into GSM 03.38: otherwise one curly apostrophe makes it a text in UCS-2,
 * with 70 instead of 160 signs to a part, and twice the price. A text that needs UCS-2 anyway stays as it is.
 */
export function inGsmIfPossible(text: string): string {
  // Some keyboards and programs write é as e with an accent of its own.
  const plain = Array.from(text.normalize('NFC'), (sign) => plainer.get(sign) ?? sign).join('');
  return isGsm(plain) ? plain : text;
}
