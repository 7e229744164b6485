import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables of a service, from its entities. */
export const tablesOf = (root: string, service: string): string[] =>
  globSync('**/*.entity.ts', { cwd: join(root, 'services', service, 'src') })
    .map((file) => readFileSync(join(root, 'services', service, 'src', file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/tableName: '(\w+)'/g)].map(([, table]) => table!))
    .toSorted();
