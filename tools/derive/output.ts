/** A file that derives from declarations, whole or in part. */
export interface Output {
  /** From the repository's root. */
  readonly path: string;
  /** @param current the file's text as it is, empty if there is no file */
  readonly render: (current: string) => string;
}

/** For the first line of a file that derives as a whole. */
export const written = (from: string): string =>
  `Written by \`npm run derive\` from ${from}; \`npm run lint\` fails if it is stale.`;

const marks = {
  '#': (name: string) => [`# derived: ${name}`, '# end of derived'],
  '<!--': (name: string) => [`<!-- derived: ${name} -->`, '<!-- end of derived -->'],
} as const;

/**
 * Replaces what lies between `# derived: name` and `# end of derived`, or the same as comments of Markdown. The text is
 * indented as its first mark is.
 * @throws Error if the file has no such region
 */
export function replaceRegion(current: string, comment: keyof typeof marks, name: string, text: string): string {
  const [begin, end] = marks[comment](name) as [string, string];
  const lines = current.split('\n');
  const first = lines.findIndex((line) => line.trim() === begin);
  const last = lines.findIndex((line, index) => index > first && line.trim() === end);
  if (first < 0 || last < 0) throw new Error(`there is no region "${begin}" … "${end}"`);
  const indent = lines[first]!.slice(0, lines[first]!.indexOf(begin));
  const indented = text.split('\n').map((line) => (line === '' ? '' : indent + line));
  return [...lines.slice(0, first + 1), ...indented, ...lines.slice(last)].join('\n');
}
