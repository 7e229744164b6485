import { productDatabase, withRole } from '../../libs/cli/src/postgres.ts';

describe("the product's database", () => {
  it.each([
    ['postgres://admin@db:5432', 'presently'],
    ['postgres://admin@db:5432/postgres', 'presently'],
    ['postgres://admin@db:5432/gifts?sslmode=require', 'gifts'],
  ])('on %s is %s', (url, name) => {
    const database = productDatabase(url);
    expect(database.name).toBe(name);
    expect(new URL(database.url).pathname).toBe(`/${name}`);
    expect(new URL(database.url).search).toBe(new URL(url).search);
  });

  it('has the same address for every role', () => {
    expect(withRole('postgres://admin:x@db:5432/gifts', 'gifting', 'a/b:c')).toBe(
      'postgres://gifting:a%2Fb%3Ac@db:5432/gifts',
    );
  });
});
