import { randomUUID } from 'node:crypto';
import type { Operation } from '@presently/contracts/kit/operation';
import { calls } from '@presently/contracts/rights';
import type { Caller } from '@presently/messaging/call-context';
import { connect as connectToBroker } from '@nats-io/transport-node';
import { connect } from 'node:net';
import { processes, type ProcessName } from '@presently/topology/services';
import fc from 'fast-check';
import { Schemas } from '@presently/service/validation/json-schemas';
import type { Attacker } from '../attacker.ts';
import { takeOver, type TakenOver } from '../fuzz/broker-access.ts';
import type { Schema } from '../fuzz/contract.ts';
import { ask, callsFor, type HostileCall } from '../fuzz/hostile-calls.ts';
import { seedOf } from '../fuzz/seed.ts';
import { thingsOf } from '../fuzz/things.ts';
import type { Known } from '../fuzz/valid.ts';
import { leaksOf } from '../leaks.ts';
import { belongingsOf, canaries, newAttacker, type World } from '../world.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 600);
/** Longer than a service may take for any call. */
const hangMs = 65_000;
/** Operations that end accounts, which other tests need. */
const ending = new Set(['identity.deleteAccount']);

const callable = processes.flatMap((process) =>
  calls[process].map((op): [ProcessName, string, Operation] => [process, op.name, op]),
);

export async function callerOf(attacker: Attacker): Promise<Caller> {
  const { id, username } = (await attacker.call('GET /api/user')).body as { id: string; username: string };
  return { userId: id, displayName: username, isAdmin: false, tier: 'free', isConfirmed: true };
}

/** The faults of an answer. 503 is right for a call whose deadline is over. */
function faultsOf(op: Operation, call: HostileCall, answer: string | undefined): string[] {
  if (answer === undefined) return ['no answer'];
  const reply = JSON.parse(answer) as { ok?: unknown; problem?: { code: string; status: number } };
  if (!reply.problem) return 'ok' in reply ? [] : [`neither: ${answer.slice(0, 300)}`];
  const { code, status } = reply.problem;
  const isLate = code === 'service-unavailable' && call.headers.includes('Presently-Deadline');
  const isExpected = (status >= 400 && status < 500) || code === 'overloaded' || isLate;
  return [...(isExpected ? [] : [`${op.name} answered ${answer.slice(0, 300)}`]), ...leaksOf(answer)];
}

/** An attacker makes every call that a process may make, with contents that no process sends. */
export function brokerCalls(world: World): void {
  describe('calls over the broker', () => {
    const each = Math.max(4, Math.round(runs / callable.length));
    const schemas = new Schemas('#/components/schemas');
    const taken = new Map<ProcessName, TakenOver>();
    const answered = { ok: 0, refused: 0 };
    let person: Attacker;
    let caller: Caller;
    let known: Known;
    let kept: string;

    beforeAll(async () => {
      person = await newAttacker(world.product);
      await world.product.putOnPro(person);
      caller = await callerOf(person);
      const things = await thingsOf(world, person);
      // Everyone with a link may report a view, so this gift is the attacker's own.
      const gift = await person.sendGift(things.recipientId![0]!, 'seen@example.com');
      const shareToken = [gift.body.shareToken as string, 'A'.repeat(32)];
      known = { ...things, shareToken, userId: [caller.userId, randomUUID()] };
      for (const process of processes) taken.set(process, await takeOver(world.product, process));
      kept = JSON.stringify(await belongingsOf(world));
    }, 60_000);
    afterAll(() => Promise.all([...taken.values()].map((each) => each.close())));

    it.each(callable)(
      '%s asks for %s',
      async (process, name, op) => {
        const as = ending.has(name) ? { ...caller, userId: randomUUID() } : caller;
        const schema = schemas.refer(op.input) as Schema;
        const hostile = callsFor({
          schema,
          schemas: schemas.byName as Record<string, Schema>,
          known,
          caller: { ...as, isAdmin: op.access === 'admin' },
        });
        await fc.assert(
          fc.asyncProperty(hostile, async (call) => {
            const answer = await ask(taken.get(process)!, op, call, hangMs);
            answered[answer?.startsWith('{"ok":') ? 'ok' : 'refused'] += 1;
            expect(faultsOf(op, call, answer)).toEqual([]);
            if (op.access === 'user')
              expect(Object.values(canaries).filter((canary) => answer!.includes(canary))).toEqual([]);
          }),
          {
            numRuns: each,
            seed: seedOf(name),
            endOnFailure: true,
            interruptAfterTimeLimit: 40_000,
            markInterruptAsFailure: false,
          },
        );
      },
      120_000,
    );

    it('nobody signs in without TLS, without a password, or as another server', async () => {
      const { url, ca } = world.product.broker as { url: string; ca: string };
      const { hostname, port } = new URL(url);
      const answer = await new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(Number(port), hostname, () => socket.write('CONNECT {"verbose":true}\r\nPING\r\n'));
        socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
        socket.on('error', () => undefined).on('close', () => resolve(text));
        setTimeout(() => socket.destroy(), 3_000).unref();
      });
      const info = JSON.parse(/^INFO (\{.*\})/m.exec(answer)![1]!) as Record<string, unknown>;
      expect(info).toMatchObject({ tls_required: true, auth_required: true });
      expect(info).not.toHaveProperty('cluster');
      expect(answer).not.toMatch(/\+OK|PONG/);
      for (const [user, pass] of [
        ['', ''],
        ['gateway', 'guess'],
        ['ops', ''],
      ] as const)
        await expect(
          connectToBroker({ servers: `${hostname}:${port}`, user, pass, tls: { caFile: ca }, reconnect: false }),
        ).rejects.toThrow(/authorization/i);
    });

    it('calls of unknown operations are answered', async () => {
      for (const [process, service] of [
        ['gateway', 'gifting'],
        ['billing', 'identity'],
      ] as const) {
        const subject = process === 'gateway' ? 'rpc.gifting.user.send_gift.v1' : 'rpc.identity.internal.get_user.v1';
        const call = { headers: 'NATS/1.0\r\n\r\n', body: '{"undeclared":1}' };
        const answer = await ask(taken.get(process)!, { service, subject }, call, hangMs);
        expect(JSON.parse(answer!)).toHaveProperty('problem.status');
      }
    });

    it('answers are not delivered to subjects outside the caller’s inbox', async () => {
      const heard: string[] = [];
      const ops = await takeOver(world.product, 'ops');
      const strangers = [
        'evt.gifting.gift_sent.v1',
        'rpc.gifting.internal.get_usage.v1',
        'session.revoked',
        '_INBOX_notifications.identity.a.b',
        '_INBOX_identity.a',
        '_INBOX_.>',
        '_INBOX_gateway.>',
        '_INBOX_gateway.identity.a.b',
        '$JS.API.STREAM.DELETE.GIFTING_GIFTS',
        `$JS.ACK.${'9.'.repeat(500)}`,
      ];
      const everything = ops.nats.subscribe('>', {
        callback: (_error, { subject }) => void (strangers.includes(subject) && heard.push(subject)),
      });
      await ops.nats.flush();
      const gateway = taken.get('gateway')!;
      for (const reply of strangers)
        gateway.raw.publish('rpc.gifting.internal.get_usage.v1', { reply, headers: 'NATS/1.0\r\n\r\n', body: '{}' });
      await gateway.raw.flush();
      const [, , getUsage] = callable.find(([, name]) => name === 'gifting.getUsage')!;
      for (let n = 0; n < 5; n += 1)
        expect(await ask(gateway, getUsage, { headers: 'NATS/1.0\r\n\r\n', body: '{}' }, hangMs)).toBeDefined();
      everything.unsubscribe();
      await ops.close();
      expect(heard.filter((subject) => subject !== 'rpc.gifting.internal.get_usage.v1')).toEqual([]);
    }, 60_000);

    it('a good part of the valid calls succeeded', () => {
      const all = answered.ok + answered.refused;
      console.log(`calls over the broker: ${all}, ${answered.ok} of them done`);
      expect(answered.ok / all).toBeGreaterThan(0.05);
    });

    it('no data of other users has changed', async () => {
      expect(JSON.stringify(await belongingsOf(world))).toBe(kept);
    });
  });
}
