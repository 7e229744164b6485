/** The signs of GSM 03.38 that need one place each, and those that need two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';
const gsm = new Set(basic + extended);

const isGsm = (text: string): boolean => Array.from(text).every((sign) => gsm.has(sign));

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
  const plain = Array.from(text, (sign) => plainer.get(sign) ?? sign).join('');
  return isGsm(plain) ? plain : text;
}
