import { join } from 'node:path';
import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { manifestOf, type ProcessName } from '../../../libs/topology/src/services.ts';
import { fillIn, variablesOf, type Places } from '../../../libs/topology/src/trial.ts';
import type { Party, Variable } from '../../../libs/topology/src/variable.ts';
import { environment } from '../../../libs/cli/src/environment.ts';
import { imitatesModel, imitatesProducts, postsToSandbox, textsInSandbox, type Config } from '../config.ts';
import type { BrokerUser } from '../../../libs/topology/src/broker-users.ts';
import type { Broker } from '../nats.ts';
import type { Wiring } from '../wiring.ts';

type Values = Record<string, string>;

/** The sandbox's address on this machine. */
export const sandboxUrl = (config: Config): string => `http://localhost:${config.sandboxPort}`;

const placesOf = (config: Config): Places => ({
  sandbox: sandboxUrl(config),
  sandboxHost: 'localhost',
  sandboxInBrowser: sandboxUrl(config),
  product: config.publicUrl,
});

/** Whether the sandbox replaces a third party. */
const isImitated: Record<Party, (config: Config) => boolean> = {
  model: imitatesModel,
  products: imitatesProducts,
  mail: (config) => config.smtpUrl === undefined,
  texts: textsInSandbox,
  payments: (config) => !config.hasStripe,
  posts: postsToSandbox,
  // A folder is used if no bucket is named.
  recordings: () => false,
};

/** A trial's value of a variable. Undefined if the user's environment or the default of `env.ts` applies. */
function trialValue(name: string, variable: Variable, config: Config): string | undefined {
  const { trial, party, isSecret, isAdjustable } = variable;
  if (trial === undefined) return undefined;
  const value = fillIn(trial, placesOf(config));
  if (party) {
    if (!isImitated[party](config)) return undefined;
    return isAdjustable ? (environment[name] ?? value) : value;
  }
  return isSecret || config.isProduction ? undefined : (environment[name] ?? value);
}

function trialValues(manifest: Manifest, config: Config): Values {
  const values = variablesOf(manifest).flatMap(([name, variable]) => {
    const value = trialValue(name, variable, config);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values) as Values;
}

/** Values that the supervisor sets in every process that declares the variable. */
function chosenValues(manifest: Manifest, config: Config, { smtpUrl, pushKey }: Wiring): Values {
  const chosen: Values = {
    PUBLIC_URL: config.publicUrl,
    MAIL_FROM: config.mailFrom,
    SMTP_URL: smtpUrl,
    // In production the operator's own, or none.
    ...(!config.isProduction && { VAPID_PRIVATE_KEY: environment.VAPID_PRIVATE_KEY ?? pushKey }),
    // The user's own model server needs no key, but the client sends one.
    ...(config.hasModel && { OPENAI_API_KEY: environment.OPENAI_API_KEY ?? 'none' }),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name in manifest.environment));
}

/** What the gateway needs in a checkout, where usually no load balancer checks its readiness. */
const ofGateway = (config: Config): Values => ({
  FRONTEND_DIR: environment.FRONTEND_DIR ?? join(config.root, 'frontend/dist'),
  ...(config.isBox && { FIRST_RUN_DIR: config.dataDir }),
  DRAIN_MS: environment.DRAIN_MS ?? (config.replicas > 1 ? '1000' : '0'),
});

/** The variables that name the broker for one of its users. */
export const brokerEnv = ({ urls, ca }: Broker, user: BrokerUser): Values => ({
  NATS_URL: urls[user],
  ...(ca && { NATS_CA: ca }),
});

/** The variables of one process, without those that all processes have in common. */
export function environmentOf(name: ProcessName, config: Config, wiring: Wiring): Values {
  const manifest = manifestOf(name);
  const database = wiring.databases[name];
  return {
    ...brokerEnv(wiring.broker, name),
    ...(database && { DATABASE_URL: database.runtime }),
    // Unless the user's S3_* name a bucket.
    ...(manifest.storesRecordings && { MEDIA_DIR: join(config.dataDir, 'media') }),
    ...trialValues(manifest, config),
    ...chosenValues(manifest, config, wiring),
    ...(manifest.kind === 'gateway' && ofGateway(config)),
  };
}
