import { currencySigns } from '@presently/rules/currency-signs';
import { commaBetweenThousands, pointBeforeCents } from '@presently/rules/price-marks';
import { decimalsOf, mostMoney, writtenDecimalsOf, type Sum } from '@presently/rules/money';

const codeOfSign = new Map(currencySigns.map(([sign, currency]) => [sign.toUpperCase(), currency]));

const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']);

/** Currencies of countries that write `1,29,900` for 129900. */
const inLakhs = new Set(['INR', 'PKR', 'BDT', 'NPR', 'LKR']);

const currencyPart = [...codeOfSign.keys()].map((sign) => RegExp.escape(sign)).join('|') + '|[A-Z]{3}';
const shape = new RegExp(String.raw`^(${currencyPart})?\s*(\d[\d.,' ]*)(?<![.,' ])\s*(${currencyPart})?$`, 'u');

/** Who has written a price: a program for programs, or somebody for people. */
type Author = 'program' | 'person';

/**
 * Reads a price that a program has written: `15.00 USD`, `1.234,50 €`. Refuses unclear ones: ranges, "from",
 * instalments, free, and `24.990` if it could be 24.99 or thousands.
 * @param usual the currency of a price without one, and of a bare `$`
 */
export const parsePrice = (text: string, usual = 'USD'): Sum | undefined => read(text, usual, 'program');

/** Reads a price as people read it: `24.990 €` is thousands of euros, because nobody shows tenths of cents. */
export const parseShownPrice = (text: string, usual = 'USD'): Sum | undefined => read(text, usual, 'person');

function read(text: string, usual: string, author: Author): Sum | undefined {
  const written = text.normalize('NFKC').replace(/\s+/gu, ' ').replaceAll('’', "'").trim().toUpperCase();
  // Programs write `.99`, and people `12.--`.
  const usualForm = written.replace(/(?<![\d.,])(?=\.\d)/, '0').replace(/(?<=\d)[.,](?:--|–|—)/, '');
  const [, before, digits, after] = shape.exec(usualForm) ?? [];
  if (!digits) return undefined;
  const currency = agreed(before, after, usual);
  const amount = currency && toUnits(digits, currency, author);
  return amount ? { amount, currency } : undefined;
}

function agreed(before: string | undefined, after: string | undefined, usual: string): string | undefined {
  const codes = [before, after]
    .filter((each) => each !== undefined && each !== '$')
    .map((each) => codeOfSign.get(each!) ?? each!);
  if (new Set(codes).size > 1 || codes.some((code) => !/^[A-Z]{3}$/.test(code))) return undefined;
  const currency = codes[0] ?? usual;
  const isDollar = before === '$' || after === '$';
  return isDollar && !dollars.has(currency) ? undefined : currency;
}

function toUnits(written: string, currency: string, author: Author): number | undefined {
  const places = decimalsOf(currency);
  const usualPlaces = writtenDecimalsOf(currency);
  // Programs write `12.0000`, and `0.990`.
  const digits = written.replace(places === 3 ? /(?<=[.,]\d{3})0+$/ : /(?<=[.,]\d{2})0{2,}$|(?<=^0[.,]\d\d)0$/, '');
  const { whole, mark, fraction } = partsOf(digits, places, usualPlaces > 0);
  // `1,23` before another group is a wrong thousands separator.
  const separators = new Set(whole.match(/[.,' ]/g));
  if (separators.size > 1 || (mark !== undefined && separators.has(mark))) return undefined;
  const [separator] = separators;
  if (separator !== undefined) {
    const groups = whole.split(separator);
    const lengths = groups.map(({ length }) => length).join('');
    if (!/^[1-3]3+$/.test(lengths) && !(inLakhs.has(currency) && /^[12]2*3$/.test(lengths))) return undefined;
    // Where nobody writes decimals, three digits are thousands.
    const isEither = mark === undefined && groups.length === 2 && usualPlaces > 0;
    if (isEither && !isGrouping(separator, currency, author)) return undefined;
  }
  if (Number(fraction) > 0 && fraction.length > places) return undefined;
  const amount =
    Number(whole.replace(/\D/g, '')) * 10 ** places + Number(fraction.slice(0, places).padEnd(places, '0'));
  return amount > 0 && amount <= mostMoney ? amount : undefined;
}

/** Whether a sign with three digits behind it is between thousands. Programs write a point before any decimals. */
function isGrouping(separator: string, currency: string, author: Author): boolean {
  if (separator === ',') return commaBetweenThousands.has(currency);
  return separator !== '.' || (author === 'person' && !pointBeforeCents.has(currency));
}

/**
 * Three digits behind a sign are a group of thousands, except behind nought and the point of a dinar. Where nobody
 * writes fractions of it, they are only behind the point of a number that has groups already, or is less than one.
 */
function partsOf(digits: string, places: number, isUsual: boolean): { whole: string; mark?: string; fraction: string } {
  const [, whole = digits, mark, fraction = ''] = /^(.*?)([.,])(\d{1,3})$/.exec(digits) ?? [];
  const isPoint = whole === '0' || (places === 3 && mark === '.' && (isUsual || whole.includes(',')));
  const isGroup = fraction.length === 3 && !isPoint;
  return mark === undefined || isGroup ? { whole: digits, fraction: '' } : { whole, mark, fraction };
}
