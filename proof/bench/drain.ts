import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import type { Database } from '../world/database.ts';
import type { Product } from '../world/product.ts';
import { derivedIdSql } from './derived-ids.ts';

export interface Drain {
  gifts: number;
  /** Gifts that were sent when the worker was killed. */
  sentAtKill: number;
  /** Seconds from the first due gift until all are sent, and until the mail server has accepted all. */
  drainedAfter: number;
  acceptedAfter: number;
}

const patienceMs = 1_200_000;
const main = join(root, 'services/gifting/dist/main.js');

/** Many gifts are due within one minute, and one of two workers is killed midway. None may be lost or sent twice. */
export async function drain(product: Product, gifts: number): Promise<Drain> {
  const [gifting, notifications] = [product.database('gifting'), product.database('notifications')];
  const media = mkdtempSync(join(tmpdir(), 'presently-drain-'));
  const worker = await startWorker(product, media);
  try {
    await plan(gifting, gifts);
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1_000;
    await gifting.execute(
      `update gift_history set scheduled_for = now() - random() * interval '1 minute' where gift_name = 'drain'`,
    );
    // The pause between two looks is no work.
    await gifting.execute(`select pg_notify('gifting.work', 'planned-gifts')`);
    const sent = await untilCount(gifting, `gift_history where gift_name = 'drain' and status = 'sent'`, gifts / 2);
    worker.kill('SIGKILL');
    await untilCount(gifting, `gift_history where gift_name = 'drain' and status = 'sent'`, gifts);
    const drainedAfter = seconds();
    const accepted = `deliveries where payload ->> 'senderName' = 'drain' and status = 'sent'`;
    await untilCount(notifications, accepted, gifts);
    const acceptedAfter = seconds();
    await requireOnce(gifting, notifications, gifts);
    return { gifts, sentAtKill: sent, drainedAfter, acceptedAfter };
  } finally {
    worker.kill('SIGKILL');
    await gifting.execute(`delete from recipients where name = 'drain'`);
    rmSync(media, { recursive: true, force: true });
  }
}

/** Starts a second process of gifting. */
async function startWorker(product: Product, media: string): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      NODE_ENV: 'development',
      DATABASE_URL: product.run.databases.gifting!.runtime,
      NATS_URL: product.broker.url,
      NATS_CA: product.broker.ca,
      MEDIA_DIR: media,
      DUE_CHECK_MS: '50',
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('exit', () => reject(new Failure('The second gifting ended while starting')));
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('is serving')) resolve();
  });
  await promise;
  return worker;
}

async function plan(gifting: Database, gifts: number): Promise<void> {
  await gifting.execute(
    `insert into recipients (id, user_id, name, relationship, interests, created_at)
     select ${derivedIdSql("'drain' || n")}, ${derivedIdSql("'drainer' || n")}, 'drain', 'Friend', '{}', now()
     from generate_series(0, 99) n`,
  );
  await gifting.execute(
    `insert into gift_history (id, user_id, recipient_id, sender_name, gift_name, message, status, delivery_method,
       recipient_email, scheduled_for, share_token, created_at)
     select gen_random_uuid(), ${derivedIdSql("'drainer' || n % 100")}, ${derivedIdSql("'drain' || n % 100")}, 'drain', 'drain',
       'Find your way.', 'planned', 'email', 'drain-' || n || '@example.com', now() + interval '1 day',
       md5('drain-token' || n), now()
     from generate_series(1, $1::int) n`,
    [gifts],
  );
}

/** Waits until a query finds enough gifts. @returns how many it found */
async function untilCount(database: Database, from: string, enough: number): Promise<number> {
  let found = 0;
  await eventually(async () => {
    found = await database.count(from);
    return found >= enough;
  }, patienceMs).catch(() => {
    throw new Failure(`Only ${found} of ${enough} gifts were processed`);
  });
  return found;
}

async function requireOnce(gifting: Database, notifications: Database, gifts: number): Promise<void> {
  const events = await gifting.count(
    `outbox where subject = 'evt.gifting.gift_sent.v1' and envelope #>> '{data,giftName}' = 'drain'`,
  );
  const deliveries = await notifications.count(`deliveries where payload ->> 'senderName' = 'drain'`);
  const again = await notifications.count(`deliveries where payload ->> 'senderName' = 'drain' and attempts <> 1`);
  if (events !== gifts || deliveries !== gifts || again > 0) {
    throw new Failure(
      `${gifts} gifts made ${events} events and ${deliveries} deliveries, ${again} of them tried again`,
    );
  }
}
