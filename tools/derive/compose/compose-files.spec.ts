import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the compose files', () => {
  it('demand in production only what the example names', () => {
    const demanded = new Set(
      read('deploy/compose/production.yml')
        .matchAll(/\$\{(\w+):\?/g)
        .map(([, name]) => name),
    );
    const named = new Set(
      read('deploy/compose/production.env.example')
        .matchAll(/^(\w+)=/gm)
        .map(([, name]) => name),
    );
    expect(demanded.size).toBeGreaterThan(20);
    expect([...demanded.difference(named)]).toEqual([]);
  });

  it('replace in production every value that is for a trial', () => {
    const imitated = /sandbox|only-for-development@(?!postgres|nats)/;
    const trial = read('docker-compose.yml').split('# derived: processes')[1]!.split('# end of derived')[0]!;
    const production = read('deploy/compose/production.yml').split('# derived: processes')[1]!;
    const names = [...trial.matchAll(/^ {6}(\w+): (.*)$/gm)].filter(([, , value]) => imitated.test(value!));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(([, name]) => !new RegExp(`^ {6}${name}: `, 'm').test(production))).toEqual([]);
  });
});
