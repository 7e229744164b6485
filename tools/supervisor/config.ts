import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brokerUsers, type BrokerUser } from '../../libs/topology/src/broker-users.ts';
import { productionProblems } from '../../libs/topology/src/production.ts';
import { manifests } from '../../libs/topology/src/services.ts';
import { variablesOf } from '../../libs/topology/src/trial.ts';
import type { Variable } from '../../libs/topology/src/variable.ts';
import { Failure } from '../../libs/cli/src/failure.ts';

/** What `npm start` runs, from its environment variables. */
export interface Config {
  /** The repository's folder. */
  root: string;
  isProduction: boolean;
  /** `BOX=on`: the image all-in-one. It is production on the embedded stores. */
  isBox: boolean;
  /** `HOST`: the address at which gateway and sandbox listen. Default 127.0.0.1, which no other machine reaches. */
  host: string;
  /** `PORT`: the product's port. */
  port: number;
  /** `SANDBOX_PORT`: the port of the imitated third parties. */
  sandboxPort: number;
  /** `REPLICAS`: the number of processes of the gateway and of each service. */
  replicas: number;
  /** `DATA_DIR`: the folder of everything that the product stores. */
  dataDir: string;
  /** `PUBLIC_URL`: the product's address, which every link in a message begins with. */
  publicUrl: string;
  /** `DATABASE_URL`: a superuser or database owner of a real Postgres. Undefined: the embedded Postgres. */
  databaseUrl?: string;
  /** `NATS_URL`: a real NATS with JetStream. Undefined: the embedded NATS. */
  natsUrl?: string;
  /** `NATS_URL_<PROCESS>`: the same broker with the process's own name and password. Undefined: `NATS_URL`. */
  natsUrls: Partial<Record<BrokerUser, string>>;
  /** `NATS_CA`: the authority that signed that broker's certificate, a file or its text in PEM. */
  natsCa?: string;
  /** `SMTP_URL`: a real mail server. Undefined: the sandbox. */
  smtpUrl?: string;
  /** Whether `OPENAI_API_KEY` or `OPENAI_BASE_URL` names a model. If not: the sandbox's, and none in production. */
  hasModel: boolean;
  /** Whether `TWILIO_ACCOUNT_SID` is given, so that Twilio sends the texts. */
  usesTwilio: boolean;
  /** `SERPAPI_KEY`: a SerpApi account, which searches Google Shopping. Undefined: the sandbox's shops. */
  serpapiKey?: string;
  /** `UCP_SHOPS`: shops that speak the Universal Commerce Protocol. Undefined: the sandbox's. */
  ucpShops?: string;
  /** Whether `AYRSHARE_API_KEY` names an account to post with. If not: the sandbox, and none in production. */
  hasNetworks: boolean;
  /** `STRIPE_SECRET_KEY` and related variables: a real account for card payments. Undefined: the sandbox. */
  hasStripe: boolean;
  /** `MAIL_FROM`: the sender of every mail. */
  mailFrom: string;
  /** `CLOCK`: the time at which the product's clock starts. */
  clock?: string;
  /** `LOG_LEVEL` of every process. */
  logLevel: string;
  /** `POSTGRES_PORT`, `NATS_PORT`, `SMTP_PORT`: internal ports. Undefined: any free port. */
  ports: { postgres?: number; nats?: number; smtp?: number };
}

type Source = Readonly<Record<string, string | undefined>>;

/** The stores that production requires, with their purpose. */
const requiredStores: Record<string, string> = {
  DATABASE_URL: 'a Postgres that is backed up',
  NATS_URL: 'a NATS with JetStream',
};

/** The processes' variables that production requires. */
const requiredVariables = new Map(
  manifests.flatMap(variablesOf).filter(([, { production }]) => production === 'required'),
);

/** The missing variables. Outside production an account's variables are required only if one of them is given. */
function missingVariables(given: Source, isProduction: boolean, isBox: boolean): [name: string, purpose: string][] {
  const partiesOf = (isMeant: (value: string) => boolean) =>
    new Set(
      [...requiredVariables].flatMap(([name, { party }]) => (party && isMeant(given[name] ?? '') ? [party] : [])),
    );
  const begunWith = partiesOf((value) => value !== '');
  const doneWithout = partiesOf((value) => value === 'none');
  const isNeeded = ({ party }: Variable) =>
    party === undefined ? isProduction : !doneWithout.has(party) && (isProduction || begunWith.has(party));
  const variables = [...requiredVariables].filter(([, variable]) => isNeeded(variable));
  const needed = [
    ...(isProduction && !isBox ? Object.entries(requiredStores) : []),
    ...variables.map(([name, { purpose = 'is required' }]): [string, string] => [name, purpose]),
  ];
  return needed.filter(([name]) => !given[name]);
}

/** More processes would only compete for one machine's processors. */
const mostReplicas = 3;

const natsUrlOf = (user: BrokerUser) => `NATS_URL_${user.toUpperCase()}`;

const urlProtocols: Record<string, string[]> = {
  DATABASE_URL: ['postgres:', 'postgresql:'],
  NATS_URL: ['nats:', 'tls:'],
  ...Object.fromEntries(brokerUsers.map((user) => [natsUrlOf(user), ['nats:', 'tls:']])),
  SMTP_URL: ['smtp:', 'smtps:'],
  PUBLIC_URL: ['http:', 'https:'],
};

function urlProblem(name: string, value: string): string | undefined {
  const allowed = urlProtocols[name]!;
  const schemes = allowed.map((protocol) => `${protocol}//`).join(' or ');
  return URL.canParse(value) && allowed.includes(new URL(value).protocol)
    ? undefined
    : `${name} must be a URL that starts with ${schemes}`;
}

/** @throws Failure that lists all missing and invalid variables */
export function readConfig(source: Source, root: string): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim())) as Record<
    string,
    string
  >;
  const problems: string[] = [];

  const port = (name: string): number | undefined => {
    const value = given[name];
    if (value === undefined) return undefined;
    if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535)
      problems.push(`${name} must be a port, not "${value}"`);
    return Number(value);
  };

  const replicas = Number(given.REPLICAS ?? 1);
  if (!Number.isInteger(replicas) || replicas < 1 || replicas > mostReplicas)
    problems.push(`REPLICAS must be a number from 1 to ${mostReplicas}, not "${given.REPLICAS}"`);

  const isProduction = given.NODE_ENV === 'production';
  const isBox = given.BOX === 'on';
  if (given.NODE_ENV && !['development', 'test', 'production'].includes(given.NODE_ENV)) {
    problems.push(`NODE_ENV must be development, test or production, not "${given.NODE_ENV}"`);
  }
  for (const [name, purpose] of missingVariables(given, isProduction, isBox))
    problems.push(`${name} is missing: ${purpose}`);
  if (isProduction) problems.push(...productionProblems(given));
  for (const name of Object.keys(urlProtocols)) {
    const isAbsent = name === 'SMTP_URL' && given[name] === 'none';
    const problem = given[name] && !isAbsent && urlProblem(name, given[name]);
    if (problem) problems.push(problem);
  }
  if (given.CLOCK && Number.isNaN(Date.parse(given.CLOCK)))
    problems.push('CLOCK must be an ISO instant, such as 2026-12-20T09:00:00Z');

  const host = given.HOST ?? '127.0.0.1';
  if (!isIP(host)) problems.push(`HOST must be an address such as 0.0.0.0, not "${host}"`);

  const httpPort = port('PORT') ?? 8080;
  const config: Config = {
    root,
    isProduction,
    isBox,
    host,
    port: httpPort,
    sandboxPort: port('SANDBOX_PORT') ?? 8090,
    replicas,
    dataDir: resolve(root, given.DATA_DIR ?? '.data'),
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${httpPort}`).replace(/\/+$/, ''),
    databaseUrl: given.DATABASE_URL,
    natsUrl: given.NATS_URL,
    natsUrls: Object.fromEntries(
      brokerUsers.flatMap((user) => (given[natsUrlOf(user)] ? [[user, given[natsUrlOf(user)]!]] : [])),
    ),
    natsCa: given.NATS_CA,
    smtpUrl: given.SMTP_URL,
    hasModel: given.OPENAI_API_KEY !== undefined || given.OPENAI_BASE_URL !== undefined,
    usesTwilio: given.TWILIO_ACCOUNT_SID !== undefined,
    serpapiKey: given.SERPAPI_KEY,
    ucpShops: given.UCP_SHOPS,
    hasNetworks: given.AYRSHARE_API_KEY !== undefined,
    hasStripe: given.STRIPE_SECRET_KEY !== undefined,
    mailFrom: given.MAIL_FROM ?? 'Presently <gifts@presently.example>',
    clock: given.CLOCK,
    logLevel: given.LOG_LEVEL ?? 'info',
    ports: { postgres: port('POSTGRES_PORT'), nats: port('NATS_PORT'), smtp: port('SMTP_PORT') },
  };
  if (config.port === config.sandboxPort) problems.push('PORT and SANDBOX_PORT must differ');
  if (problems.length > 0) {
    throw new Failure(`Presently cannot start like this:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  return config;
}

const areEverywhere: readonly string[] = ['0.0.0.0', '::'];

/** The address at which this machine reaches the gateway. */
export const ownAddress = ({ host }: Config): string =>
  areEverywhere.includes(host) ? '127.0.0.1' : isIP(host) === 6 ? `[${host}]` : host;

/** Where the sandbox listens. Our processes reach it as localhost. */
export const sandboxHost = ({ host }: Config): string => (areEverywhere.includes(host) ? host : '127.0.0.1');

/** Whether the sandbox takes texts. Production without Twilio sends none, and tells the user. */
export const textsInSandbox = (config: Config): boolean => !config.isProduction && !config.usesTwilio;

/** Whether products come from the sandbox's shops. Production never shows invented products. */
export const imitatesProducts = (config: Config): boolean =>
  !config.isProduction && config.serpapiKey === undefined && config.ucpShops === undefined;

/** Whether the sandbox replaces any third party. */
export const needsSandbox = (config: Config): boolean =>
  config.smtpUrl === undefined ||
  textsInSandbox(config) ||
  imitatesModel(config) ||
  imitatesProducts(config) ||
  postsToSandbox(config) ||
  !config.hasStripe;

/** Whether the imitated model writes ideas and messages. Production without a model uses rules and templates. */
export const imitatesModel = (config: Config): boolean => !config.isProduction && !config.hasModel;

/** Whether the sandbox's products are imported. Only into the embedded database. */
export const stocksCatalogue = (config: Config): boolean =>
  imitatesProducts(config) && config.databaseUrl === undefined;

/** Whether posts go to the imitated networks. Production without an account keeps them waiting. */
export const postsToSandbox = (config: Config): boolean => !config.isProduction && !config.hasNetworks;

/** Whether demo accounts are created. Their passwords are public, so only in the embedded database. */
export const seedsDemo = (config: Config): boolean => !config.isProduction && config.databaseUrl === undefined;
