import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { Attacker, refusals } from '../attacker.ts';
import { leaksOf } from '../leaks.ts';
import { canaries, type World } from '../world.ts';

/** Secrets in logs and answers. The last topic, because it reads what the others caused. */
export function secrets(world: World): void {
  describe('secrets', () => {
    const filesOf = (folder: string) =>
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
    let logs: (readonly [string, string])[];
    beforeAll(() => {
      logs = filesOf(join(world.product.dataDir, 'logs'));
    });

    it('are searched for in logs that have content', () => {
      expect(logs.map(([name]) => name)).toEqual(
        expect.arrayContaining(['gateway.log', 'identity.log', 'gifting.log', 'notifications.log']),
      );
      expect(logs.find(([name]) => name === 'gateway.log')![1].split('\n').length).toBeGreaterThan(100);
    });

    const planted: [string, () => string][] = [
      ...Object.entries(canaries).map(([what, value]): [string, () => string] => [`the ${what}`, () => value]),
      ['the session token', () => world.owner.token],
      ['a share token', () => world.shareToken],
      ['the key of the model', () => 'canary-model-key'],
      ["the demo administrator's password", () => 'admin-gifts'],
      ['the password that every visitor has', () => 'a long enough secret'],
      ['the secret of the payment webhook', () => 'whsec_sandbox'],
    ];
    it.each(planted)('%s is in no log', (_what, value) => {
      // The sandbox receives them as the third party.
      const own = logs.filter(([name]) => !name.startsWith('sandbox'));
      expect(own.filter(([, text]) => text.includes(value())).map(([name]) => name)).toEqual([]);
    });

    it('attempts to sign in are logged with pseudonyms of account and network', async () => {
      const { username } = (await world.owner.call('GET /api/user')).body as { username: string };
      const from = { 'x-forwarded-for': '198.51.100.77' };
      const guess = (name: string) =>
        new Attacker(world.product.url).call('POST /api/login', { username: name, password: 'a wrong guess' }, from);
      await guess(username);
      await guess('nobody-by-this-name');
      const lines = await eventually(() => {
        const written = readFileSync(join(world.product.dataDir, 'logs/identity.log'), 'utf8');
        const all = written.split('\n').filter((line) => line.includes('"attempt"'));
        const attempts = all.map((line) => JSON.parse(line) as Record<string, string>);
        return attempts.at(-1)?.outcome === 'invalid-credentials' && !attempts.at(-1)!.userId && attempts;
      });
      const [known, unknown] = lines.slice(-2);
      expect(known).toMatchObject({ what: 'sign-in', outcome: 'invalid-credentials', userId: expect.any(String) });
      expect([known!.network, known!.network]).toEqual([unknown!.network, expect.stringMatching(/^[\w-]{16}$/)]);
      expect(known!.account).not.toBe(unknown!.account);
      expect(lines.some(({ outcome, userId }) => outcome === 'succeeded' && userId)).toBe(true);
      const own = filesOf(join(world.product.dataDir, 'logs')).filter(([name]) => !name.startsWith('sandbox'));
      for (const clear of [username, 'nobody-by-this-name', '198.51.100.77', 'a wrong guess'])
        expect(own.filter(([, text]) => text.includes(clear)).map(([name]) => name)).toEqual([]);
    });

    it('no password of a database role is in a log', () => {
      const urls = Object.values(world.product.run.databases).flatMap(({ owner, runtime }) => [owner, runtime]);
      for (const url of urls) {
        const password = decodeURIComponent(new URL(url).password);
        expect(logs.filter(([, text]) => text.includes(password)).map(([name]) => name)).toEqual([]);
      }
    });

    it('no password hash, and no statement with its values, is in a log', () => {
      expect(logs.filter(([, text]) => text.includes('$argon2')).map(([name]) => name)).toEqual([]);
    });

    it('no refusal reveals internals', () => {
      expect(refusals.length).toBeGreaterThan(500);
      const telling = refusals.filter(({ text }) => leaksOf(text).length > 0 && !text.startsWith('<!doctype html>'));
      expect(
        telling.map(({ request, text }) => `${request}: ${leaksOf(text).join()} in ${text.slice(0, 300)}`),
      ).toEqual([]);
    });

    it('no log has an uncaught error', () => {
      const uncaught = logs.flatMap(([name, text]) =>
        text
          .split('\n')
          .filter((each) => /unhandled|uncaught/i.test(each))
          .map((each) => `${name}: ${each.slice(0, 300)}`),
      );
      expect(uncaught).toEqual([]);
    });
  });
}
