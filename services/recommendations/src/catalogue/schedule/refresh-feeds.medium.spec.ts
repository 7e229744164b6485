import { listFeeds } from '@presently/contracts/recommendations/feeds';
import { Clock } from '@presently/service/clock';
import { ormConfig } from '@presently/service/orm';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { Wakeups } from '@presently/work/wakeups';
import { MikroORM } from '@mikro-orm/postgresql';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { definition } from '../../definition.js';
import { runCatalogueCommand } from '../import/command.js';

const hour = 3_600_000;

describe('a feed with a schedule', () => {
  let service: TestService;
  let owner: MikroORM;
  let server: Server;
  let clock: Clock;
  let address: string;
  /** The price of its only bowl, and the version. */
  let price: string;
  let etag: string;
  let status: number;
  /** More rows like that of the bowl. */
  let more: number;
  const asked: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.headers);
      if (status !== 200) return response.writeHead(status).end();
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      response.writeHead(200, { 'content-type': 'text/tab-separated-values', etag });
      const head = ['id', 'title', 'link', 'image_link', 'price', 'availability'].join('\t');
      const row = ['1', 'Walnut bowl', 'https://s.example/1', 'https://s.example/1.jpg', price, 'in stock'].join('\t');
      const further = Array.from({ length: more }, (_, n) => `${row.replace(/^1/, `more-${n}`)}\n`);
      return response.end(`${head}\n${row}\n${price === '30.00 USD' ? row.replace(/^1/, '2') : ''}${further.join('')}`);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/all.tsv`;
    service = await TestService.start(definition);
    clock = service.running.app.get(Clock);
    owner = await MikroORM.init(ormConfig(definition, service.database.url('recommendations', 'owner')));
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await owner?.close();
    await service?.stop();
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    asked.length = 0;
    [price, etag, status, more] = ['40.00 USD', '"1"', 200, 0];
  });

  const pass = (ms: number) => Reflect.set(clock, 'offset', Number(Reflect.get(clock, 'offset')) + ms);
  const command = (...args: string[]) => runCatalogueCommand(owner.em.fork(), args, clock.now());
  const feeds = () => service.as(aCaller({ isAdmin: true }))(listFeeds, {});
  const prices = async (feed: string) =>
    (
      await service.query<{ price_cents: number }>(
        'select price_cents from products where feed = $1 order by item_id',
        [feed],
      )
    ).map(({ price_cents }) => price_cents);
  /** Awaits what the service does with due feeds, for which it looks again and again instead of every ten seconds. */
  const refreshed = (isSo: () => Promise<boolean>) =>
    eventually(() => {
      service.running.app.get(Wakeups).wake('product-feeds');
      return isSo();
    });

  it('is fetched again by the service, and only if the server has another version', async () => {
    await command('import', address, '--feed', 'bowls', '--every', '6h');
    expect(await prices('bowls')).toEqual([40_00]);
    expect(await feeds()).toMatchObject([{ name: 'bowls', everyMinutes: 360, problem: null, isOld: false }]);
    const { importedAt } = (await feeds())[0]!;

    pass(6 * hour);
    await refreshed(async () => (await feeds())[0]!.importedAt > importedAt);
    expect(asked.at(-1)!['if-none-match']).toBe('"1"');
    expect(await prices('bowls')).toEqual([40_00]);

    [price, etag] = ['30.00 USD', '"2"'];
    pass(6 * hour);
    await refreshed(async () => (await prices('bowls')).length === 2);
    expect(await prices('bowls')).toEqual([30_00, 30_00]);
    [price, etag] = ['35.00 USD', '"3"'];
    pass(6 * hour);
    await refreshed(async () => (await prices('bowls')).length === 1);
    expect(await prices('bowls')).toEqual([35_00]);
    expect(await service.query('select count(*)::int as rows from feed_rows', [])).toEqual([{ rows: 0 }]);
  });

  it('keeps its products while its server fails, says so, and is old after two of its times', async () => {
    await command('import', address, '--feed', 'bowls', '--every', '6h');
    status = 503;
    pass(6 * hour);
    await refreshed(async () => (await feeds())[0]!.problem !== null);
    expect(await feeds()).toMatchObject([{ problem: expect.stringContaining('answers 503'), isOld: false }]);
    expect(await prices('bowls')).toEqual([40_00]);
    const { triedAt } = (await feeds())[0]!;
    // Again after a quarter of its time.
    pass(1.5 * hour);
    await refreshed(async () => (await feeds())[0]!.triedAt! > triedAt!);
    pass(6 * hour);
    expect(await feeds()).toMatchObject([{ isOld: true }]);
    status = 200;
    await refreshed(async () => (await feeds())[0]!.problem === null);
    expect(await feeds()).toMatchObject([{ isOld: false }]);
  });

  it('keeps its products when it has lost most of them, says so, and goes on once that is accepted', async () => {
    more = 30;
    await command('import', address, '--feed', 'bowls', '--every', '6h');
    [more, etag] = [3, '"2"'];
    pass(6 * hour);
    await refreshed(async () => (await feeds())[0]!.problem !== null);
    expect(await feeds()).toMatchObject([{ problem: expect.stringMatching(/were 31 .* only 4 .*--accept-loss$/) }]);
    expect(await prices('bowls')).toHaveLength(31);
    await command('import', address, '--feed', 'bowls', '--accept-loss');
    expect(await feeds()).toMatchObject([{ problem: null, products: 4, everyMinutes: 360 }]);
  });

  it('shows no password, and ends its schedule when it is told so', async () => {
    const secret = address.replace('http://', 'http://user:secret@');
    await command('import', secret, '--feed', 'bowls', '--every', '1d');
    expect(JSON.stringify(await feeds())).not.toContain('secret');
    expect(asked.at(-1)!.authorization).toBe(`Basic ${Buffer.from('user:secret').toString('base64')}`);
    await command('import', address, '--feed', 'bowls');
    expect(await feeds()).toMatchObject([{ everyMinutes: 1440 }]);
    await command('import', address, '--feed', 'bowls', '--every', 'never');
    expect(await feeds()).toMatchObject([{ everyMinutes: null, nextAt: null }]);
    expect(await prices('bowls')).toEqual([40_00]);
  });

  it.each([
    [['import', 'gifts.tsv', '--every', '6h'], 'at an address'],
    [['import', 'https://shop.example/all.tsv', '--every', '5m'], 'from 15m to 30d'],
    [['import', 'https://shop.example/all.tsv', '--every', 'soon'], 'from 15m to 30d'],
  ])('is refused for %j', async (args, sentence) => {
    await expect(command(...args)).rejects.toThrow(sentence);
    expect(asked).toEqual([]);
  });
});
