import { aCaller } from '@presently/testing/a-caller';
import { greet, type Greeting } from '@presently/testing/greeting';
import { TestBroker } from '@presently/testing/test-broker';
import { Cost, withCost } from '@presently/telemetry/cost';
import { startTelemetry, type Telemetry } from '@presently/telemetry/telemetry';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { context } from '@opentelemetry/api';
import { connectToNats } from '../connection.js';
import { Problem } from '../problem.js';
import { RpcClient } from '../rpc-client.js';
import { costIn } from './reply.js';
import { RpcServer } from './rpc-server.js';

const ann = aCaller({ displayName: 'Ann' });
const workMs = 40;

/** Keeps the processor busy, however busy the machine is. */
function work(): void {
  const start = process.threadCpuUsage();
  for (let used = 0; used < workMs;) {
    const { user, system } = process.threadCpuUsage(start);
    used = (user + system) / 1_000;
  }
}

describe('what a call costs', () => {
  let broker: TestBroker;
  let nats: NatsConnection;
  let client: RpcClient;
  let server: RpcServer;
  let telemetry: Telemetry;

  beforeAll(async () => {
    telemetry = await startTelemetry({ name: 'test', onTrouble: () => undefined });
    broker = await TestBroker.start();
    nats = await connectToNats(broker.url, 'test');
    client = new RpcClient(nats, 'ops');
    server = new RpcServer({ service: 'gifting', operations: [greet], nats });
    server.addHandler(greet.subject, async ({ name }: Greeting) => {
      if (name === 'waits') await new Promise((resolve) => setTimeout(resolve, 200));
      else work();
      if (name === 'fails') throw new Problem('no', 409, 'No');
      return { name };
    });
    await new Promise<void>((resolve, reject) =>
      server.listen((error) => (error ? reject(error as Error) : resolve())),
    );
  });
  afterAll(async () => {
    await server.close();
    await nats.close();
    await broker.destroy();
    await telemetry.stop();
  });

  /** Calls in turn, each as a part of the same work. @returns its cost */
  async function costOf(...names: string[]): Promise<number> {
    const cost = new Cost();
    await context.with(withCost(cost, context.active()), async () => {
      for (const name of names) await client.call(greet, { name }, { caller: ann }).catch(() => undefined);
    });
    return cost.ms;
  }

  it('reaches its caller, who adds up', async () => {
    expect(await costOf('x', 'y')).toBeGreaterThanOrEqual(2 * workMs);
  });

  it('reaches its caller also with a refusal', async () => {
    expect(await costOf('fails')).toBeGreaterThanOrEqual(workMs);
  });

  it('is not the time in which it waits', async () => {
    expect(await costOf('waits')).toBeLessThan(workMs);
  });

  it('is nothing if a process says what no call costs', () => {
    const saying = (cost: string) => {
      const headersOfReply = headers();
      headersOfReply.set('Presently-Cost', cost);
      return costIn({ headers: headersOfReply });
    };
    expect(['12.5', '-1', 'much', '', 'NaN'].map(saying)).toEqual([12.5, 0, 0, 0, 0]);
    expect(saying('Infinity')).toBe(saying('1e12'));
    expect(saying('1e12')).toBeLessThan(100_000);
    expect(costIn({})).toBe(0);
  });
});
