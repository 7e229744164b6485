/**
 * Whether Postgres keeps every text in a value as it is. It keeps neither half a character nor the character 0, so nothing
 * that has been in an outbox or in a column of ours ever has one.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}
