import { keepCertificates } from '@presently/cli/certificates';
import { explain, Failure } from '@presently/cli/failure';
import { services, type ServiceName } from '@presently/topology/services';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/backup.ts';
import { readErasures, usersOf } from './backup/erasures.ts';
import { restore, type NewDatabase } from './backup/restore.ts';
import { atBroker, expectDatabase, expectDatabases, readDeployment, type Role, type Source } from './deployment.ts';
import { catalogueArguments } from './catalogue-arguments.ts';
import { endSessions } from './end-sessions.ts';
import {
  discardDeadLetters,
  listDeadLetters,
  redriveDeadLetters,
  showDeadLetter,
  type DeadLetterFilter,
} from './events/dead-letters.ts';
import type { Filter } from './events/filter.ts';
import { readIdeaCosts } from './idea-costs.ts';
import { listPutAside, releasePutAside, showPutAside } from './events/put-aside.ts';
import { handOver, signInVariables } from './service-scripts.ts';
import { readStatus } from './status.ts';

const usage = `npm run ops -- status
npm run ops -- outbox
npm run ops -- outbox list [<service>] [--subject <subject>]
npm run ops -- outbox show <event id>
npm run ops -- outbox release <event id>|<service>|all [--subject <subject>]
npm run ops -- dead-letters list [<service>] [--subject <subject>] [--reason <reason>] [--all]
npm run ops -- dead-letters show <event id>
npm run ops -- dead-letters redrive <event id>|<service>|all [--subject <subject>] [--reason <reason>]
npm run ops -- dead-letters discard <event id>|<service>|all [--subject <subject>] [--reason <reason>]
npm run ops -- end-sessions <user id>|all
npm run ops -- ideas
npm run ops -- backup <folder>
npm run ops -- restore <folder> [--only <service>]
npm run ops -- erased-users
npm run ops -- admin grant|revoke|reset-factors <username>
npm run ops -- catalogue import <file|url> [--feed <name>] | list | remove <feed>
npm run ops -- certificates <folder for clients> <folder for the broker> <host>...

Works on the deployment of DATABASE_URL (or <SERVICE>_DATABASE_URL), NATS_URL, NATS_CA and PUBLIC_URL. In a checkout without
them, it works on the product that runs in DATA_DIR (.data). A subject may end in *. A reason is failed, unreadable or
never-finished. Redrive or release one event, and look at the result, before many.`;

interface Options extends DeadLetterFilter {
  all: boolean;
  only: string | undefined;
}

/** A command's arguments, and the environment that names the deployment. */
interface Call {
  env: Source;
  words: readonly string[];
  options: Options;
  newDatabase: NewDatabase | undefined;
}

const isService = (text: string | undefined): text is ServiceName =>
  (services as readonly (string | undefined)[]).includes(text);
const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f-]{36}$/.test(text);

/** @throws Failure unless the text is an id, a service, or `all` */
function target(text: string | undefined): Filter {
  if (isId(text)) return { eventId: text };
  if (isService(text)) return { service: text };
  if (text === 'all') return {};
  throw new Failure(usage);
}

const print = (value: object) => console.log(JSON.stringify(value, null, 2));
const show = (rows: object[], none: string) => (rows.length === 0 ? console.log(none) : console.table(rows));

function showWhole(rows: object[], none: string): void {
  if (rows.length === 0) throw new Failure(none);
  for (const row of rows) print(row);
}

const databasesOf = ({ env }: Call) => expectDatabases(readDeployment(env, 'reader'));

async function deadLetters(call: Call): Promise<void> {
  const [verb, which] = call.words;
  const { subject, reason, all } = call.options;
  const filter = { subject, reason };
  const databases = databasesOf(call);
  const none = 'No dead letters.';
  if (verb === 'list')
    return show(await listDeadLetters(databases, { ...filter, ...target(which ?? 'all') }, all), none);
  if (verb === 'redrive') return show(await redriveDeadLetters(databases, { ...filter, ...target(which) }), none);
  if (verb === 'discard') return show(await discardDeadLetters(databases, { ...filter, ...target(which) }), none);
  if (verb !== 'show' || !isId(which)) throw new Failure(usage);
  showWhole(await showDeadLetter(databases, which), `No dead letter has the id ${which}.`);
}

/** Events to publish by service, and the events that were put aside. */
async function outbox(call: Call): Promise<void> {
  const [verb, which] = call.words;
  if (verb === undefined) return outboxSizes(call);
  const { subject } = call.options;
  const databases = databasesOf(call);
  const none = 'Nothing was put aside.';
  if (verb === 'list') return show(await listPutAside(databases, { subject, ...target(which ?? 'all') }), none);
  if (verb === 'release') return show(await releasePutAside(databases, { subject, ...target(which) }), none);
  if (verb !== 'show' || !isId(which)) throw new Failure(usage);
  showWhole(await showPutAside(databases, which), `No event with the id ${which} was put aside.`);
}

const statusOf = (call: Call) => {
  databasesOf(call);
  return readStatus(readDeployment(call.env, 'reader'));
};

/** @returns 1 if a process does not answer */
async function status(call: Call): Promise<number> {
  const table = await statusOf(call);
  console.table(Object.fromEntries(table.map(({ process, ...row }) => [process, row])));
  return table.some(({ ready }) => !ready) ? 1 : 0;
}

async function outboxSizes(call: Call): Promise<void> {
  const rows = (await statusOf(call))
    .filter(({ process }) => process !== 'gateway')
    .map(({ process, outbox, oldest_s, put_aside }) => [process, { outbox, oldest_s, put_aside }] as const);
  console.table(Object.fromEntries(rows));
}

/** The ids of the users who were erased in the last seven days. */
async function erasedUsers({ env }: Call): Promise<void> {
  const { broker } = readDeployment(env, 'reader');
  if (!broker) throw new Failure('NATS_URL is missing: the stream of identity holds them.');
  for (const userId of usersOf(await atBroker(broker, readErasures))) console.log(userId);
}

async function signOut({ env, words: [whose] }: Call): Promise<void> {
  if (whose !== 'all' && !isId(whose)) throw new Failure(usage);
  const { ended, isTold } = await endSessions(
    readDeployment(env, 'reader'),
    whose === 'all' ? 'all' : { userId: whose },
  );
  console.log(`${ended} sessions ended.`);
  if (!isTold) console.log('Gateways could not be told; they forget them within five seconds.');
}

/** A path is relative to the folder in which the command was given. npm keeps that in INIT_CWD. */
const pathIn = (env: Source, path: string) => resolve(env.INIT_CWD ?? '.', path);

async function writeBackup({ env, words: [folder] }: Call): Promise<void> {
  if (!folder) throw new Failure(usage);
  await backUp(readDeployment(env, 'owner'), pathIn(env, folder), console.log);
}

async function loadBackup({ env, words: [folder], options: { only }, newDatabase }: Call): Promise<void> {
  if (only !== undefined && !isService(only)) throw new Failure(`There is no service "${only}".`);
  if (!folder) throw new Failure(usage);
  const order = { folder: pathIn(env, folder), only, say: console.log };
  await restore(order, readDeployment(env, 'owner'), newDatabase);
}

/** Signs in to one service and hands the command over to its script. */
async function delegate(env: Source, service: ServiceName, role: Role, script: string, args: readonly string[]) {
  const signIn = expectDatabase(readDeployment(env, role), service);
  return handOver(`services/${service}/dist/${script}`, { ...env, ...signInVariables(signIn) }, args);
}

/**
 * `grant <username>` and `revoke <username>`: the only way to make an administrator. `reset-factors <username>`: for a
 * user who has lost the second factor.
 */
function admin(env: Source, args: readonly string[]): Promise<number> {
  const [verb = '', ...rest] = args;
  if (rest.length === 1 && verb === 'reset-factors')
    return delegate(env, 'identity', 'reader', 'reset-factors.js', rest);
  if (rest.length !== 1 || !['grant', 'revoke'].includes(verb))
    throw new Failure('Usage: npm run admin -- grant|revoke|reset-factors <username>');
  return delegate(env, 'identity', 'reader', 'grant-admin.js', args);
}

function catalogue(env: Source, args: readonly string[]): Promise<number> {
  const words = catalogueArguments(args, (path) => pathIn(env, path));
  return delegate(env, 'recommendations', 'owner', 'import-catalogue.js', words);
}

/** For a deployment whose platform makes none: docker-compose.yml has a job for it. */
async function certificates({ env, words: [authority, server, ...hosts] }: Call): Promise<void> {
  if (!authority || !server || hosts.length === 0) throw new Failure(usage);
  const folders = { authority: pathIn(env, authority), server: pathIn(env, server) };
  for (const file of Object.values(await keepCertificates(folders, hosts))) console.log(file);
}

/** What ideas cost, by day. */
async function ideas({ env }: Call): Promise<void> {
  show(await readIdeaCosts(readDeployment(env, 'reader')), 'No ideas were composed in the last 30 days.');
}

const commands: Record<string, (call: Call) => Promise<number | void>> = {
  status,
  outbox,
  'dead-letters': deadLetters,
  'end-sessions': signOut,
  ideas,
  backup: writeBackup,
  restore: loadBackup,
  'erased-users': erasedUsers,
  certificates,
};

async function execute(args: readonly string[], env: Source, newDatabase?: NewDatabase): Promise<number> {
  const [area = '', ...rest] = args;
  if (area === 'admin') return admin(env, rest);
  if (area === 'catalogue') return catalogue(env, rest);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      subject: { type: 'string' },
      reason: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const command = commands[area];
  if (!command) throw new Failure(usage);
  const options = { ...values, only: values.only };
  return (await command({ env, words: positionals.slice(1), options, newDatabase })) ?? 0;
}

/**
 * Carries out one command and prints its result or its error.
 * @param newDatabase for `restore` where the environment names no deployment
 * @returns the exit code
 */
export async function operate(args: readonly string[], env: Source, newDatabase?: NewDatabase): Promise<number> {
  try {
    return await execute(args, env, newDatabase);
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
