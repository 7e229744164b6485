import { currencySigns } from '@presently/rules/currency-signs';
import { decimalsOf, mostMoney, writtenDecimalsOf, type Sum } from '@presently/rules/money';

const codeOfSign = new Map(currencySigns.map(([sign, currency]) => [sign.toUpperCase(), currency]));

const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']);
/** Currencies that group thousands with a comma; the others use a point. */
const commaThousands = new Set([...dollars, 'GBP', 'JPY', 'KRW', 'INR', 'CNY', 'KWD', 'BHD', 'OMR', 'JOD', 'LYD']);

/** Currencies of countries that write `1,29,900` for 129900. */
const inLakhs = new Set(['INR', 'PKR', 'BDT', 'NPR', 'LKR']);

const currencyPart = [...codeOfSign.keys()].map((sign) => RegExp.escape(sign)).join('|') + '|[A-Z]{3}';
const shape = new RegExp(String.raw`^(${currencyPart})?\s*(\d[\d.,' ]*)(?<![.,' ])\s*(${currencyPart})?$`, 'u');

/**
 * Reads a price such as `$1,234.50`, `1.234,50 €` or `15.00 USD`. Refuses unclear ones: ranges, "from", instalments,
 * free, and `1.234` if it could be one or a thousand.
 * @param usual the currency of a price without one, and of a bare `$`
 */
export function parsePrice(text: string, usual = 'USD'): Sum | undefined {
  const written = text.normalize('NFKC').replace(/\s+/gu, ' ').replaceAll('’', "'").trim().toUpperCase();
  // Programs write `.99`, and people `12.--`.
  const usualForm = written.replace(/(?<![\d.,])(?=\.\d)/, '0').replace(/(?<=\d)[.,](?:--|–|—)/, '');
  const [, before, digits, after] = shape.exec(usualForm) ?? [];
  if (!digits) return undefined;
  const currency = agreed(before, after, usual);
  const amount = currency && toUnits(digits, currency);
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

function toUnits(written: string, currency: string): number | undefined {
  const places = decimalsOf(currency);
  const usualPlaces = writtenDecimalsOf(currency);
  // Programs write `12.0000`.
  const digits = written.replace(places === 3 ? /(?<=[.,]\d{3})0{1,2}$/ : /(?<=[.,]\d{2})0{2,3}$/, '');
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
    const isEither = usualPlaces > 0 && (separator === '.' || separator === ',');
    const isUnclear = mark === undefined && groups.length === 2 && isEither;
    if (isUnclear && (separator === ',') !== commaThousands.has(currency)) return undefined;
  }
  if (Number(fraction) > 0 && fraction.length > places) return undefined;
  const amount =
    Number(whole.replace(/\D/g, '')) * 10 ** places + Number(fraction.slice(0, places).padEnd(places, '0'));
  return amount > 0 && amount <= mostMoney ? amount : undefined;
}

/**
 * Three digits behind a sign are a group of thousands, except behind the point of a dinar. Where nobody writes fractions
 * of it, they are only behind the point of a number that has groups already, or is less than one.
 */
function partsOf(digits: string, places: number, isUsual: boolean): { whole: string; mark?: string; fraction: string } {
  const [, whole = digits, mark, fraction = ''] = /^(.*?)([.,])(\d{1,3})$/.exec(digits) ?? [];
  const isPoint = places === 3 && mark === '.' && (isUsual || whole === '0' || whole.includes(','));
  const isGroup = fraction.length === 3 && !isPoint;
  return mark === undefined || isGroup ? { whole: digits, fraction: '' } : { whole, mark, fraction };
}
