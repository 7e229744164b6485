import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { root } from '../../root.ts';
import { importedPackages, notBundled, packagesFolder } from './packages.ts';

const prefix = 'entry:';

/** An entry for each package, with the names that Node finds in it. The bundler finds none in a CommonJS package. */
const entries: Plugin = {
  name: 'entries',
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  async load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const name = id.slice(prefix.length);
    const exported = Object.keys((await import(name)) as object).filter((each) => each !== 'module.exports');
    return `export { ${exported.join(', ')} } from '${name}';`;
  },
};

await build({
  cwd: root,
  input: Object.fromEntries(importedPackages(root).map((name) => [name, prefix + name])),
  plugins: [entries],
  external: notBundled,
  platform: 'node',
  // It warns of packages that Nest loads only where they are installed. An error is thrown.
  logLevel: 'silent',
  output: {
    dir: join(root, packagesFolder),
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared/[name]-[hash].mjs',
    format: 'esm',
  },
});
