/** What is never a gift product: a voucher, and what was used before. */
const voucher =
  /gift[ -]?(?:cards?|vouchers?|certificates?)(?! (?:holders?|boxe?s?|envelopes?|cases?))|e-?gift|gutschein|geschenkkarte|bon cadeau|carte cadeau|buono regalo|tarjeta regalo|cheque regalo|cadeaubon|vale[ -]presente|cartão[ -]presente/iu;
const usedBefore =
  /\b(?:second[ -]?hand|pre-?owned|pre-?loved|refurbished|open[ -]box|generalüberholt|gebraucht|d'occasion|reconditionn[ée]e?s?|ricondizionat[oaie]|reacondicionad[oa]s?|tweedehands)(?!\p{L})|\b(?:used|renewed)\)|\(used\b|\bused[ ,:–-]+(?:like new|very good|good|acceptable|condition)\b/iu;

/** Whether a title names a voucher or something second-hand. */
export const isNoGift = (title: string): boolean => voucher.test(title) || usedBefore.test(title);
