import { deleteAccount, userErased } from '@presently/contracts/identity/erasure';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { getUsage } from '@presently/contracts/gifting/usage';
import { getUser } from '@presently/contracts/identity/accounts';
import { resolveSession } from '@presently/contracts/identity/sessions';
import { changePassword, requestPasswordReset, resetPassword } from '@presently/contracts/identity/password';
import { Problem } from '@presently/messaging/problem';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { aSharedGift, aShareToken, aToken, aUser } from '../../test/samples.js';
import { TestGateway, type Answer } from '../../test/test-gateway.js';

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
const cookieOf = (answer: Answer) => answer.headers.getSetCookie()[0]!;

describe('calls that end the sessions of an account', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    const { services } = gateway;
    await services.answer(getUser, (_input, { caller }) => aUser({ id: caller!.userId }));
    await services.answer(getUsage, () => ({ tier: 'free' as const, giftsUsedThisMonth: 0, giftLimit: 5 }));
    await services.answer(deleteAccount, () => ({ success: true as const }));
  });

  describe('deleting it', () => {
    it('deletes the signed-in user only, and ignores the body', async () => {
      const { cookie, holder } = gateway.signedIn();
      expect((await gateway.call('DELETE /api/user/delete')).status).toBe(401);
      expect(gateway.services.callsOf(deleteAccount)).toEqual([]);
      const answer = await gateway.call('DELETE /api/user/delete', undefined, { cookie });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(gateway.services.callsOf(deleteAccount).map(({ context }) => context.caller!.userId)).toEqual([
        holder.userId,
      ]);
    });

    it('clears all data of this site in the browser', async () => {
      const { cookie } = gateway.signedIn();
      const answer = await gateway.call('DELETE /api/user/delete', undefined, { cookie });
      expect(answer.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"');
      expect(cookieOf(answer)).toMatch(/^__Host-sid=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    });

    it('ends the cached session before the next request', async () => {
      const { cookie, token } = gateway.signedIn();
      expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(200);
      gateway.endSession(token);
      await gateway.call('DELETE /api/user/delete', undefined, { cookie });
      expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(401);
      expect(gateway.services.callsOf(resolveSession).length).toBeGreaterThan(0);
    });

    it("closes the sender's links at once, before gifting has erased them", async () => {
      const { cookie, holder } = gateway.signedIn();
      const [kept, unseen, other] = [aShareToken(), aShareToken(), aShareToken()];
      await gateway.services.answer(getSharedGift, ({ shareToken }) =>
        aSharedGift(shareToken === other ? {} : { senderId: holder.userId }),
      );
      expect((await gateway.call(`GET /api/gifts/view/${kept}`)).status).toBe(200);
      await gateway.call('DELETE /api/user/delete', undefined, { cookie });
      for (const token of [kept, unseen]) {
        expect((await gateway.call(`GET /api/gifts/view/${token}`)).status).toBe(404);
        expect((await gateway.call(`GET /gift/${token}`)).status).toBe(404);
        expect((await gateway.call(`POST /api/gifts/view/${token}/seen`)).status).toBe(404);
      }
      expect((await gateway.call(`GET /api/gifts/view/${other}`)).status).toBe(200);
      await gateway.services.silence(getSharedGift);
      expect((await gateway.call(`GET /gift/${kept}`)).status).toBe(404);
    });

    it('closes them in every other replica, by the event', async () => {
      const gift = aSharedGift();
      const token = aShareToken();
      await gateway.services.answer(getSharedGift, () => gift);
      expect((await gateway.call(`GET /gift/${token}`)).status).toBe(200);
      await gateway.publish(userErased, { userId: gift.senderId });
      await eventually(async () => (await gateway.call(`GET /gift/${token}`)).status === 404);
    });

    it('changes nothing if identity does not answer', async () => {
      const { cookie } = gateway.signedIn();
      await gateway.services.silence(deleteAccount);
      const answer = await gateway.call('DELETE /api/user/delete', undefined, { cookie });
      expect(answer.status).toBe(503);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.has('clear-site-data')).toBe(false);
      expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(200);
    });
  });

  describe('changing its password', () => {
    const change = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    it('begins a new session and ends the current one', async () => {
      const { cookie, token } = gateway.signedIn();
      const fresh = gateway.signedIn();
      await gateway.services.answer(changePassword, () => ({
        user: aUser(),
        sessionToken: fresh.token,
        expiresAt: inAWeek(),
      }));
      expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(200);
      gateway.endSession(token);
      const answer = await gateway.call('POST /api/user/password', change, { cookie });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(cookieOf(answer)).toMatch(new RegExp(`^__Host-sid=${fresh.token};.*HttpOnly`));
      const [call] = gateway.services.callsOf(changePassword);
      expect(call!.input).toEqual({ sessionToken: token, address: '127.0.0.1', change });
      expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(401);
      expect((await gateway.call('GET /api/user', undefined, { cookie: fresh.cookie })).status).toBe(200);
    });

    it.each([
      [{ ...change, newPassword: 'seven77' }, 'newPassword'],
      [{ newPassword: change.newPassword }, 'currentPassword'],
      [{ ...change, userId: 'x' }, 'userId'],
      [undefined, 'currentPassword'],
    ])('refuses %j and names the field', async (body, field) => {
      const { cookie } = gateway.signedIn();
      const answer = await gateway.call('POST /api/user/password', body, { cookie });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty(field);
    });

    it("passes on identity's refusal and keeps the session", async () => {
      const { cookie } = gateway.signedIn();
      await gateway.services.answer(changePassword, () => {
        throw new Problem('wrong-password', 400, 'No', { errors: { currentPassword: ['No'] } });
      });
      const answer = await gateway.call('POST /api/user/password', change, { cookie });
      expect([answer.status, answer.body.errors]).toEqual([400, { currentPassword: ['No'] }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await gateway.call('GET /api/user', undefined, { cookie })).status).toBe(200);
    });

    it('requires a session', async () => {
      expect((await gateway.call('POST /api/user/password', change)).status).toBe(401);
    });
  });

  describe('resetting it', () => {
    it('requires no session and passes the address on to identity', async () => {
      await gateway.services.answer(requestPasswordReset, () => ({ success: true as const }));
      await gateway.services.answer(resetPassword, () => ({ success: true as const }));
      const asked = await gateway.call('POST /api/password-reset/request', { email: 'maria@example.com' });
      expect([asked.status, asked.body]).toEqual([200, { success: true }]);
      expect(gateway.services.callsOf(requestPasswordReset)[0]!.context.address).toBe('127.0.0.1');
      const chosen = await gateway.call('POST /api/password-reset', { token: aToken(), newPassword: 'battery staple' });
      expect([chosen.status, chosen.body]).toEqual([200, { success: true }]);
    });

    it.each([
      ['POST /api/password-reset/request', {}, 'Email is required.'],
      ['POST /api/password-reset/request', { email: 'maria at home' }, 'Please provide a valid email address'],
      ['POST /api/password-reset', { token: 'x', newPassword: 'seven77' }, 'Password must be at least 8 characters'],
    ])('by %s refuses %j', async (route, body, message) => {
      const answer = await gateway.call(route, body);
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    });

    it('refuses other sites', async () => {
      const body = { email: 'maria@example.com' };
      const answer = await gateway.call('POST /api/password-reset/request', body, { 'sec-fetch-site': 'cross-site' });
      expect(answer.status).toBe(403);
    });
  });
});
