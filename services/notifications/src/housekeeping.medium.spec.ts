import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from './definition.js';
import { Housekeeping } from './housekeeping.js';

it('old deliveries are deleted, and those that are still under way are kept', async () => {
  const service = await TestService.start(definition, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://localhost',
  });
  const add = (name: string, status: string, days: number) =>
    service.query(
      `insert into deliveries (id, dedupe_key, kind, channel, user_id, contact, payload, status, created_at)
       values (gen_random_uuid(), $1, 'gift', 'email', $2, 'ida@example.com', '{}', $3,
         now() - $4 * interval '1 day')`,
      [name, randomUUID(), status, days],
    );
  await add('old', 'sent', 91);
  await add('young', 'sent', 89);
  await add('under way', 'pending', 200);
  await service.query(`insert into refusals values ('a', 1, now() - interval '31 days'), ('b', 1, now())`);
  await service.running.app.get(Housekeeping).purge();
  const kept = await service.query<{ key: string }>('select dedupe_key as key from deliveries order by 1');
  expect(kept.map(({ key }) => key)).toEqual(['under way', 'young']);
  expect(await service.query('select contact_hash from refusals')).toEqual([{ contact_hash: 'b' }]);
  await service.stop();
});
