import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endings, keyNames, keys, occasions } from './key-list.js';
import { noKeys } from './no-keys.js';

const services = join(import.meta.dirname, '../../..');
const soundsSecret = /token|secret|hash|password|credential|rotation|codes?$|key$|keys$/i;

interface Table {
  service: string;
  table: string;
  columns: string[];
}

/** Every table of every service, from its entity. */
function everyTable(): Table[] {
  return globSync('*/src/**/*.entity.ts', { cwd: services }).flatMap((file) => {
    const service = file.split('/')[0]!;
    const parts = readFileSync(join(services, file), 'utf8')
      .split(/tableName: '/)
      .slice(1);
    return parts.map((part) => ({
      service,
      table: /^\w+/.exec(part)![0],
      columns: [...part.matchAll(/^ {4}(\w+): (?:p\.|moment|\(\) =>)/gm)].map(([, name]) => name!),
    }));
  });
}
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('the keys to an account', () => {
  const tables = everyTable();
  /** As `service.table`, or `service.table.column`. */
  const held = new Set(
    keyNames.flatMap((name) =>
      keys[name].holds.map((one) => (/^(gifting|notifications)\./.test(one) ? one : `identity.${one}`)),
    ),
  );

  it('are all tables of identity that are not known to be none', () => {
    const own = tables.filter(({ service }) => service === 'identity').map(({ table }) => `identity.${table}`);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => !held.has(name) && !(name in noKeys))).toEqual([]);
    expect(own.filter((name) => held.has(name) && name in noKeys)).toEqual([]);
  });

  it('are all columns of all services that sound like a secret and are not known to be none', () => {
    const secret = tables.flatMap(({ service, table, columns }) =>
      columns.filter((name) => soundsSecret.test(name)).map((column) => ({ of: `${service}.${table}`, column })),
    );
    expect(secret.length).toBeGreaterThan(20);
    const unknown = secret.filter(({ of, column }) => {
      const isKey = held.has(of) || held.has(`${of}.${snake(column)}`);
      return !isKey && !(`${of}.${column}` in noKeys) && !(of in noKeys && of !== 'identity.users');
    });
    expect(unknown).toEqual([]);
  });

  it('name nothing that is gone', () => {
    const all = new Set(
      tables.flatMap(({ service, table, columns }) => [
        `${service}.${table}`,
        ...columns.flatMap((name) => [`${service}.${table}.${name}`, `${service}.${table}.${snake(name)}`]),
      ]),
    );
    expect([...held, ...Object.keys(noKeys)].filter((name) => !all.has(name))).toEqual([]);
  });

  it('end all together whenever the account returns to the owner of its mailbox', () => {
    for (const occasion of ['password-reset', 'email-restored', 'account-secured'] as const)
      for (const name of keyNames) expect([occasion, name, endings[occasion][name]]).toEqual([occasion, name, 'ends']);
    expect(Object.keys(endings).toSorted()).toEqual([...occasions].toSorted());
  });

  it('prove themselves to the throttle in two places only: a caller cannot choose what it counts by', () => {
    const source = join(services, 'identity/src');
    const makers = globSync('**/*.ts', { cwd: source }).filter(
      (file) => !file.endsWith('.spec.ts') && / as Proved\b/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(makers.map((file) => basename(file)).toSorted()).toEqual(['devices.ts', 'throttles.ts']);
  });
});
