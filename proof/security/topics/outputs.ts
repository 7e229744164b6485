import { eventually } from '@presently/testing/eventually';
import { calendarFeedLimits } from '@presently/rules/bounds';
import { setTimeout as delay } from 'node:timers/promises';
import { sameOrigin } from '../../world/client.ts';
import type { Product } from '../../world/product.ts';
import { Attacker } from '../attacker.ts';
import { anotherAddress } from '../world.ts';

/** More days than a feed may hold, each with the longest notes, and all moving. */
const [people, daysEach] = [60, 95] as const;
/** Calls of others wait this much longer at most than they do without the attack, on a machine that does other things. */
const mostDelayMs = 1_000;

const near9999 = [
  { date: '9998-12-31', recurrence: 'nth-weekday', nth: 5, weekday: 0, month: 2 },
  { date: '9999-12-31', recurrence: 'nth-weekday', nth: -1, weekday: 6, month: 12 },
  { date: '9999-01-01', recurrence: 'easter' },
  { date: '9999-12-31', recurrence: 'yearly' },
  { date: '2201-01-01', recurrence: 'once' },
  { date: '1799-12-31', recurrence: 'yearly' },
  { date: '0001-01-01', recurrence: 'easter', easterOffset: -80 },
];

/** Files that the product writes from what one account has typed. */
export function outputs(world: { product: Product }): void {
  describe('outputs', () => {
    let owner: Attacker;
    let other: Attacker;
    let feed: string;
    let most: number;
    beforeAll(async () => {
      [owner, other] = await Promise.all([anAccount(), anAccount()]);
      await fill(owner);
      feed = await feedOf(owner);
      most = mostDelayMs + 4 * (await longestBeside(delay(2_000)));
    }, 120_000);

    async function anAccount(): Promise<Attacker> {
      const account = new Attacker(world.product.url, { ...sameOrigin, ...anotherAddress() });
      await account.register();
      return account;
    }
    const gifting = () => world.product.database('gifting');
    const feedOf = async (account: Attacker): Promise<string> => {
      const { url } = (await account.call('GET /api/calendar')).body as { url: string };
      return new URL(url).pathname;
    };
    async function fill({ id }: Attacker): Promise<void> {
      await gifting().execute(
        `insert into recipients (id, user_id, name, relationship, interests, created_at)
         select gen_random_uuid(), $1, 'Person ' || n, 'Friend', '{}', now() from generate_series(1, $2::int) n`,
        [id, people],
      );
      await gifting().execute(
        `insert into occasions (id, recipient_id, user_id, type, title, date, recurrence, easter_offset, notes, created_at)
         select gen_random_uuid(), id, user_id, 'Holiday', 'Day ' || n, '2020-01-01', 'easter', n - 40,
           repeat('ü', 990), now() from recipients, generate_series(1, $2::int) n where user_id = $1`,
        [id, daysEach],
      );
    }
    /** The longest call of another account while something happens. */
    async function longestBeside(happens: Promise<unknown>): Promise<number> {
      const watched = { isOver: false };
      void happens.finally(() => (watched.isOver = true)).catch(() => undefined);
      let longest = 0;
      do {
        const start = performance.now();
        expect((await other.call('GET /api/recipients')).status).toBe(200);
        longest = Math.max(longest, performance.now() - start);
        await delay(20);
      } while (!watched.isOver);
      return longest;
    }
    const read = (etag?: string) =>
      new Attacker(world.product.url, anotherAddress()).call(`GET ${feed}`, undefined, {
        'accept-encoding': 'identity',
        ...(etag && { 'if-none-match': etag }),
      });

    it('a feed has a limit, says that it is full, and keeps nobody waiting', async () => {
      const answer = read();
      const longest = await longestBeside(answer);
      const { status, text, headers } = await answer;
      expect(status).toBe(200);
      expect(longest).toBeLessThan(most);
      expect(text.length).toBeLessThan(1.2 * calendarFeedLimits.mostCharacters);
      expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Some of your dates are not in this calendar');
      const again = performance.now();
      expect((await read(headers.get('etag')!)).status).toBe(304);
      expect(performance.now() - again).toBeLessThan(most);
    }, 120_000);

    it('many requests for a feed count as calls of its account', async () => {
      const many = Promise.all(Array.from({ length: 60 }, () => read()));
      expect(await longestBeside(many)).toBeLessThan(most);
      expect((await many).filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
    }, 120_000);

    it('an export of the same account keeps nobody waiting, nor the export of another', async () => {
      const requested = (await owner.call('POST /api/exports')).body as { id: string };
      const theirs = (await other.call('POST /api/exports')).body as { id: string };
      const ready = (account: Attacker, id: string) =>
        eventually(async () => {
          const { state } = (await account.call(`GET /api/exports/${id}`)).body as { state: string };
          expect(state).not.toBe('failed');
          return state === 'ready';
        }, 60_000);
      expect(await longestBeside(ready(owner, requested.id))).toBeLessThan(most);
      await ready(other, theirs.id);
      expect((await owner.raw('GET', `/api/exports/${requested.id}/file`, undefined, {})).status).toBe(200);
    }, 120_000);

    it.each(near9999)('no day is taken from years without arithmetic: %j', async (day) => {
      const account = await anAccount();
      const path = `POST /api/recipients/${await account.addRecipient()}/occasions`;
      const answer = await account.call(path, { type: 'Holiday', ...day });
      expect([answer.status, answer.body.errors?.date]).toEqual([400, [expect.stringContaining('1800 and 2200')]]);
    });

    it('no stored day breaks a feed, an export or a page', async () => {
      const account = await anAccount();
      const recipientId = await account.addRecipient();
      await account.call(`POST /api/recipients/${recipientId}/occasions`, { type: 'Birthday', date: '1990-05-04' });
      for (const { date, recurrence, nth, weekday, month, easterOffset } of near9999.map((day) => ({
        nth: null,
        weekday: null,
        month: null,
        easterOffset: null,
        ...day,
      })))
        await gifting().execute(
          `insert into occasions (id, recipient_id, user_id, type, date, recurrence, nth, weekday, month, easter_offset, created_at)
           values (gen_random_uuid(), $1, $2, 'Holiday', $3, $4, $5, $6, $7, $8, now())`,
          [recipientId, account.id, date, recurrence, nth, weekday, month, easterOffset],
        );
      const calendar = await account.call(`GET ${await feedOf(account)}`);
      expect([calendar.status, calendar.text.includes('DTSTART;VALUE=DATE:20')]).toEqual([200, true]);
      expect(calendar.text.replaceAll('\r\n ', '')).toMatch(/dates cannot be shown in a calendar/);
      for (const path of [`recipients/${recipientId}/occasions`, 'upcoming-occasions?days=366', 'dashboard'])
        expect([path, (await account.call(`GET /api/${path}`)).status]).toEqual([path, 200]);
      const { id } = (await account.call('POST /api/exports')).body as { id: string };
      await eventually(
        async () => ((await account.call(`GET /api/exports/${id}`)).body as { state: string }).state === 'ready',
        30_000,
      );
    }, 60_000);
  });
}
