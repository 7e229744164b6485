/** The words between commas, trimmed; empty ones are dropped. */
export const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
