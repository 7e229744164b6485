import { callsAtOnce, largestAnswer, largestPage, mostOccasions, recipientLimits } from '@presently/rules/bounds';
import { eventually } from '@presently/testing/eventually';
import type { Product } from '../../world/product.ts';
import { sameOrigin } from '../../world/client.ts';
import { Attacker } from '../attacker.ts';
import { anotherAddress } from '../world.ts';

/** More than one page may hold, with rows as long as the fields allow. */
const rows = 20_000;
const longest = Array.from({ length: 50 }, (_none, nth) => `${nth} ${'x'.repeat(50)}`);
const lists = ['recipients', 'upcoming-occasions?days=366', 'scheduled-gifts', 'dashboard'];

/** What one account can make the product hold and answer, with the limits of production. */
export function bounds(world: { product: Product }): void {
  describe('bounds', () => {
    let owner: Attacker;
    beforeAll(async () => {
      owner = await anAccount();
      await fill(owner);
    }, 60_000);

    async function anAccount(): Promise<Attacker> {
      const account = new Attacker(world.product.url, { ...sameOrigin, ...anotherAddress() });
      await account.register();
      return account;
    }

    /** Rows as an account could collect them before there was a limit. */
    async function fill({ id }: Attacker): Promise<void> {
      const gifting = world.product.database('gifting');
      await gifting.execute(
        `insert into recipients (id, user_id, name, relationship, interests, created_at)
         select gen_random_uuid(), $1, 'Person ' || n, 'Friend', $2, now() from generate_series(1, $3::int) n`,
        [id, longest, rows],
      );
      await gifting.execute(
        `insert into occasions (id, recipient_id, user_id, type, date, notes, created_at)
         select gen_random_uuid(), id, user_id, 'Birthday', '1990-' || to_char(now(), 'MM-DD'), repeat('n', 900), now()
         from recipients where user_id = $1`,
        [id],
      );
      await gifting.execute(
        `insert into gift_history (id, user_id, recipient_id, sender_name, gift_name, message, share_token, status,
           sent_at, created_at)
         select gen_random_uuid(), user_id, id, 'Maya', 'Gift', repeat('m', 900), gen_random_uuid()::text, 'sent',
           now(), now() from recipients where user_id = $1`,
        [id],
      );
      await gifting.execute('analyze recipients, occasions, gift_history');
    }

    it.each(lists)('an answer of /api/%s is at most 1 MB and 500 rows, and names the next page', async (path) => {
      const answer = await owner.call(`GET /api/${path}`);
      expect(answer.status).toBe(200);
      expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(largestAnswer);
      if (!Array.isArray(answer.body)) return;
      expect(answer.body.length).toBeLessThanOrEqual(largestPage);
      expect(answer.headers.get('link')).toMatch(/^<\/api\/.*after=[\w-]+.*>; rel="next"$/);
    });

    it.each(['-1', '0', '501', '1e9', 'all'])('no page has %s rows', async (limit) => {
      const answer = await owner.call(`GET /api/recipients?limit=${limit}`);
      expect([answer.status, answer.body.errors?.limit]).toEqual([400, expect.any(Array)]);
    });

    it('a free account cannot add a person beyond its limit, nor an occasion beyond that of a person', async () => {
      const person = { name: 'One more', relationship: 'Friend' };
      const refused = await owner.call('POST /api/recipients', person);
      expect([refused.status, refused.body.code]).toEqual([403, 'recipient.limit-reached']);
      expect(refused.body.message).toContain(recipientLimits.strict.free.toLocaleString('en-US'));

      const other = await anAccount();
      const recipientId = await other.addRecipient();
      await world.product.database('gifting').execute(
        `insert into occasions (id, recipient_id, user_id, type, date, created_at)
         select gen_random_uuid(), $1, $2, 'Birthday', '1990-01-01', now() from generate_series(1, $3::int)`,
        [recipientId, other.id, mostOccasions],
      );
      const occasion = { type: 'Birthday', date: '1990-05-04' };
      const full = await other.call(`POST /api/recipients/${recipientId}/occasions`, occasion);
      expect([full.status, full.body.code]).toEqual([409, 'occasion.limit-reached']);
    });

    it('calls at once wait, and another person is answered meanwhile', async () => {
      const stranger = await anAccount();
      const greedy = Array.from({ length: 10 * callsAtOnce.strict.atOnce }, () => owner.call('GET /api/recipients'));
      for (const path of ['user', 'recipients', 'dashboard']) {
        const answer = await eventually(async () => {
          const tried = await stranger.call(`GET /api/${path}`);
          return tried.status === 503 ? undefined : tried;
        });
        expect([path, answer.status]).toEqual([path, 200]);
      }
      const answers = await Promise.all(greedy);
      expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    }, 120_000);
  });
}
