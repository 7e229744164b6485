import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const namesIn = (source: string, what: RegExp): string[] => [...source.matchAll(what)].map(([, name]) => name!);

/** The tables of a service: those of its entities, and those that its definition says are used in SQL only. */
export function tablesOf(root: string, service: string): string[] {
  const src = join(root, 'services', service, 'src');
  const read = (file: string) => readFileSync(join(src, file), 'utf8');
  const ofEntities = globSync('**/*.entity.ts', { cwd: src }).flatMap((file) =>
    namesIn(read(file), /tableName: '(\w+)'/g),
  );
  const lists = globSync('definition.ts', { cwd: src }).flatMap((file) =>
    namesIn(read(file), /tablesInSql: \[([^\]]*)\]/g),
  );
  return [...ofEntities, ...lists.flatMap((list) => namesIn(list, /'(\w+)'/g))].toSorted();
}
