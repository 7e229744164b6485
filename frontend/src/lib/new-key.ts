/** A new idempotency key. Not `randomUUID`: browsers offer it on secure origins only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
