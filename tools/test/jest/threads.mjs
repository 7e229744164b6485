import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, threadId } from 'node:worker_threads';

const root = join(import.meta.dirname, '../../..');
const bundleFolder = 'node_modules/.presently/bundle';
const ours = /^@presently\/(cli|contracts|messaging|rules|service|telemetry|testing|topology|work)\/(.*)$/;
const found = (url) => url.startsWith('file:') && existsSync(fileURLToPath(url));

/** A whole run has built and bundled everything: a thread starts from its bundle, ten times as fast. */
const isBundled = import.meta.url.endsWith('?bundled');
if (!isMainThread && isBundled)
  registerHooks({
    resolve(specifier, context, next) {
      const [, file] = /([^/]+\.thread\.js)$/.exec(specifier) ?? [];
      return file
        ? { url: pathToFileURL(join(root, bundleFolder, file)).href, shortCircuit: true }
        : next(specifier, context);
    },
  });

/**
 * Else it runs from sources as its tests do: jest transforms the modules of its own threads only. Preloaded into every
 * process and thread of a test.
 */
if (!isMainThread && !isBundled) {
  const { transformSync } = await import('@swc/core');
  const { sourceOptions } = await import('./source-options.mjs');
  const cache = join(root, 'node_modules/.presently/threads');
  mkdirSync(cache, { recursive: true });
  registerHooks({
    resolve(specifier, context, next) {
      const [, lib, path] = ours.exec(specifier) ?? [];
      if (lib) return { url: pathToFileURL(join(root, 'libs', lib, 'src', `${path}.ts`)).href, shortCircuit: true };
      if (/^(\.{1,2}\/|file:).*\.js$/.test(specifier)) {
        const url = new URL(specifier, context.parentURL ?? specifier).href;
        const source = url.replace(/\.js$/, '.ts');
        if (!found(url) && found(source)) return { url: source, format: 'module', shortCircuit: true };
      }
      return next(specifier, context);
    },
    load(url, context, next) {
      if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
      const filename = fileURLToPath(url);
      const source = readFileSync(filename, 'utf8');
      const kept = join(cache, createHash('sha256').update(`${filename} ${source}`).digest('hex'));
      if (existsSync(kept)) return { format: 'module', source: readFileSync(kept, 'utf8'), shortCircuit: true };
      const { code } = transformSync(source, {
        ...sourceOptions({ tsx: false }),
        filename,
        sourceMaps: 'inline',
        module: { type: 'es6' },
      });
      // Another thread may read it at this moment.
      writeFileSync(`${kept}-${process.pid}-${threadId}`, code);
      renameSync(`${kept}-${process.pid}-${threadId}`, kept);
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
