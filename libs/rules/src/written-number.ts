const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
const digit = /\p{Nd}/u;
const digits = /\p{Nd}/gu;

/** Unicode keeps the digits of a script in a row from zero to nine. */
function digitOf(sign: string): string {
  const place = sign.codePointAt(0)!;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(place - value - 1))) value++;
  return String(value);
}

/**
 * A number as a keyboard of the US writes it: direction marks and other signs without a width that programs paste are
 * left out, and the digits of every script and width become ASCII's.
 */
export const plainNumber = (written: string): string =>
  written.normalize('NFKC').replace(invisible, '').replace(digits, digitOf).replace(/\s+/gu, ' ').trim();
