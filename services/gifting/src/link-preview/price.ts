/** `$48.00`, `€1,299.00`, or the number alone without a currency; undefined for a text that is not a price. */
export function formatPrice(amount: string | undefined, currency: string | undefined): string | undefined {
  const value = amountOf(amount?.slice(0, 40) ?? '');
  if (value === undefined) return undefined;
  const code = currency?.trim().toUpperCase() ?? '';
  const style = /^[A-Z]{3}$/.test(code)
    ? ({ style: 'currency', currency: code } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  // Intl writes a no-break space between code and number.
  return new Intl.NumberFormat('en-US', style).format(value).replace(/\s/gu, ' ');
}

/** A price as shops write it: `48`, `48.00`, `1,299.00`, `1.299,00`, `48,50`. */
function amountOf(text: string): number | undefined {
  const [digits] = /\d[\d.,\s']*/.exec(text) ?? [];
  // `-5` and `1e21` are not prices.
  if (!digits || /\de\+?\d/i.test(text) || /-\s*$/.test(text.slice(0, text.indexOf(digits)))) return undefined;
  const compact = digits.replace(/[\s']/g, '').replace(/(?<![.,])[.,]+$/, '');
  const value = Number(withDecimalPoint(compact));
  return value > 0 && value < 1e9 ? value : undefined;
}

function withDecimalPoint(digits: string): string {
  const isCommaLast = digits.lastIndexOf(',') > digits.lastIndexOf('.');
  // A comma before exactly three digits groups thousands; a point does so only if there are several.
  const isDecimalComma = isCommaLast && !/^\d{1,3}(,\d{3})+$/.test(digits);
  if (isDecimalComma) return digits.replaceAll('.', '').replace(',', '.');
  const whole = digits.replaceAll(',', '');
  return /^\d{1,3}(\.\d{3}){2,}$/.test(whole) ? whole.replaceAll('.', '') : whole;
}
