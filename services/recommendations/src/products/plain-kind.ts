/** Where the name of a thing ends in a shop's title: at a mark, a number or a small word. */
const end =
  /[,;:|/()[\]{}<>–—®™]|(?<=\p{L}{3})\.\s|\s-\s|\s\d|\s(?:for|with|by|from|in|on|to|und|mit|für|avec|pour|de|con|para|com)\s/iu;
const container = /^(?:an?|the|my|our)?\s*(?:set|pair|box|pack|selection|collection|bottle|jar|piece) of /i;
/** A word that says nothing where it comes first. */
const small = /^(?:of|the|and|a|an)$/i;
const longest = 3;

/**
 * What a thing is in at most three plain words, from a title that a shop may have written: `cast iron skillet`. They are too
 * few to tell a model what to do.
 */
export function plainKind(title: string): string | undefined {
  const [name = ''] = title.replace(container, '').trim().split(end);
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(/[.!?…]$/, ''))
    .filter((word) => /^[\p{L}'’-]+$/u.test(word) && !/^\p{Lu}{2,}$/u.test(word));
  const last = words.slice(-longest);
  while (small.test(last[0] ?? '')) last.shift();
  return last.join(' ').toLowerCase() || undefined;
}
