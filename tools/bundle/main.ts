import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'rolldown';
import { manifests } from '../../libs/topology/src/services.ts';
import { root } from '../root.ts';

/** Packages with binaries, or with worker threads that load files. */
const notBundled = ['argon2', 'pino', 'sharp'];

/**
 * Files of threads, such as `read-import.thread.js`. Their bundles have the same names and lie beside all others, so the
 * address `./read-import.thread.js` is right in a bundle as it is in the compiled source. Found by their sources, because
 * a file that was moved stays in dist.
 */
const threads = globSync('services/*/src/**/*.thread.ts', { cwd: root }).map((path) =>
  path.replace('/src/', '/dist/').replace(/\.ts$/, '.js'),
);

/** `main.ts <folder>` bundles every process into one folder, in which they share what they have in common. */
await build({
  cwd: root,
  input: Object.fromEntries([
    ...manifests.map(({ name }) => [name, join(root, 'services', name, 'dist/main.js')]),
    ...threads.map((path) => [basename(path, '.js'), join(root, path)]),
  ]),
  external: notBundled,
  platform: 'node',
  // React has a development build, which takes three times as long to write a mail.
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  // It warns of packages that Nest loads only where they are installed. An error is thrown.
  logLevel: 'silent',
  output: {
    dir: process.argv[2],
    entryFileNames: '[name].js',
    format: 'esm',
    // Every process keeps its source in memory.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
});
