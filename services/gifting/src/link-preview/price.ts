/** `$48.00`, `€1,299.00`; undefined for what is no price. Without a currency the number stands alone. */
export function formatPrice(amount: string | undefined, currency: string | undefined): string | undefined {
  const value = amountOf(amount?.slice(0, 40) ?? '');
  if (value === undefined) return undefined;
  const code = currency?.trim().toUpperCase() ?? '';
  const style = /^[A-Z]{3}$/.test(code)
    ? ({ style: 'currency', currency: code } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  // Intl joins code and number by a space that does not break; a plain field has plain spaces.
  return new Intl.NumberFormat('en-US', style).format(value).replace(/\s/gu, ' ');
}

/** A price as shops write it: `48`, `48.00`, `1,299.00`, `1.299,00`, `48,50`. */
function amountOf(text: string): number | undefined {
  const [digits] = /\d[\d.,\s']*/.exec(text) ?? [];
  // `-5` and `1e21` begin like prices.
  if (!digits || /\de\+?\d/i.test(text) || /-\s*$/.test(text.slice(0, text.indexOf(digits)))) return undefined;
  const compact = digits.replace(/[\s']/g, '').replace(/[.,]+$/, '');
  const value = Number(withDecimalPoint(compact));
  return value > 0 && value < 1e9 ? value : undefined;
}

function withDecimalPoint(digits: string): string {
  const isCommaLast = digits.lastIndexOf(',') > digits.lastIndexOf('.');
  // Before exactly three digits a comma groups; a point does so only when there are several of them.
  const isDecimalComma = isCommaLast && !/^\d{1,3}(,\d{3})+$/.test(digits);
  if (isDecimalComma) return digits.replaceAll('.', '').replace(',', '.');
  const whole = digits.replaceAll(',', '');
  return /^\d{1,3}(\.\d{3}){2,}$/.test(whole) ? whole.replaceAll('.', '') : whole;
}
