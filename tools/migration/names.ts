import { readdirSync } from 'node:fs';
import { Failure } from '../../libs/cli/src/failure.ts';

/** Names of the migrations in a folder, oldest first. */
export const readMigrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((file) => /^(Migration\w+)\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();

const timeOf = (name: string): number => {
  const [, date, hours, minutes, seconds] = /^Migration(\d{8})(\d\d)(\d\d)(\d\d)_/.exec(name)!;
  return Date.parse(`${date!.replace(/^(....)(..)/, '$1-$2-')}T${hours}:${minutes}:${seconds}Z`);
};

/**
 * A name that sorts after all existing ones. Its stamp is the current time in UTC, or one second after the newest
 * existing stamp if that is later.
 * @param title words in lower case, joined by `_`: `add_nickname`
 */
export function nextMigrationName(existing: readonly string[], title: string, now: Date): string {
  if (!/^[a-z][a-z\d]*(_[a-z\d]+)*$/.test(title))
    throw new Failure(`"${title}" is no name for a migration. Use lower case and _: add_nickname`);
  const time = Math.max(now.getTime(), ...existing.map((name) => timeOf(name) + 1_000));
  const stamp = new Date(time).toISOString().slice(0, 19).replaceAll(/\D/g, '');
  return `Migration${stamp}_${title}`;
}

/**
 * Finds migrations that a fresh database would apply in another order than a database of the last release.
 * @returns a sentence for each new migration that sorts before a released one, and each released one that is missing
 */
export function findMisplaced(existing: readonly string[], released: readonly string[]): string[] {
  const newest = released.toSorted().at(-1) ?? '';
  return [
    ...existing
      .filter((name) => name < newest && !released.includes(name))
      .map((name) => `${name} sorts before ${newest}, which is released`),
    ...released.filter((name) => !existing.includes(name)).map((name) => `${name} is released and missing`),
  ];
}
