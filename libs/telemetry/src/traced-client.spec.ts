import { shapeOf } from './traced-client.js';

describe('the recorded shape of a statement', () => {
  it.each([
    [`select "g0".* from "gifting"."gifts" as "g0" where "g0"."name" = 'Ann'`, 'select', 'gifts'],
    [`insert into "recipients" ("name") values ('from Ann')`, 'insert', 'recipients'],
    [`update "users" set "email" = 'ann@example.com'`, 'update', 'users'],
    [`delete from sessions where sid in (select sid from sessions)`, 'delete', 'sessions'],
    [`\n  select count(*) from only deliveries`, 'select', 'deliveries'],
    ['begin', 'begin', undefined],
    [`with due as (select id from deliveries) update deliveries set x = 1`, 'with', undefined],
    [`select 'a letter from Ann'`, 'select', undefined],
    [`select set_config('x', 'from ann', true)`, 'select', undefined],
    ['', 'query', undefined],
  ])('of %s is its verb and its table', (sql, verb, table) => {
    expect(shapeOf(sql)).toEqual({ verb, table });
  });
});
