import { eventually } from '@presently/testing/eventually';
import { aCaller } from '@presently/testing/a-caller';
import { greet, type Greeting } from '@presently/testing/greeting';
import { TestBroker } from '@presently/testing/test-broker';
import { connectToNats } from '../connection.js';
import { RpcClient } from '../rpc-client.js';
import { RpcServer } from './rpc-server.js';

it('a service calls its handlers for others while many calls of one account wait', async () => {
  const broker = await TestBroker.start();
  const nats = await connectToNats(broker.url, 'test');
  const client = new RpcClient(nats, 'ops');
  const server = new RpcServer({ service: 'gifting', operations: [greet], nats });
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const handle = async ({ name }: Greeting) => {
    begun.push(name);
    if (name === 'ann') await gate.promise;
    return { name };
  };
  server.addHandler(greet.subject, handle as never);
  await new Promise<void>((resolve) => {
    server.listen(() => resolve());
  });

  const ann = aCaller();
  const many = Array.from({ length: 100 }, () => client.call(greet, { name: 'ann' }, { caller: ann }));
  await eventually(() => begun.length === 4);
  expect(await client.call(greet, { name: 'bo' }, { caller: aCaller() })).toEqual({ name: 'bo' });
  expect(begun).toEqual(['ann', 'ann', 'ann', 'ann', 'bo']);
  gate.resolve();
  expect(await Promise.all(many)).toHaveLength(100);

  await server.close();
  await nats.close();
  await broker.destroy();
});
