/**
 * The pattern that a path fits: `/recipients/:recipientId` for `/recipients/7`. A parameter is one segment, and a
 * pattern without parameters comes first.
 */
export function patternOf<Pattern extends string>(patterns: readonly Pattern[], path: string): Pattern | undefined {
  const own = patterns.find((pattern) => pattern === path);
  if (own !== undefined) return own;
  const segments = path.split('/');
  return patterns.find((pattern) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((part, place) => (part.startsWith(':') ? segments[place] !== '' : part === segments[place]))
    );
  });
}
