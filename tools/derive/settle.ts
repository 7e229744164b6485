import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Output } from './output.ts';

/** Folders in which every file derives: others are left over from a declaration that is gone. */
const derivedFolders = ['deploy/k8s/generated', 'frontend/src/forms/contract'];

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The outputs that differ from their files. */
export function staleOf(root: string, outputs: readonly Output[]): { path: string; text: string }[] {
  return outputs.flatMap(({ path, render }) => {
    const current = read(join(root, path));
    const text = render(current);
    return text === current ? [] : [{ path, text }];
  });
}

/** Files in derived folders that no output writes. */
export function leftOver(root: string, outputs: readonly Output[]): string[] {
  const kept = new Set(outputs.map(({ path }) => path));
  const found = derivedFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    );
  return found.filter((path) => !kept.has(path));
}

export function write(root: string, files: readonly { path: string; text: string }[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

export function remove(root: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(root, path));
}
