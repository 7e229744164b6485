import { randomBytes, randomUUID } from 'node:crypto';
import { Attacker } from '../attacker.ts';
import { compareTimes, type Comparison } from '../timing.ts';
import { anotherAddress, newAttacker, type World } from '../world.ts';

const rounds = 24;

/** What answers and their timing reveal to an outsider. */
export function guessing(world: World): void {
  const ask = (route: string, body: object) => new Attacker(world.product.url).call(route, body, anotherAddress());
  const report = (what: string, { a, b }: Comparison) =>
    console.log(`timing of ${what}: ${a.toFixed(1)} ms and ${b.toFixed(1)} ms (medians of ${rounds})`);

  describe('guessing', () => {
    let known: { username: string; email: string }[];
    beforeAll(async () => {
      known = [];
      for (let n = 0; n < rounds; n++) {
        const email = `${randomBytes(6).toString('hex')}@example.com`;
        known.push({ email, ...(await new Attacker(world.product.url).register(email)) });
        if (n < 8) await world.product.confirm(email);
      }
    }, 60_000);

    it('a sign-in answers the same, in the same time, for a wrong password and an unknown user', async () => {
      const texts = new Set<string>();
      const attempt = async (username: string) => {
        const answer = await ask('POST /api/login', { username, password: 'a wrong long secret' });
        texts.add(`${answer.status} ${answer.text}`);
      };
      const times = await compareTimes(
        rounds,
        (n) => attempt(known[n]!.username),
        () => attempt(`u${randomBytes(5).toString('hex')}`),
      );
      report('a wrong password and an unknown user', times);
      expect([...texts]).toHaveLength(1);
      expect(times.ratio).toBeLessThan(2.5);
    });

    it('a password reset answers the same, in the same time, for a known and an unknown address', async () => {
      const texts = new Set<string>();
      const attempt = async (email: string) => {
        const answer = await ask('POST /api/password-reset/request', { email });
        texts.add(`${answer.status} ${answer.text}`);
      };
      const times = await compareTimes(
        8,
        (n) => attempt(known[n]!.email),
        () => attempt(`${randomUUID()}@example.com`),
      );
      report('a known and an unknown address', times);
      expect([...texts]).toHaveLength(1);
      expect(times.ratio).toBeLessThan(2.5);
    });

    it('a registration names the field only of a username, which is no secret', async () => {
      const [somebodyElse] = known;
      const password = 'a long enough secret';
      const byName = await ask('POST /api/register', {
        username: somebodyElse!.username,
        password,
        email: `${randomUUID()}@example.com`,
      });
      const byAddress = await ask('POST /api/register', {
        username: `u${randomBytes(5).toString('hex')}`,
        password,
        email: somebodyElse!.email,
      });
      const { code, message } = JSON.parse(byAddress.text) as Record<string, string>;
      expect([byAddress.status, JSON.parse(byAddress.text)]).toEqual([409, { code, message }]);
      const errors = { username: ['This username is not available'] };
      expect([byName.status, JSON.parse(byName.text)]).toEqual([409, { code, message, errors }]);
    });

    it('a link answers the same, in the same time, if it is unknown, malformed, or of an erased user', async () => {
      const sender = await newAttacker(world.product);
      const { shareToken } = (await sender.sendGift(await sender.addRecipient(), 'left@example.com')).body as {
        shareToken: string;
      };
      await sender.call('DELETE /api/user/delete');
      const look = async (token: string) => {
        const [json, page] = [
          await new Attacker(world.product.url).call(`GET /api/gifts/view/${token}`),
          await new Attacker(world.product.url).call(`GET /gift/${token}`),
        ];
        return [json.status, json.text, page.status, page.text.replaceAll(/nonce="[^"]+"/g, '')];
      };
      const never = await look(randomBytes(24).toString('base64url'));
      expect(never[0]).toBe(404);
      for (const token of [shareToken, 'x', `${shareToken}x`, shareToken.toLowerCase(), 'A'.repeat(32)])
        expect(await look(token)).toEqual(never);
    });

    it('tokens are too long to guess, and have no common parts', async () => {
      const sender = await newAttacker(world.product);
      const recipientId = await sender.addRecipient();
      const tokens = [];
      for (let n = 0; n < 5; n++)
        tokens.push((await sender.sendGift(recipientId, 'tokens@example.com')).body.shareToken as string);
      expect(new Set(tokens.map((token) => token.slice(0, 4))).size).toBe(5);
      for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(24);
    });

    it('guesses at one account from many addresses are slowed down after fifty', async () => {
      const { username } = known[1]!;
      const statuses: number[] = [];
      for (let n = 0; n < 58; n++)
        statuses.push((await ask('POST /api/login', { username, password: `wrong ${n}` })).status);
      // One attempt a minute may still be made.
      expect(statuses.slice(50).filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    });

    it('a client cannot choose its address by headers', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 26; n++) {
        const headers = { 'x-forwarded-for': `198.51.100.${n}, 192.0.2.77` };
        const body = { username: `u${randomBytes(5).toString('hex')}`, password: 'wrong' };
        statuses.push((await new Attacker(world.product.url).call('POST /api/login', body, headers)).status);
      }
      expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
      expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    });

    it('password resets of one address send few mails, and refuse no request of the owner', async () => {
      const { email } = known[2]!;
      const statuses: number[] = [];
      for (let n = 0; n < 9; n++) statuses.push((await ask('POST /api/password-reset/request', { email })).status);
      expect(statuses).toEqual(Array(9).fill(200));
      const mails = await world.product.sandbox.mails(email);
      expect(mails.filter(({ text }) => text.includes('/reset-password')).length).toBeLessThanOrEqual(5);
    });

    it('nobody can lock an owner out: a browser that has signed in before opens the account', async () => {
      const owner = new Attacker(world.product.url);
      const credentials = await owner.register();
      const guess = { username: credentials.username, password: 'a wrong long secret' };
      for (let n = 0; n < 12; n++) await new Attacker(world.product.url).call('POST /api/login', guess);
      expect((await new Attacker(world.product.url).call('POST /api/login', credentials)).status).toBe(429);
      const device = { cookie: owner.device };
      expect((await new Attacker(world.product.url).call('POST /api/login', credentials, device)).status).toBe(200);
    });
  });
}
