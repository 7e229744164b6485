import { declaredFields } from '@presently/messaging/messages';
import { requestOf, routed } from '@presently/testing/valid-requests';
import { Attacker } from '../attacker.ts';
import { belongingsOf, newAttacker, type World } from '../world.ts';

/** Fields that an attacker would like to set. */
const wished: Record<string, unknown> = {
  id: '00000000-0000-7000-8000-000000000000',
  userId: '00000000-0000-7000-8000-000000000000',
  senderId: '00000000-0000-7000-8000-000000000000',
  user: { isAdmin: true },
  isAdmin: true,
  admin: 'true',
  role: 'admin',
  tier: 'business',
  subscriptionTier: 'business',
  subscriptionStatus: 'active',
  stripeCustomerId: 'cus_somebody',
  stripeSubscriptionId: 'sub_somebody',
  giftsUsedThisMonth: -100,
  giftLimit: -1,
  password: 'overwritten secret',
  passwordHash: '$argon2id$v=19$m=1$overwritten',
  shareToken: 'A'.repeat(32),
  status: 'sent',
  viewedAt: '2020-01-01T00:00:00Z',
  deliveredAt: '2020-01-01T00:00:00Z',
  deliveryState: 'delivered',
  sentAt: '2020-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  price: '$0',
  version: 1_000_000,
  caller: { isAdmin: true },
  address: '10.0.0.1',
  constructor: { prototype: { isAdmin: true } },
};
/** Browsers send a blank `userId` with a gift. It is ignored, as the ownership topic tests. */
const declaredAllTheSame = (name: string, field: string) => name === 'gifting.sendGift' && field === 'userId';

/** Fields that only the product sets. */
export function massAssignment(world: World): void {
  describe('mass assignment', () => {
    let before: unknown;
    beforeAll(async () => {
      before = await belongingsOf(world);
    });

    const callerOf = (access: string) => (access === 'admin' ? world.admin : world.owner);
    it.each(routed)('%s refuses undeclared fields', async (name, op) => {
      const own = new Set(declaredFields(op.input).map((field) => field.name));
      const fields = Object.entries(wished).filter(([field]) => !own.has(field) && !declaredAllTheSame(name, field));
      for (const [field, value] of fields) {
        const { method, path, text } = requestOf(op, world.ids);
        const isQuery = text === undefined;
        const body = isQuery ? undefined : JSON.stringify({ ...(JSON.parse(text) as object), [field]: value });
        const address = isQuery ? `${path}${path.includes('?') ? '&' : '?'}${field}=${String(value)}` : path;
        const answer = await callerOf(op.access).raw(
          method,
          address,
          body,
          isQuery ? {} : { 'content-type': 'application/json' },
        );
        expect([field, answer.status, ['invalid-input', 'invalid-json'].includes(answer.body.code as string)]).toEqual([
          field,
          400,
          true,
        ]);
      }
    });

    it('a registration cannot set the role, the plan or the id', async () => {
      const attacker = new Attacker(world.product.url);
      const credentials = { username: `m${Date.now().toString(36)}`, password: 'a long enough secret' };
      const { user: _user, admin: _admin, role: _role, ...some } = wished;
      for (const [field, value] of Object.entries(some)) {
        const answer = await attacker.call('POST /api/register', { ...credentials, [field]: value });
        if (answer.status !== 201) continue;
        const user = (await attacker.call('GET /api/user')).body as Record<string, unknown>;
        expect(user).toMatchObject({ isAdmin: false, subscriptionTier: 'free', giftsUsedThisMonth: 0, giftLimit: 5 });
        expect(user.id).not.toBe(wished.id);
        await attacker.call('DELETE /api/user/delete');
      }
    });

    it.each(['POST /api/login', 'POST /api/user/password', 'POST /api/uploads/voice'])(
      '%s refuses them too',
      async (route) => {
        const attacker = await newAttacker(world.product);
        for (const [field, value] of Object.entries(wished)) {
          const answer = await attacker.call(route, {
            currentPassword: 'x',
            newPassword: 'yyyyyyyyyyy',
            [field]: value,
          });
          expect([400, 401, 415]).toContain(answer.status);
        }
      },
    );

    it('there is no new administrator and no new plan', async () => {
      const admins = await world.product
        .database('identity')
        .rows<{ username: string }>('select username from users where is_admin');
      expect(admins).toEqual([{ username: 'admin' }]);
      const paid = await world.product
        .database('identity')
        .rows(`select 1 from users where subscription_tier <> 'free'`);
      expect(paid).toEqual([]);
      expect(await belongingsOf(world)).toEqual(before);
    });
  });
}
