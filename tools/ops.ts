import { join, resolve } from 'node:path';
import pg from 'pg';
import { environment } from './environment.ts';
import { explain, Failure } from './failure.ts';
import { readRunFile } from './supervisor/run-file.ts';
import { services } from './supervisor/services.ts';

const usage = `npm run ops -- dead-letters list [service] [--all]
npm run ops -- dead-letters show <event id>
npm run ops -- dead-letters redrive <event id>|<service>
npm run ops -- dead-letters discard <event id>
npm run ops -- outbox

Works on the product that runs in DATA_DIR (.data), or on the databases named by <SERVICE>_DATABASE_URL.
redrive <event id> first and look; redrive <service> takes all that is dead there.`;

/** Database URLs of the services an operator can reach from here. */
function databases(): Record<string, string> {
  const run = readRunFile(resolve(environment.DATA_DIR ?? join(import.meta.dirname, '..', '.data')));
  const found = services.flatMap((service) => {
    const url = environment[`${service.toUpperCase()}_DATABASE_URL`] ?? run?.databases[service]?.runtime;
    return url ? [[service, url] as const] : [];
  });
  if (found.length === 0) throw new Failure('Nothing runs in DATA_DIR and no <SERVICE>_DATABASE_URL is set.');
  return Object.fromEntries(found);
}

/** Runs a query in each service's schema, one after the other, and tells which service each row comes from. */
async function ask<T extends object>(
  sql: string,
  params: unknown[] = [],
  only?: string,
): Promise<(T & { service: string })[]> {
  const rows: (T & { service: string })[] = [];
  for (const [service, url] of Object.entries(databases())) {
    if (only && only !== service) continue;
    const client = new pg.Client(url);
    await client.connect();
    try {
      const result = await client.query<T>(sql, params);
      rows.push(...result.rows.map((row) => ({ service, ...row })));
    } finally {
      await client.end();
    }
  }
  return rows;
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f-]{36}$/.test(text);
const isService = (text: string | undefined): boolean => (services as readonly string[]).includes(text ?? '');

async function list(which: string | undefined, all: boolean): Promise<void> {
  if (which && !isService(which)) throw new Failure(`There is no service "${which}".`);
  const letters = await ask<object>(
    `select event_id, subject, status, reason, failures, dead_at, left(error, 80) as error from dead_letters
     where $1 or status in ('dead', 'redriving') order by dead_at desc limit 200`,
    [all],
    which,
  );
  if (letters.length === 0) console.log('No dead letters.');
  else console.table(letters);
}

async function show(id: string): Promise<void> {
  const letters = await ask<object>('select * from dead_letters where event_id = $1', [id]);
  if (letters.length === 0) throw new Failure(`No dead letter has the id ${id}.`);
  for (const letter of letters) console.log(JSON.stringify(letter, null, 2));
}

async function mark(
  status: 'redriving' | 'discarded',
  from: readonly string[],
  where: string,
  value: string | undefined,
  only?: string,
) {
  const marked = await ask<{ event_id: string }>(
    `update dead_letters set status = '${status}', handled_at = now() where status = any($1) and ${where} returning event_id`,
    value === undefined ? [from] : [from, value],
    only,
  );
  if (marked.length === 0) throw new Failure('Nothing to do: no such dead letter is waiting.');
  for (const { service, event_id } of marked) console.log(`${service}: ${event_id} ${status}`);
}

async function outbox(): Promise<void> {
  console.table(
    await ask<object>(
      `select count(*) filter (where published_at is null and quarantined_at is null)::int as waiting,
         round(extract(epoch from clock_timestamp() - min(occurred_at) filter (where published_at is null and quarantined_at is null)))::int as oldest_seconds,
         count(*) filter (where quarantined_at is not null)::int as put_aside, count(*) filter (where published_at is not null)::int as published
       from outbox`,
    ),
  );
}

async function main([area, verb, target, ...rest]: string[]): Promise<void> {
  if (area === 'outbox') return outbox();
  if (area !== 'dead-letters') throw new Failure(usage);
  const all = [target, ...rest].includes('--all');
  if (verb === 'list') return list(target?.startsWith('--') ? undefined : target, all);
  if (verb === 'show' && isId(target)) return show(target);
  if (verb === 'redrive' && isId(target)) return mark('redriving', ['dead', 'discarded'], 'event_id = $2', target);
  if (verb === 'redrive' && isService(target)) return mark('redriving', ['dead'], 'true', undefined, target);
  if (verb === 'discard' && isId(target)) return mark('discarded', ['dead'], 'event_id = $2', target);
  throw new Failure(usage);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
