import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';
import { environment } from '../environment.ts';
import {
  imitatesModel,
  imitatesProducts,
  needsSandbox,
  postsToSandbox,
  textsInSandbox,
  type Config,
} from './config.ts';
import { paymentsOfSandbox, stripeEnv, stripeScript } from './payments.ts';
import type { ServiceDatabase } from './database.ts';
import { nodeLeash } from './leash.ts';
import { answers, type ProcessPlan } from './managed-process.ts';
import type { BrokerUrls } from './nats.ts';

/** What the started processes are told about each other. */
export interface Wiring {
  databases: Record<string, ServiceDatabase>;
  natsUrls: BrokerUrls;
  smtpUrl: string;
  smtpPort: number;
  /** By process. */
  healthPorts: Record<string, number>;
}

/** The names of a service's processes: `gifting`, `gifting-2`. */
export const replicasOf = (name: string, { replicas }: Pick<Config, 'replicas'>): string[] =>
  Array.from({ length: replicas }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

/** Everything there is more than one of, when more than one is asked for. */
export const replicatedNames = (config: Config): string[] =>
  [...services, 'gateway'].flatMap((name) => replicasOf(name, config));

/** The first gateway answers where people look for the product; whoever runs several puts a balancer before them. */
export const gatewayPort = (process: string, config: Config, { healthPorts }: Wiring): number =>
  process === 'gateway' ? config.port : healthPorts[process]!;

/** Variables that are meant for the supervisor, or that npm adds for itself. */
const keptBack =
  /^(npm_.*|INIT_CWD|REPLICAS|DATABASE_URL|NATS_URL(_.*)?|NATS_PASSWORD_.*|NATS_SERVER_BIN|DATA_DIR|PORT|SANDBOX_PORT|POSTGRES_PORT|NATS_PORT|SMTP_PORT|NODE_CHANNEL_.*)$/i;

/** What every process gets: the user's environment and what is common to all. */
export function commonEnv(config: Config): Record<string, string> {
  const passedOn = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !keptBack.test(entry[0]),
  );
  return {
    ...Object.fromEntries(passedOn),
    NODE_ENV: config.isProduction ? 'production' : (environment.NODE_ENV ?? 'development'),
    LOG_LEVEL: config.logLevel,
    NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE ?? join(config.dataDir, 'compile-cache'),
    ...(config.clock && { CLOCK: config.clock }),
  };
}

/** Starts a script of the repository under this Node; detached, so that a terminal's Ctrl-C leaves the order of ending to us. */
export function spawnNode(
  root: string,
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', nodeLeash, join(root, script), ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Where people and processes of this machine find the imitated third parties. */
export const sandboxUrl = (config: Config): string => `http://localhost:${config.sandboxPort}`;

/** Recordings lie in the data folder, unless the user's `S3_*`, which every process gets, name a store. */
const storage = (config: Config) => ({ MEDIA_DIR: join(config.dataDir, 'media') });

/** An account of nobody's at the sandbox. */
const sandboxTexts = (config: Config) => ({
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'sandbox',
  TWILIO_FROM: '+15005550006',
  TWILIO_API_URL: `http://127.0.0.1:${config.sandboxPort}`,
});

/** Somebody who tries things out sends a lot to few, and nothing of it costs money. */
const generousAllowances = () => ({
  EMAILS_PER_USER_A_DAY: environment.EMAILS_PER_USER_A_DAY ?? '500',
  TEXTS_PER_USER_A_DAY: environment.TEXTS_PER_USER_A_DAY ?? '500',
  MESSAGES_PER_CONTACT_A_DAY: environment.MESSAGES_PER_CONTACT_A_DAY ?? '0',
  TEXT_COUNTRIES: environment.TEXT_COUNTRIES ?? '*',
});

/** The imitated model, or the user's: a server of one's own asks for no key, but the client sends one. */
const model = (config: Config): Record<string, string> => ({
  ...(imitatesModel(config) && {
    OPENAI_BASE_URL: `${sandboxUrl(config)}/v1`,
    OPENAI_API_KEY: 'sandbox',
    OPENAI_IS_SANDBOX: 'true',
  }),
  ...(config.hasModel && { OPENAI_API_KEY: environment.OPENAI_API_KEY ?? 'none' }),
});

const specific: Record<string, (config: Config, wiring: Wiring) => Record<string, string>> = {
  // Many people try a local start from one address.
  identity: (config): Record<string, string> =>
    config.isProduction
      ? {}
      : {
          REGISTRATIONS_PER_HOUR: environment.REGISTRATIONS_PER_HOUR ?? '1000',
          PASSWORD_RESETS_PER_ADDRESS: environment.PASSWORD_RESETS_PER_ADDRESS ?? '1000',
        },
  gifting: (config) => storage(config),
  recommendations: (config): Record<string, string> => ({
    ...model(config),
    ...(imitatesProducts(config) && {
      SERPAPI_URL: sandboxUrl(config),
      SERPAPI_KEY: 'sandbox',
      PRODUCTS_ARE_SANDBOX: 'true',
    }),
    ...(!config.isProduction && { MODEL_CALLS_PER_MINUTE: environment.MODEL_CALLS_PER_MINUTE ?? '120' }),
  }),
  notifications: (config, { smtpUrl }) => ({
    SMTP_URL: smtpUrl,
    PUBLIC_URL: config.publicUrl,
    MAIL_FROM: config.mailFrom,
    ...(textsInSandbox(config) && sandboxTexts(config)),
    ...(!config.isProduction && generousAllowances()),
  }),
  social: (config): Record<string, string> => ({
    ...model(config),
    ...(postsToSandbox(config) && {
      AYRSHARE_URL: `${sandboxUrl(config)}/ayrshare/api`,
      AYRSHARE_API_KEY: 'sandbox',
      AYRSHARE_IS_SANDBOX: 'true',
      // Imitated networks count from the first moment.
      ANALYTICS_AFTER_MS: environment.ANALYTICS_AFTER_MS ?? '10000',
    }),
  }),
  billing: (config) => stripeEnv(config),
  gateway: (config) => ({
    ...stripeScript(config),
    PUBLIC_URL: config.publicUrl,
    ...storage(config),
    FRONTEND_DIR: join(config.root, 'frontend/dist'),
    ...(!config.isProduction && { RATE_LIMIT: environment.RATE_LIMIT ?? 'relaxed' }),
    // Without a balancer nobody looks whether it is ready, and ending should not take longer for it.
    DRAIN_MS: environment.DRAIN_MS ?? (config.replicas > 1 ? '1000' : '0'),
  }),
};

function plan(
  service: ServiceName | 'gateway',
  name: string,
  config: Config,
  wiring: Wiring,
  where: Record<string, string>,
): ProcessPlan {
  const database = wiring.databases[service];
  const env = {
    ...commonEnv(config),
    NATS_URL: wiring.natsUrls[service],
    ...(database && { DATABASE_URL: database.runtime }),
    ...specific[service]?.(config, wiring),
    ...where,
  };
  const [port] = Object.values(where);
  return {
    name,
    spawn: () => spawnNode(config.root, `services/${service}/dist/main.js`, env),
    isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
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
    plan('gateway', name, config, wiring, { PORT: String(gatewayPort(name, config, wiring)) }),
  );

/** The imitated third parties, as far as any is needed. */
export function planSandbox(config: Config, smtpPort: number): ProcessPlan | undefined {
  if (!needsSandbox(config)) return undefined;
  const env = {
    ...commonEnv(config),
    SANDBOX_PORT: String(config.sandboxPort),
    SMTP_PORT: String(smtpPort),
    ...paymentsOfSandbox(config),
    DATA_DIR: join(config.dataDir, 'sandbox'),
  };
  return {
    name: 'sandbox',
    spawn: () => spawnNode(config.root, 'sandbox/dist/main.js', env),
    isReady: () => answers(`http://127.0.0.1:${config.sandboxPort}/readyz`),
    stopSignal: 'SIGTERM',
  };
}
