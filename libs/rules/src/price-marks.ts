/**
 * Currencies of places that write `1,299.00`: the comma is between thousands, and the point before cents. Most others
 * write `1.299,00` or `1 299,00`.
 */
export const commaBetweenThousands: ReadonlySet<string> = new Set(
  (
    'USD CAD AUD NZD SGD HKD MXN TWD GBP JPY KRW CNY INR PKR BDT NPR LKR THB PHP MYR ILS ' +
    'KWD BHD OMR JOD LYD SAR AED QAR EGP NGN KES GHS'
  ).split(' '),
);

/** Currencies with a point before cents. The Swiss write `1’299.00`. */
export const pointBeforeCents: ReadonlySet<string> = new Set([...commaBetweenThousands, 'CHF']);
