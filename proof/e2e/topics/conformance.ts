import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { callsOf, type Description } from '../../security/fuzz/contract.ts';
import { faultsOf, requestsFor } from '../../security/fuzz/requests.ts';
import { proposalInstead } from '@presently/messaging/calls/token-scope';
import { allowsScope } from '@presently/rules/token-scopes';
import { SoftwareAuthenticator } from '@presently/testing/software-authenticator';
import {
  aPlannedGift,
  parametersOf,
  requestOf as request,
  routed,
  validInput,
  type Routed,
} from '@presently/testing/valid-requests';
import { Client, newcomer, signedIn } from '../../world/client.ts';
import type { Product } from '../../world/product.ts';
import { inParallel } from '../../world/in-parallel.ts';
import { refusedByRule } from '../refused-by-rule.ts';

/** Reports a gift. @returns the report's id */
async function reportOn(user: Client, admin: Client, { shareToken, giftId }: Record<string, string>): Promise<string> {
  await user.call(`POST /api/gifts/view/${shareToken}/report`, validInput['gifting.reportGift']);
  const reports = (await admin.call('GET /api/admin/reports')).body as unknown as { id: string; giftId: string }[];
  return reports.find((report) => report.giftId === giftId)!.id;
}

/** @returns the passkey's id */
async function addPasskey(user: Client): Promise<string> {
  const options = await user.api('POST /api/user/passkeys/options');
  return (await user.api('POST /api/user/passkeys', new SoftwareAuthenticator(user.url).create(options))).id;
}

const json = { 'content-type': 'application/json' };

type Scope = 'read' | 'write' | 'send';

/** A program with a token of one account. */
async function aProgram(owner: Client, scope: Scope): Promise<Client> {
  const { token } = await owner.api('POST /api/user/tokens', { name: `May ${scope}`, scopes: [scope] });
  return new Client(owner.url, { authorization: `Bearer ${token!}` });
}

/** Operations on a gift that is sent; the others need a planned one. */
const onSentGifts = [
  'gifting.resendGift',
  'gifting.reportGift',
  'gifting.changeReport',
  'gifting.thankForGift',
  'gifting.tellOutcome',
];

const aCard = 'BEGIN:VCARD\nVERSION:3.0\nFN:Ann Lee\nEND:VCARD\n';

/** Creates what the operations of the console need. */
async function consoleOf(admin: Client): Promise<{ templateId: string; postId: string }> {
  const template = await admin.call('POST /api/admin/social/templates', validInput['social.addTemplate']);
  await admin.call('PUT /api/admin/social/config', validInput['social.saveSchedule']);
  const post = await admin.call('POST /api/admin/social/posts', {
    content: `Post ${randomUUID()}`,
    platforms: ['X'],
    scheduledFor: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  });
  return { templateId: template.body.id as string, postId: post.body.id as string };
}

export const conformance = (product: Product): void =>
  describe('every declared operation', () => {
    let owner: Client;
    let other: Client;
    let admin: Client;
    let ids: Record<string, string>;
    let description: Description;

    beforeAll(async () => {
      const { url } = product;
      [owner, other, admin] = await Promise.all([newcomer(url), newcomer(url), signedIn(url, 'admin')]);
      const recipientId = await owner.addRecipient();
      const occasion = await owner.call(`POST /api/recipients/${recipientId}/occasions`, {
        type: 'Birthday',
        date: '1990-05-04',
      });
      const gift = await owner.call(`POST /api/recipients/${recipientId}/gifts`, aPlannedGift);
      const kept = await owner.call(`POST /api/recipients/${recipientId}/kept-ideas`, { title: 'Teapot' });
      const exported = await owner.call('POST /api/exports');
      const device = await owner.call(
        'POST /api/user/push-subscriptions',
        validInput['notifications.addPushSubscription'],
      );
      const webhook = await owner.call('POST /api/user/webhooks', validInput['notifications.createWebhook']);
      ids = {
        recipientId,
        occasionId: occasion.body.id as string,
        uploadId: await owner.uploadVoiceNote(),
        giftId: gift.body.id as string,
        keptIdeaId: kept.body.id as string,
        exportId: exported.body.id as string,
        webhookId: webhook.body.id as string,
        pushSubscriptionId: device.body.id as string,
        importId: await owner.sendPeople(aCard),
      };
      description = (await owner.call('GET /api/openapi.json')).body as Description;
    }, 180_000);

    /** A caller who is allowed, and owns the data. */
    const callerOf = (op: Routed) => (op.access === 'admin' ? admin : owner);

    it('has a valid input in this suite', () => {
      expect(routed.map(([name]) => name).filter((name) => !(name in validInput))).toEqual([]);
    });

    it.each(routed.filter(([, op]) => op.access !== 'public'))('%s needs a session', async (_name, op) => {
      const { method, path, text } = request(op, ids);
      const answer = await new Client(product.url).raw(method, path, text, text === undefined ? {} : json);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it.each(routed.filter(([, op]) => !op.route!.startsWith('GET')))(
      '%s answers garbage with 4xx and a message',
      async (_name, op) => {
        const { method, path } = request(op, ids);
        for (const garbage of ['{', '[]', '"text"', 'null{', '{"__proto__":{"a":1}}', '{"a":' + '['.repeat(5000)]) {
          const answer = await callerOf(op).raw(method, path, garbage, json);
          expect([op.name, garbage.slice(0, 20), answer.status]).toEqual([op.name, garbage.slice(0, 20), 400]);
          expect(typeof answer.body.message).toBe('string');
        }
        const form = await callerOf(op).raw(method, path, 'a=b', {
          'content-type': 'application/x-www-form-urlencoded',
        });
        expect([op.name, form.status]).toEqual([op.name, 415]);
        const huge = await callerOf(op).raw(method, path, JSON.stringify({ name: 'x'.repeat(200_000) }), json);
        expect([op.name, huge.status]).toEqual([op.name, 413]);
      },
    );

    it.each(routed)('%s refuses a field it does not declare and names it', async (_name, op) => {
      const { method, path, text } = request(op, ids, { ...validInput[op.name], isAdmin: 'true' });
      const answer = await callerOf(op).raw(method, path, text, text === undefined ? {} : json);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
      expect(answer.body.errors).toHaveProperty('isAdmin');
    });

    it.each(routed.filter(([, op]) => !op.route!.startsWith('GET')))(
      '%s refuses a request from another site',
      async (_name, op) => {
        const { method, path, text } = request(op, ids);
        for (const headers of [
          { 'sec-fetch-site': 'cross-site', origin: product.url },
          { 'sec-fetch-site': 'same-site', origin: product.url },
          { 'sec-fetch-site': '', origin: 'https://evil.example' },
        ]) {
          const answer = await callerOf(op).raw(method, path, text, { ...json, ...headers });
          expect([op.name, answer.status, answer.body.code]).toEqual([op.name, 403, 'cross-site']);
        }
      },
    );

    it.each(routed.filter(([, op]) => op.access === 'admin'))('%s is for administrators only', async (_name, op) => {
      const { method, path, text } = request(op, ids);
      const answer = await owner.raw(method, path, text, text === undefined ? {} : json);
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    });

    const withIds = routed.filter(([, op]) => parametersOf(op).length > 0);
    const owned = withIds.filter(([, op]) => op.access !== 'admin');
    it('answers for the data of another user as for data that does not exist', async () => {
      // Several at once: some of them wait for an event that may still come. All at once would overload a small machine.
      const answers = await inParallel(owned, 10, async ([name, op]) => {
        const foreign = request(op, ids);
        const unknown = request(op, {});
        const headers = foreign.text === undefined ? {} : json;
        const theirs = await other.raw(foreign.method, foreign.path, foreign.text, headers);
        const missing = await other.raw(unknown.method, unknown.path, unknown.text, headers);
        return { name, theirs: [theirs.status, theirs.text], missing: [missing.status, missing.text] };
      });
      for (const { name, theirs, missing } of answers) expect([name, ...theirs]).toEqual([name, ...missing]);
      expect(answers.filter(({ theirs: [status] }) => status !== 404)).toEqual([]);
    }, 120_000);

    it.each(withIds)('%s answers a malformed id with 4xx', async (_name, op) => {
      for (const bad of ['1', 'null', '%00', '..%2f..', "';--", 'a'.repeat(3000), '%F0%9F']) {
        const { method, path, text } = request(op, Object.fromEntries(parametersOf(op).map((name) => [name, bad])));
        const answer = await callerOf(op).raw(method, path, text, text === undefined ? {} : json);
        expect([op.name, bad.slice(0, 10), answer.status >= 400 && answer.status < 500]).toEqual([
          op.name,
          bad.slice(0, 10),
          true,
        ]);
        expect(typeof answer.body.message).toBe('string');
      }
    });

    it.each(routed)('%s is in the OpenAPI description with schemas of its input and output', (_name, op) => {
      const [method, template] = op.route!.split(' ') as [string, string];
      const described = description.paths[template.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described).toBeDefined();
      expect(JSON.stringify(described!.responses[String(op.status)])).toMatch(/\$ref/);
    });

    it('has changed nothing of the owner in the tests above', async () => {
      const recipients = await owner.call('GET /api/recipients');
      expect(recipients.body).toHaveLength(1);
      expect(recipients.body[0]).toMatchObject({ id: ids.recipientId, name: 'Ann Lee' });
      expect((await owner.call(`GET /api/recipients/${ids.recipientId}/occasions`)).body).toHaveLength(1);
      expect((await owner.call('GET /api/scheduled-gifts')).body).toMatchObject([
        { id: ids.giftId, status: 'planned', contact: 'a@example.com' },
      ]);
      expect((await other.call('GET /api/recipients')).body).toEqual([]);
    });

    const closed = routed.filter(([, op]) => op.access !== 'public');
    const ask = async (caller: Client, op: Routed, named: Record<string, string>) => {
      const { method, path, text } = request(op, named);
      const { status, body, text: said } = await caller.raw(method, path, text, text === undefined ? {} : json);
      return { status, code: (body as { code?: string } | null)?.code, said };
    };
    it('answers a program whose token may send as its owner about what does not exist', async () => {
      const program = await aProgram(owner, 'send');
      const changes = withIds.filter(([, op]) => !op.route!.startsWith('GET') && allowsScope(['send'], op.scope));
      // Some of them wait for an event that may still come.
      const answers = await inParallel(changes, 10, async ([name, op]) => {
        const both = await Promise.all([owner, program].map((caller) => ask(caller, op, {})));
        return { name, both: both.map(({ status, code }) => [status, code]) };
      });
      for (const { name, both } of answers) expect([name, both[1]]).toEqual([name, both[0]]);
      expect(answers.length).toBeGreaterThan(20);
    }, 60_000);

    describe.each(['read', 'write', 'send'] as const)('for a program whose token may %s', (scope) => {
      let program: Client;
      beforeAll(async () => {
        program = await aProgram(owner, scope);
      });
      const token = { id: '', name: '', scopes: [scope] };

      it('is refused where the contracts say so', async () => {
        const refused = closed.filter(([, op]) => !allowsScope([scope], op.scope) && !proposalInstead(op, token));
        const answers = await inParallel(refused, 10, async ([name, op]) => {
          const { status, code } = await ask(program, op, ids);
          return [name, status, code];
        });
        expect(answers).toEqual(
          refused.map(([name, op]) => [name, 403, op.scope === 'person' ? 'person-only' : 'scope']),
        );
        expect(refused.length).toBeGreaterThan(30);
      }, 60_000);

      it('reads what its owner reads', async () => {
        const reads = closed.filter(([, op]) => op.route!.startsWith('GET') && allowsScope([scope], op.scope));
        const answers = await inParallel(reads, 5, async ([name, op]) => ({
          name,
          own: await ask(owner, op, ids),
          its: await ask(program, op, ids),
        }));
        for (const { name, own, its } of answers) expect([name, its]).toEqual([name, own]);
        expect(reads.length).toBeGreaterThanOrEqual(20);
      }, 60_000);

      it('proposes what it may not send', async () => {
        const proposing = closed.filter(([, op]) => proposalInstead(op, token));
        expect(proposing.length).toBe(scope === 'write' ? 3 : 0);
        for (const [name, op] of proposing) {
          const answer = await ask(program, op, ids);
          // The planned gift was not sent yet, so that it cannot be sent again.
          if (op.name === 'gifting.resendGift') expect([name, answer.status]).toEqual([name, 409]);
          else {
            expect([name, answer.status]).toEqual([name, 202]);
            expect(JSON.parse(answer.said)).toEqual({ proposalId: expect.any(String) });
          }
          expect((await ask(program, op, {})).status).toBe(404);
        }
        expect((await owner.call(`GET /api/gifts/${ids.giftId}`)).body.state).toBe('planned');
      });
    });

    it('keeps every contract for generated requests', async () => {
      const user = await newcomer(product.url);
      const known = { recipientId: [await user.addRecipient()] };
      for (const call of callsOf(description).filter(({ name }) => routed.some(([own]) => own === name))) {
        const caller = call.path.startsWith('/api/admin/') ? admin : user;
        // The same few in every run. `npm run verify:security` makes thousands at random.
        for (const { path, body, headers } of fc.sample(requestsFor(call, description.components.schemas, known), {
          numRuns: 2,
          seed: 20261121,
        })) {
          const answer = await caller.raw(call.method, path, body, { ...(body !== undefined && json), ...headers });
          expect([call.name, path, body, faultsOf(call, answer)]).toEqual([call.name, path, body, []]);
        }
      }
    }, 60_000);

    /** What a user must have for an operation: the records that its path or its input names. */
    async function belongings(user: Client, op: Routed): Promise<Record<string, string>> {
      const needed = [...parametersOf(op), ...Object.keys(validInput[op.name]!)];
      const needs = (...names: string[]) => names.some((name) => needed.includes(name));
      const mine: Record<string, string> = {};
      if (needs('recipientId', 'occasionId', 'giftId', 'shareToken', 'reportId', 'keptIdeaId'))
        mine.recipientId = await user.addRecipient();
      if (needs('uploadId')) mine.uploadId = await user.uploadVoiceNote();
      if (needs('occasionId')) {
        const occasion = { type: 'Other', date: '2030-01-01' };
        const { body } = await user.call(`POST /api/recipients/${mine.recipientId}/occasions`, occasion);
        mine.occasionId = body.id as string;
      }
      if (needs('giftId', 'shareToken', 'reportId')) {
        const gift = onSentGifts.includes(op.name)
          ? await user.sendGift(mine.recipientId!, 'ann@example.com')
          : await user.call(`POST /api/recipients/${mine.recipientId}/gifts`, aPlannedGift);
        mine.giftId = gift.body.id as string;
        mine.shareToken = gift.body.shareToken as string;
      }
      if (needs('keptIdeaId')) {
        const kept = await user.call(`POST /api/recipients/${mine.recipientId}/kept-ideas`, { title: 'Teapot' });
        mine.keptIdeaId = kept.body.id as string;
      }
      if (needs('importId')) mine.importId = await user.sendPeople(aCard);
      if (needs('userId')) mine.userId = (await user.call('GET /api/user')).body.id as string;
      if (needs('sessionId')) {
        const sessions = (await user.call('GET /api/user/sessions')).body as unknown as { id: string }[];
        mine.sessionId = sessions[0]!.id;
      }
      if (needs('passkeyId')) mine.passkeyId = await addPasskey(user);
      if (needs('tokenId'))
        mine.tokenId = (await user.api('POST /api/user/tokens', { name: 'n', scopes: ['read'] })).id;
      if (needs('pushSubscriptionId')) {
        const input = validInput['notifications.addPushSubscription'];
        mine.pushSubscriptionId = (await user.call('POST /api/user/push-subscriptions', input)).body.id as string;
      }
      if (needs('webhookId'))
        mine.webhookId = (await user.call('POST /api/user/webhooks', validInput['notifications.createWebhook'])).body
          .id as string;
      if (needs('reportId')) mine.reportId = await reportOn(user, admin, mine);
      if (needs('templateId', 'postId')) Object.assign(mine, await consoleOf(admin));
      return mine;
    }

    it.each(routed)(
      '%s is not shadowed by another route, for a person or a program',
      async (_name, op) => {
        // What only reads needs no user of its own.
        const user = op.route!.startsWith('GET') ? owner : await newcomer(product.url);
        const caller = op.access === 'admin' ? admin : user;
        const mine = user === owner ? ids : await belongings(user, op);
        const input = { ...validInput[op.name] } as Record<string, unknown>;
        if ('templateId' in input) input.templateId = mine.templateId;
        if ('username' in input)
          Object.assign(input, { username: `n${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` });
        if ('recipientId' in input) input.recipientId = mine.recipientId;
        if ('url' in input) input.url = product.url;
        const { method, path, text } = request(op, mine, input);
        // What a token may change, one with no more than the scope that it needs changes; the rest a person does.
        const isOfPersons = op.access !== 'user' || op.scope === 'person' || op.route!.startsWith('GET');
        const maker = isOfPersons ? caller : await aProgram(user, op.scope);
        const answer = await maker.raw(method, path, text, text === undefined ? {} : json);
        // The message distinguishes an unknown token from a missing route.
        if (path.includes('reminder-settings')) {
          expect([answer.status, answer.body.message]).toEqual([
            404,
            expect.stringContaining('This link does not work'),
          ]);
          return;
        }
        const expected = refusedByRule[op.name] ?? [op.status, undefined];
        // A call may answer with nothing.
        const code = (answer.body as { code?: string } | null)?.code;
        expect([op.name, answer.status, code]).toEqual([op.name, ...expected]);
      },
      30_000,
    );
  });
