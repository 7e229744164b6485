import { connectToNats } from '@presently/messaging/connection';
import pg from 'pg';
import { options, serving } from './baseline.ts';

/** The query behind `GET /api/recipients`, straight from the driver. */
const query = `select id, name, relationship, interests, avatar, created_at as "createdAt"
  from recipients where user_id = $1 order by created_at, id`;
const byName = new Intl.Collator('en', { sensitivity: 'base' });

const { broker, databaseUrl } = options();
const nats = await connectToNats(broker, 'bench');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
nats.subscribe('bench.recipients', {
  queue: 'bench',
  callback: (_error, message) => {
    void pool
      .query<{ name: string }>(query, [message.string()])
      .then(({ rows }) => message.respond(JSON.stringify(rows.toSorted((a, b) => byName.compare(a.name, b.name)))));
  },
});
await nats.flush();
serving();
