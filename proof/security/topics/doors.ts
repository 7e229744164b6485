import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { Attacker } from '../attacker.ts';
import { calls, named } from '../calls.ts';
import { belongingsOf, newAttacker, type World } from '../world.ts';

type Scope = 'read' | 'write' | 'send' | 'contacts';

/** Tokens of programs: none does more than its owner allows, or anything for somebody else. */
export function doors(world: World): void {
  const program = (token: string, more: Record<string, string> = {}) =>
    new Attacker(world.product.url, { authorization: `Bearer ${token}`, ...more });
  async function aToken(owner: Attacker, ...scopes: Scope[]) {
    // Other topics let the proof of presence lapse.
    await owner.call('POST /api/user/reauthenticate', { password: 'a long enough secret' });
    const { body } = await owner.call('POST /api/user/tokens', { name: `of ${scopes.join('-')}`, scopes });
    return body as { id: string; token: string };
  }

  describe('doors', () => {
    let before: unknown;
    let reader: string;
    beforeAll(async () => {
      before = await belongingsOf(world);
      ({ token: reader } = await aToken(world.owner, 'read'));
    });

    const changes = named(({ method }) => method !== 'GET');
    it('has more than sixty ways by which a token that reads could write', () => {
      expect(changes.length).toBeGreaterThanOrEqual(60);
    });

    it.each(changes)('a token that reads cannot write by %s', async (_name, call) => {
      const answer = await call.make(program(reader), world.ids);
      expect(answer.status).toBe(403);
      expect(['scope', 'person-only']).toContain(answer.body.code);
    });

    it('a token that reads has changed nothing', async () => {
      expect(await belongingsOf(world)).toEqual(before);
    });

    const ofPersons = [
      'GET /api/user/tokens',
      'POST /api/user/tokens',
      'GET /api/user/webhooks',
      'POST /api/user/webhooks',
      'GET /api/user/sessions',
      'GET /api/user/passkeys',
      'GET /api/user/second-factor',
      'GET /api/user/presence',
      'GET /api/calendar',
      'GET /api/exports',
      'POST /api/exports',
      'GET /api/subscription',
      'GET /api/invoices',
      'GET /api/admin/audit',
      'GET /api/admin/feeds',
      'GET /api/admin/ideas',
      'POST /api/login',
      'POST /api/logout',
      'DELETE /api/user/delete',
    ];
    it.each(ofPersons)('a token with every scope cannot make the call %s', async (route) => {
      const { token } = await aToken(world.other, 'read', 'write', 'send', 'contacts');
      const answer = await program(token).call(route, route.startsWith('GET') ? undefined : {});
      expect([answer.status, answer.body.code]).toEqual([403, 'person-only']);
    });

    it('a token of an administrator administers nothing', async () => {
      const { token } = await aToken(world.admin, 'send');
      for (const call of calls.filter(({ business }) => business === 'console')) {
        const answer = await call.make(program(token), world.ids);
        expect([call.name, answer.status, answer.body.code]).toEqual([call.name, 403, 'person-only']);
      }
    });

    it('a session beside a token, and a token in a cookie, lend it nothing', async () => {
      const both = program(reader);
      both.cookie = world.owner.cookie;
      const person = { name: 'Nobody', relationship: 'Friend' };
      expect((await both.call('POST /api/recipients', person)).body.code).toBe('scope');
      const inCookie = new Attacker(world.product.url);
      inCookie.cookie = `sid=${reader}`;
      expect((await inCookie.call('GET /api/recipients')).status).toBe(401);
    });

    const malformed = [
      '',
      'x',
      'presently_',
      `presently_${'A'.repeat(43)}`,
      `presently_${'A'.repeat(4_000)}`,
      "' or 1=1--",
    ];
    it.each(malformed)('%j is no token', async (token) => {
      expect((await program(token).call('GET /api/recipients')).status).toBe(401);
    });

    it('a token that may not send sends by no way: what would send waits for a person', async () => {
      const owner = await newAttacker(world.product);
      const recipientId = await owner.addRecipient();
      const { token } = await aToken(owner, 'write');
      const to = `${randomBytes(6).toString('hex')}@example.com`;
      const gift = { giftName: 'Apron', message: 'Hi', deliveryMethod: 'email', recipientEmail: to };
      const proposed = await program(token).call(`POST /api/recipients/${recipientId}/gifts`, gift);
      expect(proposed.status).toBe(202);
      const { proposalId } = proposed.body as { proposalId: string };
      const approved = await program(token).call(`POST /api/proposals/${proposalId}/approve`, {});
      expect([approved.status, approved.body.code]).toEqual([403, 'scope']);
      expect(await world.product.sandbox.mails(to)).toEqual([]);
      expect((await owner.call(`POST /api/proposals/${proposalId}/approve`, {})).status).toBe(200);
      await eventually(async () => (await world.product.sandbox.mails(to)).length === 1, 20_000);
    });

    it('an assistant finds no way to send, to delete or to read addresses', async () => {
      const owner = await newAttacker(world.product);
      const canary = `${randomBytes(6).toString('hex')}@example.com`;
      const person = { name: 'Ida', relationship: 'Sister', email: canary, notes: `notes of ${canary}` };
      const { id: recipientId } = (await owner.call('POST /api/recipients', person)).body as { id: string };
      const { token } = await aToken(owner, 'send');
      const ask = async (method: string, params: object) => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
        const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
        const { status, text } = await program(token).raw('POST', '/mcp', body, {
          authorization: `Bearer ${token}`,
          ...headers,
        });
        return { status, text };
      };
      const listed = await ask('tools/list', {});
      const names = [...listed.text.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name!);
      expect(names).toContain('propose_gift');
      expect(names.filter((name) => /send|delete|remove|token|password|approve/.test(name))).toEqual([]);
      const call = (name: string, given: object) => ask('tools/call', { name, arguments: given });
      for (const name of ['get_person', 'list_people', 'list_gifts']) {
        const answer = await call(name, name === 'get_person' ? { recipientId } : {});
        expect([name, answer.status, answer.text.includes(canary)]).toEqual([name, 200, false]);
      }
      const gift = { recipientId, giftName: 'Apron', message: 'Hi' };
      expect((await call('propose_gift', gift)).text).toContain('proposalId');
      expect(await world.product.sandbox.mails(canary)).toEqual([]);
      const theirs = await call('get_person', { recipientId: world.ids['recipientId'] });
      expect(theirs.text).toContain('not-found');
    });

    it('the tokens of others are not found, and a revoked one opens nothing at once', async () => {
      const { id, token } = await aToken(world.other, 'read');
      expect((await world.owner.call(`DELETE /api/user/tokens/${id}`)).status).toBe(404);
      expect((await program(token).call('GET /api/recipients')).status).toBe(200);
      expect((await world.other.call(`DELETE /api/user/tokens/${id}`)).status).toBe(200);
      const answers = await Promise.all([1, 2, 3].map(() => program(token).call('GET /api/recipients')));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    });

    it('a token shows nothing of other accounts', async () => {
      const { token } = await aToken(world.other, 'send');
      for (const route of [`GET /api/recipients/${world.ids['recipientId']}`, `GET /api/gifts/${world.ids['giftId']}`])
        expect([route, (await program(token).call(route)).status]).toEqual([route, 404]);
    });

    it('tokens are in no log', () => {
      const folder = join(world.product.dataDir, 'logs');
      const secret = reader.slice('presently_'.length);
      expect(readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(secret))).toEqual(
        [],
      );
    });
  });
}
