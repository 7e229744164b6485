import { randomUUID } from 'node:crypto';
import { Attacker } from '../attacker.ts';
import { calls, named } from '../calls.ts';
import { belongingsOf, canaries, newAttacker, type World } from '../world.ts';

const secrets = Object.values(canaries);
const isListening = (name: string) => name === 'live.listen';
/** Calls that change nothing. */
const isHarmless = (method: string) => method === 'GET';

/** Makes every call of the API as each kind of user who may not make it. */
export function ownership(world: World): void {
  describe('ownership', () => {
    let before: unknown;
    beforeAll(async () => {
      before = await belongingsOf(world);
    });

    it('is declared for every call of the API description, and for no other', async () => {
      const { paths } = (await world.other.call('GET /api/openapi.json')).body as {
        paths: Record<string, Record<string, { operationId: string; security?: unknown }>>;
      };
      const described = Object.values(paths).flatMap((methods) => Object.values(methods));
      expect(described.map((call) => call.operationId).toSorted()).toEqual(calls.map((call) => call.name).toSorted());
      const open = described.filter((call) => !call.security).map((call) => call.operationId);
      expect(open.toSorted()).toEqual(
        calls
          .filter((call) => call.business === 'public')
          .map((call) => call.name)
          .toSorted(),
      );
      expect(calls.filter((call) => call.business === undefined)).toEqual([]);
    });

    const closed = named(({ business }) => business !== 'public');
    it.each(closed)('%s refuses a caller without a session', async (_name, call) => {
      const anonymous = world.signedOut.stolen(world.product.url);
      anonymous.cookie = '';
      const answer = await call.make(anonymous, world.ids);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    it.each(closed)('%s refuses the cookie of a session that was signed out', async (_name, call) => {
      const answer = await call.make(world.signedOut.stolen(world.product.url), world.ids);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    it.each(closed)('%s refuses the cookie of a deleted account', async (_name, call) => {
      const answer = await call.make(world.erased.stolen(world.product.url), world.ids);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    });

    it.each(named(({ business }) => business === 'public'))('%s needs no session', async (_name, call) => {
      const anonymous = world.signedOut.stolen(world.product.url);
      anonymous.cookie = '';
      const answer = await call.make(anonymous);
      expect(['unauthenticated', 'forbidden']).not.toContain(answer.body.code);
    });

    it.each(named(({ business }) => business === 'console'))('%s is for administrators', async (_name, call) => {
      const answer = await call.make(world.other, world.ids);
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    });

    const things = named(({ business }) => business === 'own thing');
    const strangers = [
      ['a stranger', 'other'],
      ['an administrator', 'admin'],
    ] as const;
    describe.each(strangers)('to %s', (_who, who) => {
      it.each(things)('%s answers the same for the owner’s data as for unknown ids', async (_name, call) => {
        const theirs = await call.make(world[who], world.ids);
        const nobodys = await call.make(world[who]);
        expect(theirs.status).toBe(404);
        expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
      });

      const reads = named(
        ({ name, method, business }) => business.startsWith('own ') && isHarmless(method) && !isListening(name),
      );
      it.each(reads)('%s shows nothing of the owner', async (_name, call) => {
        const answer = await call.make(world[who], world.ids);
        expect(secrets.filter((secret) => answer.text.includes(secret))).toEqual([]);
      });
    });

    it('every call answers a stranger’s program the same for the owner’s data as for unknown ids', async () => {
      const { body } = await world.other.call('POST /api/user/tokens', {
        name: 'ownership',
        scopes: ['send', 'contacts'],
      });
      const program = new Attacker(world.product.url, {
        authorization: `Bearer ${(body as { token: string }).token}`,
      });
      for (const [name, call] of things) {
        const [theirs, nobodys] = [await call.make(program, world.ids), await call.make(program)];
        const isExpected = theirs.status === 404 || (theirs.status === 403 && theirs.body.code === 'person-only');
        expect([name, isExpected, theirs.text]).toEqual([name, true, nobodys.text]);
        expect([name, secrets.filter((secret) => theirs.text.includes(secret))]).toEqual([name, []]);
      }
    }, 60_000);

    const writes = named(({ method, business }) => business === 'own account' && method !== 'GET');
    it.each(writes)('%s by another user does not change the owner’s data', async (_name, call) => {
      await call.make(await newAttacker(world.product), world.ids);
      expect(await belongingsOf(world)).toEqual(before);
    });

    describe('by a reference in the body', () => {
      const send = async (more: object) => {
        const mine = await world.other.addRecipient();
        return world.other.call(`POST /api/recipients/${mine}/gifts`, {
          deliveryMethod: 'email',
          recipientEmail: 'a@example.com',
          message: 'Hi',
          ...more,
        });
      };
      it.each([
        ['occasionId', 'occasionId'],
        ['voiceNoteId', 'uploadId'],
        ['videoId', 'uploadId'],
      ] as const)('a gift is refused with the %s of another user', async (field, id) => {
        const theirs = await send({ [field]: world.ids[id] });
        const nobodys = await send({ [field]: randomUUID() });
        expect(theirs.status).toBeGreaterThanOrEqual(400);
        expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
      });

      it('a gift is for the recipient in the path, not the one in the body', async () => {
        const answer = await send({ recipientId: world.ids.recipientId, userId: 'somebody else' });
        expect(answer.status).toBe(201);
        expect(answer.body.recipientId).not.toBe(world.ids.recipientId);
      });

      it.each(['recipientId', 'occasionId'] as const)(
        'a message is not written with the %s of another user',
        async (field) => {
          const mine = { recipientId: await world.other.addRecipient(), tone: 'warm' };
          const ask = (id: string) => world.other.call('POST /api/messages/generate', { ...mine, [field]: id });
          const [theirs, nobodys] = [await ask(world.ids[field]!), await ask(randomUUID())];
          expect(theirs.status).toBe(404);
          expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
        },
      );

      it('ideas are refused for an occasion of another user', async () => {
        const mine = await world.other.addRecipient();
        const ask = (occasionId: string | undefined) =>
          world.other.call(`POST /api/recommendations/recipient/${mine}`, { budget: '50-100', occasionId });
        const [theirs, nobodys] = [await ask(world.ids.occasionId), await ask(randomUUID())];
        expect(theirs.status).toBe(404);
        expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
      });
    });

    it('the owner’s data is unchanged', async () => {
      expect(await belongingsOf(world)).toEqual(before);
    });
  });
}
