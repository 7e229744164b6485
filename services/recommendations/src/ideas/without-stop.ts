/** A text without full stops and spaces at its end. */
export function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
