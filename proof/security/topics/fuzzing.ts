import fc from 'fast-check';
import { operations } from '@presently/contracts/catalogue';
import { Attacker } from '../attacker.ts';
import { calls } from '../calls.ts';
import { callsOf, type Description, type FuzzedCall } from '../fuzz/contract.ts';
import { faultsOf, requestsFor, type FuzzedRequest } from '../fuzz/requests.ts';
import { seed, seedOf } from '../fuzz/seed.ts';
import { thingsOf } from '../fuzz/things.ts';
import type { Known } from '../fuzz/valid.ts';
import { anotherAddress, belongingsOf, canaries, newAttacker, type World } from '../world.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 600);
/** Longer than any call may take. */
const hangMs = 60_000;
/** Calls that end sessions or accounts. The fuzzer makes each with a new account. */
const ending = new Set([
  'session.deleteAccount',
  'session.logout',
  'session.login',
  'session.register',
  'session.changePassword',
]);
/** Other topics test uploads, which are not JSON, and the live stream, which never ends. */
const others = new Set(['live.listen', 'imports.sendFile', 'uploads.sendVoiceNote', 'uploads.sendVideoMessage']);

/** Makes every call of the API with random valid and invalid inputs, repeatable by seed. */
export function fuzzing(world: World): void {
  const fuzzed = calls.filter(({ name }) => !others.has(name)).map(({ name }) => name);
  const each = Math.max(4, Math.round(runs / fuzzed.length));
  const owned = Object.values(canaries);

  describe('fuzzing', () => {
    let described: Map<string, FuzzedCall>;
    let schemas: Description['components']['schemas'];
    let person: Attacker;
    let known: Known;
    /** Number of answers by status. If most are refusals, the fuzzer tests too little. */
    const answered = new Map<number, number>();

    beforeAll(async () => {
      const description = (await world.other.call('GET /api/openapi.json')).body as Description;
      schemas = description.components.schemas;
      described = new Map(callsOf(description).map((call) => [call.name, call]));
      person = await newAttacker(world.product);
      await world.product.putOnPro(person);
      known = await thingsOf(world, person);
    }, 60_000);

    async function send(call: FuzzedCall, caller: Attacker, { path, body, headers }: FuzzedRequest) {
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error(`no answer within ${hangMs} ms`)), hangMs).unref();
      });
      return Promise.race([caller.raw(call.method, path, body, { ...type, ...anotherAddress(), ...headers }), late]);
    }

    it.each(fuzzed)(
      '%s',
      async (name) => {
        const call = described.get(name)!;
        const isConsole = operations.some((op) => op.name === name && op.access === 'admin');
        await fc.assert(
          fc.asyncProperty(requestsFor(call, schemas, known), async (request) => {
            const caller = isConsole ? world.admin : ending.has(name) ? await newAttacker(world.product) : person;
            const answer = await send(call, caller, request);
            answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
            expect(faultsOf(call, answer)).toEqual([]);
            // A gift page is public.
            if (!name.startsWith('gift.')) expect(owned.filter((canary) => answer.text.includes(canary))).toEqual([]);
          }),
          {
            numRuns: each,
            seed: seedOf(name),
            endOnFailure: false,
            interruptAfterTimeLimit: 40_000,
            markInterruptAsFailure: false,
          },
        );
      },
      100_000,
    );

    it('refused requests and reads change nothing', async () => {
      const mine = await newAttacker(world.product);
      const things = await thingsOf(world, mine);
      const asWorld = { ...world, owner: mine, ids: { recipientId: things.recipientId![0]! } };
      const kept = JSON.stringify(await belongingsOf(asWorld));
      const refusable = [...described.values()].filter(
        ({ name, method, body }) =>
          !ending.has(name) &&
          // Without a body nothing in a request is wrong.
          (method === 'GET' || body !== undefined) &&
          !others.has(name) &&
          !name.startsWith('social.') &&
          !name.startsWith('billing.') &&
          !name.startsWith('gift.'),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...refusable), async (call) => {
          const requests =
            call.method === 'GET'
              ? requestsFor(call, schemas, known)
              : requestsFor(call, schemas, known).map((made) => ({
                  ...made,
                  body: (made.body ?? '').replace(/}$/, ',"undeclared":1}'),
                }));
          for (const request of fc.sample(requests, { numRuns: 4, seed: seedOf(call.name) })) {
            const answer = await send(call, mine, request);
            if (call.method !== 'GET') expect(answer.status).toBeGreaterThanOrEqual(400);
          }
          expect(JSON.stringify(await belongingsOf(asWorld))).toBe(kept);
        }),
        { numRuns: Math.min(25, each), seed },
      );
    }, 100_000);

    it('stored texts are returned unchanged', async () => {
      const text = (most: number) =>
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: most })
          .filter((made) => made.trim() !== '' && !/[\p{Cc}\u2028\u2029]/u.test(made) && made.trim().length <= most);
      await fc.assert(
        fc.asyncProperty(text(100), text(60), text(60), async (name, relationship, interest) => {
          const answer = await person.call('POST /api/recipients', { name, relationship, interests: [interest] });
          expect(answer.body).toMatchObject({
            name: name.trim(),
            relationship: relationship.trim(),
            interests: [interest.trim()],
          });
          const all = (await person.call('GET /api/recipients')).body as { id: string }[];
          expect(all.find(({ id }) => id === answer.body.id)).toEqual(answer.body);
          await person.call(`DELETE /api/recipients/${answer.body.id as string}`);
        }),
        { numRuns: Math.min(60, each * 2), seed },
      );
    }, 100_000);

    it('an idempotency key makes one gift, however many requests are sent at once', async () => {
      const recipientId = await person.addRecipient();
      await fc.assert(
        fc.asyncProperty(fc.stringMatching(/^[!-~]{1,255}$/), fc.integer({ min: 2, max: 5 }), async (key, times) => {
          const answers = await Promise.all(
            Array.from({ length: times }, () => person.sendGift(recipientId, 'idempotent@example.com', key)),
          );
          const made = answers.filter((answer) => answer.status === 201).map((answer) => answer.body.id as string);
          expect(new Set(made).size).toBe(1);
          expect(answers.every((answer) => [201, 409].includes(answer.status))).toBe(true);
        }),
        { numRuns: 8, seed },
      );
    }, 100_000);

    it('a good part of the valid calls succeeded', () => {
      const all = [...answered.values()].reduce((sum, count) => sum + count, 0);
      const done = [200, 201].reduce((sum, status) => sum + (answered.get(status) ?? 0), 0);
      const counts = [...answered]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${count} × ${status}`);
      console.log(`fuzzing: ${all} requests: ${counts.join(', ')}`);
      expect(done / all).toBeGreaterThan(0.15);
    });

    it('no process has restarted', async () => {
      const before = world.processes;
      const after = Object.fromEntries(
        Object.entries(world.product.run.processes).map(([name, { pid }]) => [name, pid]),
      );
      expect(after).toEqual(before);
    });
  });
}
