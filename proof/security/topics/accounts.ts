import { randomBytes } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import type { Product } from '../../world/product.ts';
import { Attacker } from '../attacker.ts';
import { anotherAddress, newAttacker } from '../world.ts';

const password = 'a long enough secret';
const anAddress = () => `${randomBytes(6).toString('hex')}@example.com`;
const settingsLink = /\/unsubscribe\/([\w-]{64})/;

/** Taking over the account of another person, with the budgets of production. */
export function accounts(world: { product: Product }): void {
  const anOwner = async () => {
    const email = anAddress();
    const owner = new Attacker(world.product.url);
    const { username } = await owner.register(email);
    await world.product.confirm(email);
    return { owner, email, username };
  };
  const moveTo = (by: Attacker, username: string, email: string, headers = {}) =>
    by.call('PATCH /api/user/account', { username, email }, headers);
  /** Lets the proof of presence in the owner's sessions lapse. */
  const ageSessions = (id: string) =>
    world.product
      .database('identity')
      .execute(`update identity.sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`, [
        id,
      ]);
  const noticesTo = async (email: string) =>
    (await world.product.sandbox.mails(email)).filter(({ text }) => text.includes('/secure-account?'));

  describe('accounts', () => {
    it('a borrowed session becomes no takeover: no new address, no new password, no deletion', async () => {
      const { owner, email, username } = await anOwner();
      await ageSessions(owner.id);
      // Gateways keep what they know of a session for five seconds.
      await eventually(async () => (await moveTo(owner, username, anAddress())).status === 403, 10_000);
      const thief = owner.stolen(world.product.url);
      const taken = await moveTo(thief, username, anAddress());
      expect([taken.status, taken.body.code]).toEqual([403, 'reauthentication-needed']);
      const deletion = await thief.call('DELETE /api/user/delete');
      expect([deletion.status, deletion.body.code]).toEqual([403, 'reauthentication-needed']);
      const change = { currentPassword: 'a guess of the thief', newPassword: 'the password of a thief' };
      expect((await thief.call('POST /api/user/password', change)).status).toBe(400);
      expect((await owner.call('GET /api/user')).body).toMatchObject({ email, emailConfirmed: true });
    });

    it('a thief with the password is noticed, and loses the account to one press of the owner', async () => {
      const { email, username } = await anOwner();
      const thief = new Attacker(world.product.url);
      await thief.signIn({ username, password });
      await eventually(async () => (await noticesTo(email)).length === 1, 15_000);
      const evil = anAddress();
      expect((await moveTo(thief, username, evil)).status).toBe(200);
      await world.product.confirm(evil);
      const [notice] = await noticesTo(email);
      const token = /secure-account\?token=([\w-]{43})/.exec(notice!.text)![1]!;
      const scanner = new Attacker(world.product.url);
      for (const method of ['GET', 'HEAD'])
        expect((await scanner.raw(method, `/secure-account?token=${token}`, undefined, {})).status).toBe(200);
      expect((await thief.call('GET /api/user')).status).toBe(200);
      const press = () => scanner.call('POST /api/secure-account', { token });
      expect((await press()).status).toBe(200);
      expect((await thief.call('GET /api/user')).status).toBe(401);
      expect((await thief.call('POST /api/login', { username, password })).status).toBe(401);
      expect((await press()).status).toBe(400);
      // The link to a new password goes to the owner, not to the address of the thief.
      const reset = await world.product.sandbox.tokenTo(email, 'reset-password');
      expect((await world.product.sandbox.mails(evil)).some(({ text }) => text.includes('/reset-password'))).toBe(
        false,
      );
      const fresh = { token: reset, newPassword: 'another long secret' };
      expect((await scanner.call('POST /api/password-reset', fresh)).status).toBe(200);
      await new Attacker(world.product.url).signIn({ username, password: fresh.newPassword });
    });

    it('a settings link does not outlive a change of address', async () => {
      const { owner, email, username } = await anOwner();
      const recipientId = await owner.addRecipient();
      const today = new Date().toISOString().slice(0, 10);
      await owner.call(`POST /api/recipients/${recipientId}/occasions`, {
        type: 'Birthday',
        date: `1990${today.slice(4)}`,
      });
      const token = await eventually(async () => {
        const mails = await world.product.sandbox.mails(email);
        return mails.map(({ text }) => settingsLink.exec(text)?.[1]).find((found) => found !== undefined);
      }, 30_000);
      const look = async () =>
        (await new Attacker(world.product.url).call(`GET /api/reminder-settings/${token}`)).status;
      expect(await look()).toBe(200);
      const next = anAddress();
      await moveTo(owner, username, next);
      await world.product.confirm(next);
      expect(await look()).toBe(404);
    });

    it('nobody learns from "not available" who has an account, beyond five answers a day', async () => {
      const known = await anOwner();
      const prober = await newAttacker(world.product);
      const { username } = (await prober.call('GET /api/user')).body as { username: string };
      const bits: string[] = [];
      for (let n = 0; n < 12; n++)
        bits.push((await moveTo(prober, username, known.email, anotherAddress())).body.code as string);
      expect(bits.filter((code) => code === 'account-taken')).toHaveLength(5);
      // A free address gets the same refusal.
      expect((await moveTo(prober, username, anAddress(), anotherAddress())).body.code).toBe('budget-used');

      const network = anotherAddress();
      const join = (email: string) =>
        new Attacker(world.product.url).call(
          'POST /api/register',
          { username: `u${randomBytes(5).toString('hex')}`, password, email },
          network,
        );
      const answers = await Promise.all(Array.from({ length: 12 }, () => join(known.email)));
      expect(answers.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(5);
      while ((await join(known.email)).status === 409);
      expect((await join(known.email)).body.code).toBe('budget-used');
      // The count is of the whole network, so it stops nobody with a free name.
      expect((await join(anAddress())).status).toBe(201);
    });
  });
}
