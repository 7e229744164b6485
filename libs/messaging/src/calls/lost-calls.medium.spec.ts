import { internalOperation } from '@presently/contracts/kit/operation';
import { Nothing } from '@presently/contracts/kit/empty-messages';
import { eventually } from '@presently/testing/eventually';
import { Greeting } from '@presently/testing/greeting';
import { TestBroker } from '@presently/testing/test-broker';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectToNats } from '../connection.js';
import { RpcClient } from '../rpc-client.js';
import { RpcServer } from './rpc-server.js';

const declaration = { input: Nothing, output: Greeting, deadline: 15_000 };
const search = internalOperation('gifting.search', { ...declaration, repeats: 'always' });
const pay = internalOperation('gifting.pay', declaration);
const count = internalOperation('gifting.count', declaration);
const operations = [search, pay, count];

type Handle = () => Promise<{ name: string }>;

describe('a call whose process is gone', () => {
  let broker: TestBroker;
  let nats: NatsConnection;
  let client: RpcClient;
  beforeAll(async () => {
    broker = await TestBroker.start();
    nats = await connectToNats(broker.url, 'test');
    client = new RpcClient(nats, 'ops');
  });
  afterAll(async () => {
    await nats.close();
    await broker.destroy();
  });

  async function serve(connection: NatsConnection, handles: Record<'search' | 'pay' | 'count', Handle>) {
    const server = new RpcServer({ service: 'gifting', operations, nats: connection });
    server.addHandler(search.subject, handles.search);
    server.addHandler(pay.subject, handles.pay);
    server.addHandler(count.subject, handles.count);
    await new Promise<void>((resolve, reject) => {
      server.listen((error) => (error ? reject(error as Error) : resolve()));
    });
    return server;
  }

  it('fails, or is made again where that is safe, long before its deadline; a long one goes on', async () => {
    const lost = await connectToNats(broker.url, 'test');
    let taken = 0;
    const take = () => {
      taken++;
      return new Promise<never>(() => {});
    };
    await serve(lost, { search: take, pay: take, count: take });
    const calls = Promise.allSettled([client.call(search, {}), client.call(pay, {})]);
    await eventually(() => taken === 2);
    await lost.close();
    let paid = 0;
    const server = await serve(nats, {
      search: async () => ({ name: 'found' }),
      pay: async () => ({ name: `paid ${++paid}` }),
      count: () => new Promise((resolve) => setTimeout(() => resolve({ name: 'counted' }), 4_000)),
    });
    const long = client.call(count, {});
    const [found, failed] = await calls;
    expect(found).toMatchObject({ value: { name: 'found' } });
    expect(failed).toMatchObject({ reason: { code: 'service-unavailable', status: 503 } });
    expect(paid).toBe(0);
    expect(await long).toEqual({ name: 'counted' });
    await server.close();
  });
});
