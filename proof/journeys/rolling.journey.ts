import { setTimeout as delay } from 'node:timers/promises';
import { processes } from '@presently/topology/services';
import { eventually } from '@presently/testing/eventually';
import { Balancer } from './balancer.ts';
import { SteadyLoad } from './steady-load.ts';
import { newcomer } from '../world/client.ts';
import { useProduct } from '../world/suite.ts';

const people = 3;
/** More rounds: `ROUNDS=5 npm test -- journeys rolling`. */
const rounds = Number(process.env.ROUNDS ?? 1);

describe('the replacement of every process under load', () => {
  const product = useProduct({ REPLICAS: '2' });
  let balancer: Balancer;
  const loads: SteadyLoad[] = [];

  beforeAll(async () => {
    const { processes } = product.run;
    balancer = await Balancer.before(
      ['gateway', 'gateway-2'].map((name) => `http://127.0.0.1:${processes[name]!.port}`),
    );
    for (let nth = 1; nth <= people; nth++) {
      const visitor = await newcomer(balancer.url);
      await product.putOnPro(visitor);
      loads.push(new SteadyLoad(visitor, await visitor.addRecipient(), `rolling-${nth}`));
    }
  }, 240_000);

  afterAll(async () => {
    await Promise.all(loads.map((load) => load.stop()));
    balancer?.stop();
  }, 60_000);

  /** Replaces a process as a deployment does: SIGTERM, then waits until the new one is ready. */
  async function restart(name: string): Promise<void> {
    const before = product.run.processes[name]!;
    product.signal(name, 'SIGTERM');
    await eventually(() => product.run.processes[name]!.pid !== before.pid, 30_000);
    await eventually(async () => (await fetch(`http://127.0.0.1:${before.port}/readyz`)).ok, 60_000);
  }

  it('fails no request, and delivers every accepted gift once', async () => {
    for (const load of loads) load.start();
    for (let round = 1; round <= rounds; round++) {
      for (const name of processes) {
        for (const replica of [name, `${name}-2`]) await restart(replica);
      }
    }
    for (const load of loads) await load.stop();

    const failures = [...balancer.unanswered, ...loads.flatMap((load) => load.failures)];
    const accepted = loads.flatMap((load) => load.accepted);
    const requests = loads.reduce((sum, load) => sum + load.requests, 0);
    const hints = loads.reduce((sum, load) => sum + load.hints, 0);
    console.log(
      `${rounds * processes.length * 2} restarts, ${requests} requests, ${failures.length} failed; ` +
        `${accepted.length} gifts accepted, ${hints} hints`,
    );
    expect(failures).toEqual([]);
    expect(accepted.length).toBeGreaterThan(processes.length);
    expect(hints).toBeGreaterThan(0);

    const mails = (address: string) => product.sandbox.mails(address);
    for (const { address } of accepted) await eventually(async () => (await mails(address)).length > 0, 60_000);
    // This leaves time for a second copy from another replica.
    await delay(3_000);
    for (const { address } of accepted) expect([address, (await mails(address)).length]).toEqual([address, 1]);
  }, 900_000);
});
