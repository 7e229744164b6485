/** The first characters of a text up to the end of a word, with an ellipsis if some are left out. */
export function truncate(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most + 1).join('');
  const words = start.replace(/(?<!\s)\s+\S*$/, '');
  // One word may be longer than all that is shown.
  const shown = words.length < start.length ? words : characters.slice(0, most).join('');
  return `${shown.replace(/(?<![\s.,;:])[\s.,;:]+$/, '')}…`;
}

export const shownOfContent = 200;
export const shownOfPrompt = 120;
export const shownPosts = 10;
