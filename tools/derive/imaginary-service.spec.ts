import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const original = join(import.meta.dirname, '../..');
const leftOut = new Set(['node_modules', '.git', '.nx', '.data', 'dist', 'test-results']);

/** A copy of the repository without its build. Its own packages resolve in the copy, all others in the original. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'presently-derive-'));
  cpSync(original, copy, { recursive: true, filter: (path) => path === original || !leftOut.has(basename(path)) });
  const own = join(copy, 'node_modules/@presently');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(original, 'node_modules')))
    if (name !== '@presently') symlinkSync(join(original, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'libs'))) symlinkSync(join(copy, 'libs', name), join(own, name));
  return copy;
}

const files = {
  'libs/topology/src/manifests/greetings.ts': `import type { Manifest } from '../manifest.ts';

export const greetings = {
  name: 'greetings',
  kind: 'service',
  purpose: 'greetings that are printed and posted',
  calls: ['identity.getUser'],
  overhears: [],
  reactsTo: ['gifting.gift_sent.v1'],
  holdsUserData: true,
  database: { pool: 5, extensions: ['citext'] },
  internet: { ports: [8443], reaches: 'The printer.' },
  environment: {
    PRINTER_KEY: { isSecret: true, trial: 'local-printer', production: 'required', purpose: 'the key of the printer' },
    GREETINGS_A_DAY: { trial: '777' },
  },
  replicas: { min: 2, max: 3 },
  resources: { requests: { cpu: '70m', memory: '70Mi' }, limits: { cpu: '1', memory: '300Mi' } },
} as const satisfies Manifest;
`,
  'libs/contracts/src/greetings/erasure.ts': `import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** All greetings of the user are gone. */
export const greetingsUserDataErased = event('greetings.user_data_erased.v1', UserDataErasedV1, { lane: 'erasures' });
`,
  'libs/contracts/src/greetings/user-data.ts': `import { exportsUserData } from '../kit/user-data.js';

export const greetingsUserData = exportsUserData('greetings.readUserData', {});
`,
  'services/greetings/src/greetings/greeting.entity.ts': '',
  'services/greetings/package.json': '{ "name": "@presently/greetings", "private": true, "type": "module" }\n',
  'services/greetings/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "files": [] }\n',
};

describe('an imaginary service, declared by its manifest and a folder', () => {
  let copy: string;
  const node = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { PATH: process.env.PATH } });
  const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
  const evaluated = <T>(code: string): T => JSON.parse(node('--input-type=module', '--eval', code)) as T;

  beforeAll(() => {
    copy = copyRepository();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    expect(() => node('tools/derive/main.ts', '--check')).toThrow('Stale: libs/topology/src/manifests.ts');
    node('tools/derive/main.ts');
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each([
    ['the projects to compile', 'tsconfig.json', '"services/greetings"'],
    ["the broker's users", 'deploy/nats/permissions.conf', 'password: $NATS_PASSWORD_GREETINGS'],
    ['the permission of its call', 'deploy/nats/permissions.conf', '"_INBOX_greetings.identity.'],
    [
      'the permission of its consumer',
      'deploy/nats/permissions.conf',
      '"$JS.ACK.GIFTING_GIFTS.greetings-gift_sent-v1.>"',
    ],
    ['the roles of Postgres', 'deploy/postgres/provision.sql', 'create role "greetings_owner"'],
    ['the extensions of its schema', 'deploy/postgres/provision.sql', 'create extension if not exists citext'],
    ['the processes of compose', 'docker-compose.yml', 'image: presently/greetings:'],
    ['the migrations of compose', 'docker-compose.yml', 'migrate-greetings:'],
    ['the passwords of compose', 'docker-compose.yml', 'NATS_PASSWORD_GREETINGS: '],
    ['the limits of a trial', 'docker-compose.yml', 'GREETINGS_A_DAY: ${GREETINGS_A_DAY:-777}'],
    ['what compose demands in production', 'deploy/compose/production.yml', 'PRINTER_KEY: ${PRINTER_KEY:?the key of'],
    ['the passwords of the example', 'deploy/compose/production.env.example', 'POSTGRES_PASSWORD_GREETINGS_OWNER='],
    ['the Kubernetes base', 'deploy/k8s/generated/kustomization.yaml', '- greetings.yaml'],
    ['its Deployment', 'deploy/k8s/generated/greetings.yaml', 'image: presently/greetings'],
    ['its network policy', 'deploy/k8s/generated/greetings.yaml', 'port: 8443'],
    ['its migration Job', 'deploy/k8s/generated/greetings.yaml', 'name: greetings-migration-tag'],
    ['the passwords of NATS', 'deploy/k8s/generated/passwords/kustomization.yaml', 'NATS_PASSWORD_GREETINGS'],
    ['the Jobs of a release', 'deploy/k8s/generated/release-jobs/kustomization.yaml', 'greetings-migration-tag'],
    ['the secrets of a local cluster', 'deploy/k8s/generated/trial/kustomization.yaml', 'PRINTER_KEY=local-printer'],
    ['the images of overlay local', 'deploy/k8s/overlays/local/release/kustomization.yaml', 'presently/greetings'],
    [
      'the images of production',
      'deploy/k8s/overlays/production/release/kustomization.yaml',
      'example/presently/greetings',
    ],
    ['the alert for a process that is gone', 'deploy/observability/alerts.yaml', 'service_name="greetings"'],
    ['the secrets in docs/deploy.md', 'docs/deploy.md', '- `greetings-owner`: `DATABASE_URL`'],
    ['the page of events', 'docs/events.md', '- `GREETINGS_ERASURES`: `greetings.user_data_erased.v1` → identity'],
    ['its README', 'services/greetings/README.md', '- production requires: `PRINTER_KEY`'],
    ['the map of its folders', 'services/greetings/README.md', '- `greetings`: greetings that are printed and posted'],
  ])('is in %s', (_what, path, text) => {
    expect(read(path)).toContain(text);
  });

  it('needs nothing more by hand: what was written is not stale', () => {
    expect(() => node('tools/derive/main.ts', '--check')).not.toThrow();
  });

  it('is started by the supervisor, with its own variables', () => {
    const started = evaluated<{ names: string[]; variables: Record<string, string> }>(`
      import { readConfig } from './tools/supervisor/config.ts';
      import { environmentOf } from './tools/supervisor/processes/process-environment.ts';
      import { planServices } from './tools/supervisor/services.ts';
      const config = readConfig({}, '/repo');
      const wiring = { databases: {}, broker: { urls: {} }, smtpUrl: '', smtpPort: 0, pushKey: '', healthPorts: {} };
      const names = planServices(config, wiring).map(({ name }) => name);
      console.log(JSON.stringify({ names, variables: environmentOf('greetings', config, wiring) }));
    `);
    expect(started.names).toContain('greetings');
    expect(started.variables).toMatchObject({ GREETINGS_A_DAY: '777' });
  });

  it('takes part in erasures, and its calls and reactions are resolved', () => {
    expect(
      evaluated(`
        import { calls, erasureConfirmations, reactions } from '@presently/contracts/rights';
        console.log(JSON.stringify({
          confirms: erasureConfirmations.some(({ owner }) => owner === 'greetings'),
          reactsTo: reactions.greetings.map(({ type }) => type),
          calls: calls.greetings.map(({ name }) => name),
        }));
      `),
    ).toEqual({
      confirms: true,
      reactsTo: ['gifting.gift_sent.v1', 'identity.user_erased.v1'],
      calls: ['identity.getUser'],
    });
  });

  it('is refused if its manifest names a call that the contracts do not declare', () => {
    const manifest = join(copy, 'libs/topology/src/manifests/greetings.ts');
    writeFileSync(
      manifest,
      read('libs/topology/src/manifests/greetings.ts').replace('identity.getUser', 'identity.guess'),
    );
    expect(() => node('tools/derive/main.ts')).toThrow('identity.guess');
  });
});
