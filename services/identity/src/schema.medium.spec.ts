import { ormConfig } from '@presently/service/orm';
import { readEveryList } from '@presently/testing/read-every-list';
import { TestService } from '@presently/testing/test-service';
import { MikroORM } from '@mikro-orm/postgresql';
import { definition } from './definition.js';
import { exportedUserData } from './user-data.js';

describe("identity's schema", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition);
  });
  afterAll(() => service.stop());

  it('matches the entities', async () => {
    // Only the owner of a table can read its constraints.
    const orm = await MikroORM.init(ormConfig(definition, service.database.url('identity', 'owner')));
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await orm.close();
  });

  it('has the tables and columns that exports contain', async () => {
    expect(await readEveryList(service.running.orm.em.fork(), exportedUserData)).toEqual([]);
  });

  it('gives a new user the defaults of the specification', async () => {
    await service.query(
      `insert into users (id, username, password_hash, time_zone, created_at, updated_at)
       values (gen_random_uuid(), 'plain', 'x', 'UTC', now(), now())`,
    );
    const [user] = await service.query('select * from users');
    expect(user).toMatchObject({
      email: null,
      subscription_tier: 'free',
      email_reminders_enabled: true,
      sms_reminders_enabled: false,
      reminder_days_before: 7,
      view_mails_enabled: true,
      is_admin: false,
    });
  });

  it('refuses usernames and addresses that differ only in case', async () => {
    const insert = `insert into users (id, username, email, password_hash, time_zone, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'x', 'UTC', now(), now())`;
    await service.query(insert, ['Ann', 'ann@example.test']);
    await expect(service.query(insert, ['aNN', 'other@example.test'])).rejects.toThrow('users_username_key');
    await expect(service.query(insert, ['other', 'ANN@example.test'])).rejects.toThrow('users_email_key');
  });

  it('deletes the sessions of a deleted user', async () => {
    await service.query(
      `insert into sessions (sid, user_id, sess, expire)
       select 'hash', id, '{}', now() from users where username = 'plain'`,
    );
    await service.query(`delete from users where username = 'plain'`);
    expect(await service.query('select 1 from sessions')).toEqual([]);
  });
});
