/**
 * A stranger's text without what no text has: control characters and halves of characters, which the database does not
 * take, and marks that turn the direction of writing, which make one text look like another. Lines and tabs stay.
 */
export const fitToKeep = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ').toWellFormed();
