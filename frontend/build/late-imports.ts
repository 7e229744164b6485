import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Chunk {
  name: string;
  fileName: string;
  isEntry: boolean;
  isDynamicEntry: boolean;
  imports: string[];
}

/** The entries of pages whose parts are fetched on demand. */
const startsWithReact = ['app', 'about'];

const nameOf = (file: string): string => file.replace(/^assets\//, '');

/**
 * Writes what each part of a page imports to one file beside the scripts, for `lib/preload.ts`. Vite would write it into
 * the scripts, where it weighs the more the more screens there are.
 */
export function lateImports(): Plugin {
  return {
    name: 'presently:late-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => fileURLToPath(new URL('../src/lib/page/preload.ts', import.meta.url)),
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      const reach = (file: string, seen = new Set<string>()): Set<string> => {
        for (const each of importsOf.get(file) ?? []) if (!seen.has(each)) reach(each, seen.add(each));
        return seen;
      };
      for (const entry of chunks.filter(({ isEntry, name }) => isEntry && startsWithReact.includes(name))) {
        const known = reach(entry.fileName).add(entry.fileName);
        const late = chunks
          .filter(({ isDynamicEntry }) => isDynamicEntry)
          .map(({ fileName }) => [
            nameOf(fileName),
            [...reach(fileName)].filter((file) => !known.has(file)).map(nameOf),
          ])
          .filter(([, files]) => files!.length > 0);
        this.emitFile({
          type: 'asset',
          fileName: entry.fileName.replace(/\.js$/, '.json'),
          source: JSON.stringify(Object.fromEntries(late)),
        });
      }
    },
  };
}
