import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/** So many files are still seen at once. */
const mostFiles = 15;

const isCode = /\.(ts|tsx|mjs|css)$/;
const isLeftOut = /\.(spec|builders|journey|e2e|screens|d)\.tsx?$|\/migrations\//;

/** The files of code in the repository: no test, no migration, and nothing that derives as a whole. */
export function codeFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return listed
    .filter((path) => isCode.test(path) && !isLeftOut.test(path))
    .filter((path) => !/^.*Written by `npm run derive`/.test(readFileSync(join(root, path), 'utf8')));
}

/** The folders with more than 15 files of their own, as `path: 16`, the largest first. */
export const largeFolders = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, (file) => dirname(file))]
    .map(([folder, { length }]) => ({ folder, length }))
    .filter(({ length }) => length > mostFiles)
    .toSorted((one, other) => other.length - one.length || one.folder.localeCompare(other.folder))
    .map(({ folder, length }) => `${folder}: ${length}`);
