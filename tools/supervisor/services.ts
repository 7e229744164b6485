import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { billing } from '../../libs/topology/src/manifests/billing.ts';
import { notifications } from '../../libs/topology/src/manifests/notifications.ts';
import { services, type ProcessName } from '../../libs/topology/src/services.ts';
import { bundleOf } from '../bundle/bundle.ts';
import { environment } from '../../libs/cli/src/environment.ts';
import { needsSandbox, ownAddress, sandboxHost, type Config } from './config.ts';
import { nodeLeash } from './processes/leash.ts';
import { answers, type ProcessPlan } from './processes/managed-process.ts';
import { environmentOf } from './processes/process-environment.ts';
import type { Wiring } from './wiring.ts';

/** The names of a service's processes, such as `gifting` and `gifting-2`. */
const replicasOf = (name: string, { replicas }: Pick<Config, 'replicas'>): string[] =>
  Array.from({ length: replicas }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

/** All processes that REPLICAS multiplies. */
export const replicatedNames = (config: Config): string[] =>
  [...services, 'gateway'].flatMap((name) => replicasOf(name, config));

/** The first gateway has the product's port. More than one gateway needs a load balancer. */
const gatewayPort = (process: string, config: Config, { healthPorts }: Wiring): number =>
  process === 'gateway' ? config.port : healthPorts[process]!;

/** Variables for the supervisor itself, or for npm. */
const keptBack = [
  /^(npm_.*|INIT_CWD|NODE_CHANNEL_.*)$/i,
  /^(REPLICAS|DATA_DIR|((SANDBOX|POSTGRES|NATS|SMTP)_)?PORT)$/i,
  /^(DATABASE_URL|NATS_URL(_.*)?|NATS_PASSWORD_.*|NATS_SERVER_BIN)$/i,
];

/** The environment of every process: the user's, and what is common to all. */
export function commonEnv(config: Config): Record<string, string> {
  const passedOn = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !keptBack.some((names) => names.test(entry[0])),
  );
  return {
    ...Object.fromEntries(passedOn),
    NODE_ENV: config.isProduction ? 'production' : (environment.NODE_ENV ?? 'development'),
    LOG_LEVEL: config.logLevel,
    HOST: '127.0.0.1',
    // More arenas keep memory that was freed: 70 MB after a few pictures.
    MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? '2',
    NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE ?? join(config.dataDir, 'compile-cache'),
    ...(config.clock && { CLOCK: config.clock }),
  };
}

/** Starts a script under this Node. Detached, so that a terminal's Ctrl-C does not reach it. */
export function spawnNode(
  root: string,
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [nodeLeash, join(root, script), ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function plan(
  service: ProcessName,
  name: string,
  config: Config,
  wiring: Wiring,
  where: Record<string, string>,
  address = '127.0.0.1',
): ProcessPlan {
  const env = { ...commonEnv(config), ...environmentOf(service, config, wiring), ...where };
  const port = where.PORT ?? where.HEALTH_PORT;
  return {
    name,
    spawn: () => spawnNode(config.root, bundleOf(service), env),
    isReady: () => answers(`http://${address}:${port}/readyz`),
    stopSignal: 'SIGTERM',
  };
}

export const planServices = (config: Config, wiring: Wiring): ProcessPlan[] =>
  services.flatMap((service) =>
    replicasOf(service, config).map((name) =>
      plan(service, name, config, wiring, { HEALTH_PORT: String(wiring.healthPorts[name]) }),
    ),
  );

export const planGateways = (config: Config, wiring: Wiring): ProcessPlan[] =>
  replicasOf('gateway', config).map((name) =>
    plan(
      'gateway',
      name,
      config,
      wiring,
      { PORT: String(gatewayPort(name, config, wiring)), HOST: config.host },
      ownAddress(config),
    ),
  );

/** The process of the imitated third parties, if one is needed. */
export function planSandbox(config: Config, smtpPort: number): ProcessPlan | undefined {
  if (!needsSandbox(config)) return undefined;
  const env = {
    ...commonEnv(config),
    SANDBOX_HOST: sandboxHost(config),
    SANDBOX_PORT: String(config.sandboxPort),
    SMTP_PORT: String(smtpPort),
    STRIPE_WEBHOOK_URL: `http://${ownAddress(config)}:${config.port}/api/webhooks/stripe`,
    STRIPE_WEBHOOK_SECRET: billing.environment.STRIPE_WEBHOOK_SECRET.trial,
    BOUNCE_URL: `http://${ownAddress(config)}:${config.port}/api/webhooks/mail`,
    BOUNCE_SECRET: notifications.environment.BOUNCE_SECRET.trial,
    DATA_DIR: join(config.dataDir, 'sandbox'),
  };
  return {
    name: 'sandbox',
    spawn: () => spawnNode(config.root, 'sandbox/dist/main.js', env),
    isReady: () => answers(`http://127.0.0.1:${config.sandboxPort}/readyz`),
    stopSignal: 'SIGTERM',
  };
}
