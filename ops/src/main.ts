import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { environment } from '../../tools/environment.ts';
import { explain, Failure } from '../../tools/failure.ts';
import { backUp } from './backup.ts';
import { discardLetters, listLetters, redriveLetters, showLetter, type LetterFilter } from './dead-letters.ts';
import { atBroker, expectDatabases, readDeployment, type Role } from './deployment.ts';
import { endSessions } from './end-sessions.ts';
import { readErasures, usersOf } from './erasures.ts';
import type { Filter } from './filter.ts';
import { listPutAside, releasePutAside, showPutAside } from './put-aside.ts';
import { restore } from './restore.ts';
import { readStatus } from './status.ts';
import { readReleased } from '../../tools/schema/released.ts';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';

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
npm run ops -- backup <folder>
npm run ops -- restore <folder> [--only <service>]
npm run ops -- erased-users
npm run ops -- released-schema [--retired <service>.<table>[.<column>]]... > tools/schema/released.json

Works on what runs in DATA_DIR (.data), or on the deployment of DATABASE_URL (or <SERVICE>_DATABASE_URL), NATS_URL and
PUBLIC_URL. A subject may end in *. A reason is failed, unreadable or never-finished. Redrive or release one and look
before many.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const deployment = (role: Role) => readDeployment(environment, root, role);
const isService = (text: string | undefined): text is ServiceName =>
  (services as readonly (string | undefined)[]).includes(text);
const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f-]{36}$/.test(text);

/** @throws Failure for a target that names nothing */
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

async function deadLetters(verb: string | undefined, which: string | undefined, filter: LetterFilter, all: boolean) {
  const databases = expectDatabases(deployment('reader'));
  const none = 'No dead letters.';
  if (verb === 'list') return show(await listLetters(databases, { ...filter, ...target(which ?? 'all') }, all), none);
  if (verb === 'redrive') return show(await redriveLetters(databases, { ...filter, ...target(which) }), none);
  if (verb === 'discard') return show(await discardLetters(databases, { ...filter, ...target(which) }), none);
  if (verb !== 'show' || !isId(which)) throw new Failure(usage);
  showWhole(await showLetter(databases, which), `No dead letter has the id ${which}.`);
}

/** What waits to be published by service, and the events that were put aside. */
async function outbox(verb: string | undefined, which: string | undefined, filter: Filter): Promise<void> {
  if (verb === undefined) return outboxes();
  const databases = expectDatabases(deployment('reader'));
  const none = 'Nothing was put aside.';
  if (verb === 'list') return show(await listPutAside(databases, { ...filter, ...target(which ?? 'all') }), none);
  if (verb === 'release') return show(await releasePutAside(databases, { ...filter, ...target(which) }), none);
  if (verb !== 'show' || !isId(which)) throw new Failure(usage);
  showWhole(await showPutAside(databases, which), `No event with the id ${which} was put aside.`);
}

async function status(): Promise<void> {
  const found = deployment('reader');
  expectDatabases(found);
  const table = await readStatus(found);
  console.table(Object.fromEntries(table.map(({ process, ...row }) => [process, row])));
  if (table.some(({ ready }) => !ready)) process.exitCode = 1;
}

/** The part of the status that tells of events which wait to be published. */
async function outboxes(): Promise<void> {
  const found = deployment('reader');
  expectDatabases(found);
  const table = await readStatus(found);
  const rows = table.map(
    ({ process, outbox, oldest_s, put_aside }) => [process, { outbox, oldest_s, put_aside }] as const,
  );
  console.table(Object.fromEntries(rows.filter(([process]) => process !== 'gateway')));
}

/** The ids of who has been erased in the last seven days, for whoever has to do it again. */
async function erasedUsers(): Promise<void> {
  const { natsUrl } = deployment('reader');
  if (!natsUrl) throw new Failure('NATS_URL is missing: the stream of identity knows.');
  for (const userId of usersOf(await atBroker(natsUrl, readErasures))) console.log(userId);
}

async function signOut(whose: string | undefined): Promise<void> {
  if (whose !== 'all' && !isId(whose)) throw new Failure(usage);
  const { ended, isTold } = await endSessions(deployment('reader'), whose === 'all' ? 'all' : { userId: whose });
  console.log(`${ended} sessions ended.`);
  if (!isTold) console.log('Gateways could not be told; they forget them within five seconds.');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      subject: { type: 'string' },
      reason: { type: 'string' },
      only: { type: 'string' },
      retired: { type: 'string', multiple: true, default: [] },
    },
  });
  const { all, only, retired, ...filter } = values;
  const [area, first, second] = positionals;
  if (area === 'status') return status();
  if (area === 'outbox') return outbox(first, second, filter);
  if (area === 'dead-letters') return deadLetters(first, second, filter, all);
  if (area === 'erased-users') return erasedUsers();
  if (area === 'end-sessions') return signOut(first);
  if (area === 'released-schema') return print(await readReleased(deployment('owner'), retired));
  if (only !== undefined && !isService(only)) throw new Failure(`There is no service "${only}".`);
  // A path is meant from where the command was given.
  const folder = first && new URL(first, `file://${environment.INIT_CWD ?? process.cwd()}/`).pathname;
  if (area === 'backup' && folder) return void (await backUp(deployment('owner'), folder, console.log));
  if (area === 'restore' && folder) return restore({ root, folder, only, say: console.log });
  throw new Failure(usage);
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
