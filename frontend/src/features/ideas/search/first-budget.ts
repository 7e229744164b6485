/**
 * Currencies of which one dollar buys roughly ten, a hundred, and so on. It only decides which budgets are
 * proposed: nothing is converted.
 */
const small = [
  `BOB BWP CNY CUP CZK DKK EGP ERN GHS GTQ HKD HNL LSL MAD MDL MKD MOP MRU MUR MVR MXN NAD NIO NOK PHP SBD SCR SEK SLE SRD
  STN SZL THB TJS TRY TTD TWD UAH UYU VES ZAR ZMW ZWG`,
  `AFN ALL AMD BDT BTN CRC CVE DJF DOP DZD ETB GMD GYD HTG HUF INR ISK JMD JPY KES KGS KMF KZT LKR LRD MZN NPR PKR RSD RUB
  SOS VUV XPF YER`,
  'AOA ARS BIF CDF CLP COP IQD KHR KPW KRW MGA MMK MNT MWK NGN RWF SDG SSP TZS UGX XAF XOF',
  'GNF IDR IRR LAK PYG SYP UZS VND',
  'LBP',
].map((codes) => codes.split(/\s+/));

/** What one dollar buys roughly in a currency, as a power of ten. */
export const scaleOf = (currency: string): number => 10 ** (small.findIndex((codes) => codes.includes(currency)) + 1);

/** The budget of somebody who has chosen none: 50 to 100 of a currency, or as many zeros more as it needs. */
export function firstBudgetIn(currency: string): string {
  const scale = scaleOf(currency);
  return `${50 * scale}-${100 * scale}`;
}
