/** `maria@example.com` → `m…@example.com`: its owner recognises it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0)!)}…${email.slice(at)}`;
}
