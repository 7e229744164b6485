import { listTokens, revokeToken } from '@presently/contracts/identity/tokens';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { definition } from '../definition.js';
import { Housekeeping } from '../housekeeping.js';
import { assistantsOf, redirectUri } from '../oauth/assistants.builders.js';
import { mostUnused } from './clients.js';

jest.setTimeout(60_000);
const day = 86_400_000;

describe('clients', () => {
  let service: TestService;
  beforeAll(async () => {
    const env = { REGISTRATIONS_PER_HOUR: '1000', CLIENTS_PER_HOUR: '5', PUBLIC_URL: 'https://presently.test' };
    service = await TestService.start(definition, env);
  });
  afterAll(() => service.stop());
  const { aClient, resolve, allowed } = assistantsOf(() => service);

  it.each([
    ['Presently', 'An assistant'],
    ['Presently Support', 'An assistant'],
    ['Ρresently', 'An assistant'],
    ['Call +1 900 555 0000', 'An assistant'],
    ['Win at www.evil.example', 'An assistant'],
    ['https://evil.example', 'An assistant'],
    ['', 'An assistant'],
    ['  ', 'An assistant'],
    ['Claude\u202Eedualc', 'An assistant'],
    ['<b>Claude</b>', '<b>Claude</b>'],
    ['Claude Desktop', 'Claude Desktop'],
  ])('that call themselves %j are called %j', async (name, shown) => {
    expect((await aClient({ name })).name).toBe(shown);
  });

  it('have short names', async () => {
    expect((await aClient({ name: 'long '.repeat(200) })).name.length).toBeLessThanOrEqual(60);
  });

  it.each([
    [['http://assistant.example/callback']],
    [['javascript:alert(1)']],
    [['https://presently.test/callback']],
    [[redirectUri, 'https://evil.example/#']],
  ])('do not send people back to %j', async (redirectUris) => {
    await expect(aClient({ redirectUris })).rejects.toMatchObject({ status: 400, code: 'invalid_redirect_uri' });
  });

  it.each([[[]], [Array.from({ length: 11 }, () => redirectUri)], [[`${redirectUri}/${'a'.repeat(1_000)}`]]])(
    'do not register too many or too long addresses',
    async (redirectUris) => {
      await expect(aClient({ redirectUris })).rejects.toMatchObject({ status: 400 });
    },
  );

  it('of one network register a few times an hour', async () => {
    const address = '198.51.100.7';
    for (let each = 0; each < 5; each++) await aClient({ address });
    await expect(aClient({ address })).rejects.toMatchObject({ status: 429, code: 'too-many-attempts' });
    expect(await aClient({ address: '203.0.113.9' })).toBeDefined();
  });

  it('that nobody has allowed anything make room, and those in use stay', async () => {
    const { tokens, client } = await allowed();
    await service.query(
      `insert into oauth_clients (id, name, redirect_uris, created_at)
       select 'flood-' || n, 'x', '{x}', now() - interval '1 minute' from generate_series(1, $1) n`,
      [mostUnused + 50],
    );
    const { id } = await aClient();
    const [{ count }] = (await service.query('select count(*)::int from oauth_clients where used_at is null')) as [
      { count: number },
    ];
    expect(count).toBe(mostUnused);
    const left = await service.query('select id from oauth_clients where id = any($1)', [[id, client]]);
    expect(left).toHaveLength(2);
    expect(await resolve(tokens)).toBeDefined();
  });

  it('that nobody uses are deleted', async () => {
    const [{ client: used }, { id: unused }, fresh] = [await allowed(), await aClient(), await aClient()];
    const { client: left, call } = await allowed();
    const tokenId = (await call(listTokens, {}))[0]!.id;
    await call(revokeToken, { tokenId });
    const ago = (days: number) => new Date(Date.now() - days * day);
    await service.query('update oauth_clients set created_at = $1 where id = any($2)', [ago(2), [unused, used, left]]);
    await service.query('update oauth_clients set used_at = $1 where id = any($2)', [ago(91), [used, left]]);
    await service.running.app.get(Housekeeping).purge();
    const rows = await service.query<{ id: string }>('select id from oauth_clients where id = any($1)', [
      [used, unused, left, fresh.id],
    ]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([used, fresh.id].toSorted());
  });
});
