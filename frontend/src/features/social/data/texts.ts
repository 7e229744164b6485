/** The first characters of a text, with an ellipsis if some are left out. */
export function truncate(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}

export const shownOfContent = 200;
export const shownOfPrompt = 120;
export const shownPosts = 10;

/** `3 posts`, `1 post` */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
