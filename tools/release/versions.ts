import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  name: string;
  version: string;
  workspaces?: readonly string[];
}
interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
interface Lock {
  version: string;
  packages: Record<string, LockedPackage>;
}

const lockFile = 'package-lock.json';
/** Files in which operators name the tag of the release: the examples name the newest one. */
const tagFiles = ['deploy/compose/production.env.example', 'deploy/k8s/overlays/production/release/kustomization.yaml'];
const tag = /(?<=^TAG=|newTag: )\d+\.\d+\.\d+/gm;
/** The version of a package of ours, and where another one of ours names it. */
const own = /(?<=^ {2}"version": "|^ {4}"@presently\/[\w-]+": ")\d+\.\d+\.\d+/gm;

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
export const versionOf = (root: string): string => (JSON.parse(read(root, 'package.json')) as Package).version;

const packagesIn = (root: string): string[] => {
  const { workspaces } = JSON.parse(read(root, 'package.json')) as Package;
  const folders = workspaces!.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return ['.', ...folders.filter((folder) => existsSync(join(root, folder, 'package.json')))];
};

function inLock(text: string, folders: readonly string[], version: string): string {
  const lock = JSON.parse(text) as Lock;
  lock.version = version;
  for (const folder of folders) {
    const entry = lock.packages[folder === '.' ? '' : folder];
    if (!entry) continue;
    entry.version = version;
    for (const named of [entry.dependencies, entry.devDependencies])
      for (const name of Object.keys(named ?? {}).filter((each) => each.startsWith('@presently/')))
        named![name] = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** The files that name the version of the product, as they are with it. */
export function filesWith(root: string, version: string): { path: string; current: string; wanted: string }[] {
  const folders = packagesIn(root);
  const changed = (path: string, change: (text: string) => string) => {
    const current = read(root, path);
    return { path, current, wanted: change(current) };
  };
  return [
    ...folders.map((folder) => changed(join(folder, 'package.json'), (text) => text.replace(own, version))),
    changed(lockFile, (text) => inLock(text, folders, version)),
    ...tagFiles.map((path) => changed(path, (text) => text.replace(tag, version))),
  ];
}

/** Writes the version everywhere. @returns the files that had another one */
export function setVersion(root: string, version: string): string[] {
  const stale = filesWith(root, version).filter(({ current, wanted }) => current !== wanted);
  for (const { path, wanted } of stale) writeFileSync(join(root, path), wanted);
  return stale.map(({ path }) => path);
}

const section = /^## (?<version>\d+\.\d+\.\d+) – (?<day>\d{4}-\d{2}-\d{2}|not yet released)$/gm;

/** The newest release in the changelog; `day` is undefined while it is not released. */
export function newestIn(changelog: string): { version: string; day: string | undefined } | undefined {
  const { version, day } = [...changelog.matchAll(section)][0]?.groups ?? {};
  return version === undefined ? undefined : { version, day: day === 'not yet released' ? undefined : day };
}

/** Versions of what the changelog says to be released, oldest first. */
export const releasedIn = (changelog: string): string[] =>
  [...changelog.matchAll(section)]
    .flatMap(({ groups }) => (groups!.day === 'not yet released' ? [] : [groups!.version!]))
    .toReversed();

/** The changelog with that release dated. */
export const dated = (changelog: string, version: string, day: string): string =>
  changelog.replace(`## ${version} – not yet released`, `## ${version} – ${day}`);
