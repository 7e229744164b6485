import { randomUUID } from 'node:crypto';
import type { Operation } from '@presently/contracts/kit/operation';
import { calls } from '@presently/contracts/rights';
import type { Caller } from '@presently/messaging/call-context';
import { processes, type ProcessName } from '@presently/topology/services';
import fc from 'fast-check';
import { Schemas } from '../../../services/gateway/src/openapi/schemas.ts';
import type { Attacker } from '../attacker.ts';
import { takeOver, type TakenOver } from '../fuzz/broker-access.ts';
import type { Schema } from '../fuzz/contract.ts';
import { ask, callsFor, type HostileCall } from '../fuzz/hostile-calls.ts';
import { thingsOf } from '../fuzz/things.ts';
import type { Known } from '../fuzz/valid.ts';
import { leaksOf } from '../leaks.ts';
import { belongingsOf, canaries, somebody, type World } from '../world.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 600);
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
/** The longest that a service holds on to a call, whatever the call says, and a little. */
const hangMs = 65_000;
/** These end what the others go on with. */
const ending = new Set(['identity.deleteAccount']);

const callable = processes.flatMap((process) =>
  calls[process].map((op): [ProcessName, string, Operation] => [process, op.name, op]),
);

export async function callerOf(attacker: Attacker): Promise<Caller> {
  const { id, username } = (await attacker.call('GET /api/user')).body as { id: string; username: string };
  return { userId: id, displayName: username, isAdmin: false };
}

/** What is wrong with an answer. Nothing there to wait for any more is said with 503, and right where that is so. */
function faultsOf(op: Operation, call: HostileCall, answer: string | undefined): string[] {
  if (answer === undefined) return ['no answer'];
  const reply = JSON.parse(answer) as { ok?: unknown; problem?: { code: string; status: number } };
  if (!reply.problem) return 'ok' in reply ? [] : [`neither: ${answer.slice(0, 300)}`];
  const { code, status } = reply.problem;
  const isLate = code === 'service-unavailable' && call.headers.includes('Presently-Deadline');
  const isExpected = (status >= 400 && status < 500) || code === 'overloaded' || isLate;
  return [...(isExpected ? [] : [`${op.name} answered ${answer.slice(0, 300)}`]), ...leaksOf(answer)];
}

/** Every process' right to call, in the hands of somebody who says what no process of ours would. */
export function brokerCalls(world: World): void {
  describe('calls over the broker', () => {
    const each = Math.max(4, Math.round(runs / callable.length));
    const schemas = new Schemas();
    const taken = new Map<ProcessName, TakenOver>();
    const answered = { ok: 0, refused: 0 };
    let person: Attacker;
    let caller: Caller;
    let known: Known;
    let kept: string;

    beforeAll(async () => {
      person = await somebody(world.product);
      await world.product.putOnPro(person);
      caller = await callerOf(person);
      const things = await thingsOf(world, person);
      // Whoever has a link may say that its gift was seen: it is one of theirs.
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
          { numRuns: each, seed, endOnFailure: true, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: false },
        );
      },
      120_000,
    );

    it('what does not exist is answered, too', async () => {
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

    it('answers go to nobody whom the asking process names in its place', async () => {
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
        '$JS.API.STREAM.DELETE.GIFTING',
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

    it('a good part of what the contract allows was done', () => {
      const all = answered.ok + answered.refused;
      console.log(`calls over the broker: ${all}, ${answered.ok} of them done`);
      expect(answered.ok / all).toBeGreaterThan(0.1);
    });

    it('nothing of anybody else has changed', async () => {
      expect(JSON.stringify(await belongingsOf(world))).toBe(kept);
    });
  });
}
