import { operation } from '@presently/contracts/kit/operation';
import { aCaller } from '@presently/testing/a-caller';
import { greet, Greeting } from '@presently/testing/greeting';
import { TestBroker } from '@presently/testing/test-broker';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectToNats } from '../connection.js';
import { Problem } from '../problem.js';
import { RpcClient } from '../rpc-client.js';
import { RpcServer, type RpcServerOptions } from './rpc-server.js';

const look = operation('gifting.look', {
  route: 'POST /api/look',
  access: 'user',
  changes: [],
  input: Greeting,
  output: Greeting,
  budget: 'link-previews',
});
const ann = aCaller({ displayName: 'Ann' });

describe('calls of an operation that declares a budget', () => {
  let broker: TestBroker;
  let nats: NatsConnection;
  let client: RpcClient;
  let server: RpcServer;
  const charged: string[] = [];
  /** Allows one call. */
  const charge: RpcServerOptions['charge'] = async (budget, caller) => {
    if (charged.length > 0) throw new Problem('budget-used', 429, 'Enough', { retryAfter: 9 });
    charged.push(`${budget} of ${caller.displayName}`);
    return async () => void charged.pop();
  };
  const handled: string[] = [];

  beforeAll(async () => {
    broker = await TestBroker.start();
    nats = await connectToNats(broker.url, 'test');
    client = new RpcClient(nats, 'ops');
    server = new RpcServer({ service: 'gifting', operations: [look, greet], nats, charge });
    server.addHandler(look.subject, async ({ name }: Greeting) => {
      handled.push(...charged);
      if (name !== 'Bo') throw new Problem('refused', Number(name), 'No');
      return { name };
    });
    server.addHandler(greet.subject, async (input: Greeting) => input);
    await new Promise<void>((resolve, reject) => {
      server.listen((error) => (error ? reject(error) : resolve()));
    });
  });
  afterAll(async () => {
    await server.close();
    await nats.close();
    await broker.destroy();
  });
  beforeEach(() => {
    charged.length = 0;
    handled.length = 0;
  });
  const lookAt = (name: string) => client.call(look, { name }, { caller: ann });

  it('are counted once, before the handler', async () => {
    expect(await lookAt('Bo')).toEqual({ name: 'Bo' });
    await expect(lookAt('Bo')).rejects.toMatchObject({ code: 'budget-used', status: 429, detail: { retryAfter: 9 } });
    expect(handled).toEqual(['link-previews of Ann']);
  });

  it.each(['', '403', '404', '409', '503'])(
    'are not counted if %s is refused before it costs anything',
    async (name) => {
      await expect(lookAt(name)).rejects.toMatchObject({ status: Number(name) || 400 });
      expect(charged).toEqual([]);
    },
  );

  it.each(['422', '500'])('are counted if the work ends in %s', async (name) => {
    await expect(lookAt(name)).rejects.toMatchObject({ status: Number(name) });
    expect(charged).toHaveLength(1);
  });

  it('are the only ones that are counted', async () => {
    await client.call(greet, { name: 'Bo' }, { caller: ann });
    expect(charged).toEqual([]);
  });
});
