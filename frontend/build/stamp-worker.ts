import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The service worker's file, at the root: its scope is the whole product, and its address never changes. */
export const workerFile = 'sw.js';
const placeholder = '__VERSION__';

/**
 * Writes a hash of all other files into the service worker, so that a browser takes each build for a new worker. A worker
 * that imports would need its imports at names that never change, so it must not.
 */
export function stampWorker(): Plugin {
  return {
    name: 'presently:stamp-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const worker = bundle[workerFile];
      if (worker?.type !== 'chunk') throw new Error(`The build has no ${workerFile}`);
      if (worker.imports.length > 0 || worker.dynamicImports.length > 0)
        throw new Error(
          `${workerFile} must import nothing: ${[...worker.imports, ...worker.dynamicImports].join(', ')}`,
        );
      const names = Object.keys(bundle).filter((name) => name !== workerFile);
      const hash = createHash('sha256').update(names.toSorted().join('\n')).update(worker.code).digest('base64url');
      if (!worker.code.includes(placeholder)) throw new Error(`${workerFile} has no place for its version`);
      worker.code = worker.code.replaceAll(placeholder, hash.slice(0, 12));
    },
  };
}
