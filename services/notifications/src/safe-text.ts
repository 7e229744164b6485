const bidiControls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Invisible. Programs that turn addresses in plain text into links stop at it. */
export const wordJoiner = '\u2060';

/** Removes characters that change the writing direction: they can make one name look like another. */
export const withoutBidi = (text: string): string => text.replace(bidiControls, '');

/** A person's words, unchanged to the eye. Programs make no link of them: every link in a message is our own. */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, `:${wordJoiner}`).replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, `.${wordJoiner}`);
