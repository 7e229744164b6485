/**
 * Replaces control characters and halves of characters, which Postgres refuses, and characters that change the writing
 * direction, which can disguise a text. Keeps line breaks and tabs.
 */
export const storableText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ').toWellFormed();
