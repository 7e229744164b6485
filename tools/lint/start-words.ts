import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { messagesIn } from './catalogues.ts';

const sources = 'frontend/src';
const beginnings = ['main.tsx', 'shell/shell.tsx', 'routes/dashboard.tsx'].map((file) => `${sources}/app/${file}`);

/** The modules of the frontend that a source imports at once: not types, and not what it fetches on demand. */
export function importsOf(path: string, source: string): string[] {
  const named = source.matchAll(/^(?:import|export)(?! type\b)[^;'"]*? from '(\.[^']+)\.js'|^import '(\.[^']+)\.js'/gm);
  return [...named].map(([, from, alone]) => {
    const imported = join(path, '..', (from ?? alone)!);
    return existsSync(join(root, `${imported}.tsx`)) ? `${imported}.tsx` : `${imported}.ts`;
  });
}

/** The modules that a signed-in page begins with, each with its imports and its text. */
function startModules(): Map<string, { imports: string[]; source: string }> {
  const reached = new Map<string, { imports: string[]; source: string }>();
  const left = [...beginnings];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (reached.has(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    const imports = importsOf(path, source);
    reached.set(path, { imports, source });
    left.push(...imports);
  }
  return reached;
}

/** Whether a module may say a message: it has the key in quotes. */
export const mentions = (source: string, key: string): boolean =>
  source.replaceAll(/^import .*$/gm, '').includes(`'${key}'`);

/** The messages that a signed-in page brings in English and none of its first modules mentions: `gifts save`. */
export function unsaidAtStart(): string[] {
  const modules = startModules();
  return [...modules.keys()]
    .filter((path) => path.startsWith(`${sources}/languages/`) && path.endsWith('/en.ts'))
    .flatMap((path) => {
      const area = path.slice(0, -'/en.ts'.length);
      const sayers = [...modules.values()].filter(({ imports }) => imports.includes(path));
      return Object.keys(messagesIn(area, 'en'))
        .filter((key) => !sayers.some(({ source }) => mentions(source, key)))
        .map((key) => `${area.slice(`${sources}/languages/`.length)} ${key}`);
    })
    .toSorted();
}
