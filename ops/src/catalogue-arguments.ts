import { statSync } from 'node:fs';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The arguments of `catalogue` with a whole path for the file to import. Only `import` takes a file, so a feed may have
 * the name of a file or a folder.
 */
export function catalogueArguments(args: readonly string[], pathOf: (path: string) => string): string[] {
  const [verb, ...rest] = args;
  if (verb !== 'import') return [...args];
  return [verb, ...rest.map((word, n) => (rest[n - 1] !== '--feed' && isFile(pathOf(word)) ? pathOf(word) : word))];
}
