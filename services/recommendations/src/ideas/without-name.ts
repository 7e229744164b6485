/** A description without the idea's name at its beginning or its end: the card shows the name above it. */
export function withoutName(description: string, name: string): string {
  const named = `(?:an? |the )?${RegExp.escape(name)}`;
  const rest = description
    .replace(new RegExp(`\\s*[:,–—-]\\s*${named}[.!]?$`, 'i'), '.')
    .replace(new RegExp(`^${named}\\s*[:,.–—-]\\s*`, 'i'), '');
  return rest === '' || rest === '.' ? description : rest.charAt(0).toUpperCase() + rest.slice(1);
}
