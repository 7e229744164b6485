import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { root } from '../../root.ts';
import { bundles, importedPackages, namesImportedFrom, type Bundle } from './packages.ts';

const prefix = 'entry:';

/**
 * An entry for each package, with the names that sources import, or all that Node finds in it. The bundler finds none in
 * a CommonJS package.
 */
const entriesOf = (bundle: Bundle): Plugin => ({
  name: 'entries',
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  async load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const name = id.slice(prefix.length);
    const exported =
      namesImportedFrom(name, root, bundle) ??
      Object.keys((await import(name)) as object).filter((each) => !bundle.notExported.includes(each));
    return `export { ${exported.join(', ')} } from '${name}';`;
  },
});

/** React asks Node for `setImmediate` in a way that no bundler sees. */
const immediateOfReact: Plugin = {
  name: 'immediate-of-react',
  transform: (code, id) =>
    id.endsWith('react.development.js')
      ? code.replace('(module && module[requireString]).call(', '((_module, name) => process.getBuiltinModule(name))(')
      : undefined,
};

/**
 * React notes with each element where it was made: an error with a stack, ten thousand a second. A sixth of the time of
 * tests of screens went there; warnings still name the component.
 */
const noOwnerStacks: Plugin = {
  name: 'no-owner-stacks',
  transform: (code, id) =>
    /react(-jsx-runtime)?\.development\.js$/.test(id)
      ? code.replaceAll(/1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, 'false')
      : undefined,
};

for (const bundle of bundles)
  await build({
    cwd: root,
    input: Object.fromEntries(importedPackages(root, bundle).map((name) => [name, prefix + name])),
    plugins: [entriesOf(bundle), immediateOfReact, noOwnerStacks],
    external: [...bundle.notBundled],
    platform: bundle.platform,
    // As Node and jest resolve.
    resolve: { mainFields: ['main'] },
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    // It warns of packages that Nest loads only where they are installed. An error is thrown.
    logLevel: 'silent',
    output: {
      dir: join(root, bundle.folder),
      entryFileNames: '[name].mjs',
      chunkFileNames: 'shared/[name]-[hash].mjs',
      format: 'esm',
    },
  });
