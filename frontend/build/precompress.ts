import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size a compressed copy saves less than its lookup costs. */
const worthwhile = 1024;

/** Writes a `.br` and a `.gz` beside every hashed text asset. */
export function precompress(): Plugin {
  return {
    name: 'presently:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|json|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir!, name);
          const content = await readFile(path);
          if (content.length < worthwhile) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await Promise.all([
            brotli(content, { params }).then((data) => writeFile(`${path}.br`, data)),
            gzipped(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
          ]);
        }),
      );
    },
  };
}
