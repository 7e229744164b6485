/**
 * Whether Postgres can store every text in a value unchanged. It can store neither lone surrogates nor the character
 * 0, so no value from an outbox or a column contains them.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}
