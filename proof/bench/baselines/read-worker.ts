import { connectToNats } from '@presently/messaging/connection';
import pg from 'pg';
import { options, serving } from './baseline.ts';

/** The query behind `GET /api/recipients`, straight from the driver. */
const query = `select id, name, relationship, interests, avatar, email, phone, time_zone as "timeZone", language, address,
    sizes, labels, dislikes, are_sizes_for_ideas as "areSizesForIdeas", about_age as "aboutAge",
    about_age_on as "aboutAgeOn", gender, country, notes, are_notes_for_ideas as "areNotesForIdeas",
    hidden_from_ideas as "hiddenFromIdeas",
    (select case when has_year then date else '--' || substr(date, 6) end from occasions
     where recipient_id = recipients.id and type = 'Birthday' and date ~ '^\\d{4}-\\d{2}-\\d{2}$'
       and coalesce(recurrence, 'yearly') = 'yearly'
     order by created_at, id limit 1) as birthday,
    created_at as "createdAt"
  from recipients where user_id = $1 order by created_at, id`;

const { broker, databaseUrl } = options();
const nats = await connectToNats(broker, 'bench');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
nats.subscribe('bench.recipients', {
  queue: 'bench',
  callback: (_error, message) => {
    void pool.query(query, [message.string()]).then(({ rows }) => message.respond(JSON.stringify(rows)));
  },
});
await nats.flush();
serving();
