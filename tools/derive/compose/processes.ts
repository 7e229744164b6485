import { passwordVariable } from '../../../libs/topology/src/broker-users.ts';
import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { manifests, type ProcessName } from '../../../libs/topology/src/services.ts';
import { variablesOf } from '../../../libs/topology/src/trial.ts';
import { ownerRole } from '../../../libs/topology/src/roles.ts';
import { passwordVariables } from '../role-provisioning.ts';
import { indented, inTrial, mapping } from './variables.ts';

/** Every password of a trial. Production refuses it. */
export const inTrialPassword = (variable: string): string => `\${${variable}:-only-for-development}`;

const mediaFolder = '/data/media';
const databaseUrl = (role: string, variable: string): string =>
  `postgres://${role}:${inTrialPassword(variable)}@postgres:5432/presently`;

function environment(manifest: Manifest): Record<string, string> {
  const [, runtime] = passwordVariables(manifest.name);
  const broker = inTrialPassword(passwordVariable(manifest.name as ProcessName));
  const variables = variablesOf(manifest).flatMap(([name, variable]) => {
    const value = inTrial(name, variable);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    NATS_URL: `nats://${manifest.name}:${broker}@nats:4222`,
    ...(manifest.database && { DATABASE_URL: databaseUrl(manifest.name, runtime) }),
    ...(manifest.storesRecordings && { MEDIA_DIR: mediaFolder }),
    ...(Object.fromEntries(variables) as Record<string, string>),
  };
}

/** A browser finds the demo complete: the gateway starts after it. Without the sandbox there is no demo. */
const demos = ['demo-gifting', 'demo-catalogue'].map(
  (job) => `${job}: { condition: service_completed_successfully, required: false }`,
);

function dependencies(manifest: Manifest): string[] {
  const migration = `migrate-${manifest.name}: { condition: service_completed_successfully }`;
  return [
    ...(manifest.database ? [migration] : []),
    'streams: { condition: service_completed_successfully }',
    ...(manifest.kind === 'gateway' ? demos : []),
  ];
}

function renderProcess(manifest: Manifest): string {
  const { name, kind } = manifest;
  const networks = [
    ...(manifest.database ? ['database'] : []),
    'messages',
    ...(manifest.internet || kind === 'gateway' ? ['outside'] : []),
  ];
  return [
    `${name}:`,
    '  <<: *process',
    `  image: presently/${name}:\${TAG:-development}`,
    `  build: { context: ., target: ${kind}, args: { SERVICE: ${name} } }`,
    ...(kind === 'gateway' ? ["  ports: ['${BIND_ADDRESS:-127.0.0.1}:${PORT:-8080}:8080']"] : []),
    '  environment:',
    '    <<: *environment',
    indented(mapping(environment(manifest)), 4),
    `  volumes: [${['broker-authority:/etc/nats-ca:ro', ...(manifest.storesRecordings ? [`media:${mediaFolder}`] : [])].join(', ')}]`,
    '  depends_on:',
    indented(dependencies(manifest), 4),
    ...(manifest.internet ? [`  # Outside: ${manifest.internet.reaches}`] : []),
    `  networks: [${networks.join(', ')}]`,
  ].join('\n');
}

export const renderProcesses = (): string => manifests.map(renderProcess).join('\n\n');

function renderMigration({ name }: Manifest): string {
  const [owner] = passwordVariables(name);
  return [
    `migrate-${name}:`,
    '  <<: *migration',
    `  image: presently/${name}:\${TAG:-development}`,
    '  environment:',
    '    NODE_ENV: development',
    `    DATABASE_URL: ${databaseUrl(ownerRole(name), owner)}`,
  ].join('\n');
}

export const migrating: readonly Manifest[] = manifests.filter(({ database }) => database);

export const renderMigrations = (): string => migrating.map(renderMigration).join('\n');
