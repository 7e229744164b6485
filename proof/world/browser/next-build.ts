import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Names that hold a hash of their content. */
const hashed = /^(.+)-([\w-]{8})(\.[a-z0-9]+)$/;
const texts = /\.(js|css|html|json|webmanifest)$/;
const compressed = /\.(br|gz)$/;

/**
 * Makes another build of a folder that holds one, as a release does: every hashed file has another name, whoever names
 * it says so, and the service worker is another one. The old files are gone.
 * @param folder with `client/` and `server/`
 */
export function nextBuild(folder: string): void {
  const assets = join(folder, 'client', 'assets');
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, begin, hash, ending] = hashed.exec(name) ?? [];
    if (hash) renamed.set(name, `${begin!}-${hash.split('').toReversed().join('')}${ending!}`);
  }
  const named = new RegExp(`[\\w.-]+\\.(?:${[...new Set([...renamed.keys()].map(endingOf))].join('|')})\\b`, 'g');
  const packed = new Set<string>();
  for (const file of filesIn(folder)) {
    if (compressed.test(file)) {
      packed.add(file.replace(compressed, '').replace(/[^/]+$/, (name) => renamed.get(name) ?? name));
      rmSync(file);
    }
    if (!texts.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const next = text.replace(named, (name) => renamed.get(name) ?? name);
    if (next !== text) writeFileSync(file, next);
  }
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  for (const file of packed) compress(file);
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 1 }));
}
