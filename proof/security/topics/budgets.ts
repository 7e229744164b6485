import { randomBytes } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import { sameOrigin, type Answer } from '../../world/client.ts';
import type { Product } from '../../world/product.ts';
import { Attacker } from '../attacker.ts';
import type { HostileShop } from '../hostile/hostile-shop.ts';
import { anotherAddress } from '../world.ts';

const aStranger = () => `stranger-${randomBytes(5).toString('hex')}@example.com`;
const today = () => new Date().toISOString().slice(0, 10);
const isUsed = ({ status, body }: Answer) => status === 429 && (body as { code: string }).code === 'budget-used';

/** Repeats a call until its budget is used up. @returns the accepted calls and the refusal, if one came */
async function repeat(
  most: number,
  call: (nth: number) => Promise<Answer>,
): Promise<{ accepted: number; refusal: Answer | undefined }> {
  let accepted = 0;
  for (let nth = 0; nth < most; nth++) {
    const answer = await call(nth);
    if (isUsed(answer)) return { accepted, refusal: answer };
    if (answer.status < 300 || answer.status === 422) accepted++;
  }
  return { accepted, refusal: undefined };
}

/** What one account could do to others with budgets as in production. Each attack has a network of its own. */
export function budgets(world: { product: Product; shop: HostileShop }): void {
  describe('budgets', () => {
    async function anAccount(network = anotherAddress()): Promise<Attacker> {
      const account = new Attacker(world.product.url, { ...sameOrigin, ...network });
      await account.register(aStranger());
      return account;
    }
    const mailsTo = async (addresses: readonly string[]) =>
      (await Promise.all(addresses.map((address) => world.product.sandbox.mails(address)))).flat().length;

    it('one account cannot spend the money of the model for all', async () => {
      const [greedy, other] = await Promise.all([anAccount(), anAccount()]);
      const [mine, theirs] = await Promise.all([greedy.addRecipient(), other.addRecipient()]);
      const ask = (recipientId: string) => ({
        of: (by: Attacker) =>
          by.call(`POST /api/recommendations/recipient/${recipientId}`, { budget: '$50-$100', refresh: true }),
      });
      const { accepted, refusal } = await repeat(25, () => ask(mine).of(greedy));
      expect([accepted, refusal?.body.message]).toEqual([20, expect.stringContaining('20 sets of ideas a day')]);
      expect(Number(refusal!.headers.get('retry-after'))).toBeGreaterThan(0);
      // The last set has four ideas in reserve.
      const shown: string[] = [];
      const others = await repeat(9, async () => {
        const path = `POST /api/recommendations/recipient/${mine}/another`;
        const answer = await greedy.call(path, { budget: '$50-$100', instead: 'Another', shown });
        shown.push((answer.body as { recommendation?: { name: string } }).recommendation?.name ?? 'none');
        return answer;
      });
      expect(others.refusal?.status).toBe(429);
      const messages = await repeat(25, () => greedy.call('POST /api/messages/generate', { recipientId: mine }));
      expect(messages.accepted).toBe(20);
      expect((await ask(theirs).of(other)).status).toBe(200);
    });

    it('one account cannot spend the money of searches for all', async () => {
      const greedy = await anAccount();
      const interests = ['zyzzyva', 'quokka', 'axolotl'];
      const before = world.shop.searches;
      for (let person = 0; person < 12; person++) {
        const recipientId = await greedy.addRecipient('Ann Lee', interests);
        await greedy.call(`POST /api/recommendations/recipient/${recipientId}`, { budget: '$50-$100' });
      }
      expect(world.shop.searches - before).toBeGreaterThan(0);
      expect(world.shop.searches - before).toBeLessThanOrEqual(40);
    });

    it('one gift cannot reach any number of strangers', async () => {
      const sender = await anAccount();
      const recipientId = await sender.addRecipient();
      const strangers = Array.from({ length: 13 }, aStranger);
      const gift = await sender.sendGift(recipientId, strangers[0]!);
      const giftId = gift.body.id as string;
      const isDelivered = async () => {
        const [sent] = (await sender.call('GET /api/scheduled-gifts')).body as { deliveryState: string }[];
        return sent!.deliveryState !== 'under-way';
      };
      for (const recipientEmail of strangers.slice(1)) {
        await eventually(isDelivered);
        await sender.call(`POST /api/gifts/${giftId}/resend`, { deliveryMethod: 'email', recipientEmail });
      }
      await eventually(isDelivered);
      const reached = await Promise.all(strangers.map((address) => world.product.sandbox.mails(address)));
      expect(reached.filter((mails) => mails.length > 0).length).toBeLessThanOrEqual(4);
      const usage = (await sender.call('GET /api/user/budgets')).body as { what: string; used: number }[];
      expect(usage.find(({ what }) => what === 'gift emails')?.used).toBe(4);
    });

    it('new accounts cannot mail without end, each alone or many from one network', async () => {
      const network = anotherAddress();
      let messages = 0;
      for (let account = 0; account < 8; account++) {
        const sender = await anAccount(network);
        const recipientId = await sender.addRecipient();
        const { accepted } = await repeat(7, () => sender.sendGift(recipientId, aStranger()));
        messages += accepted;
      }
      expect(messages).toBeLessThanOrEqual(30);
      const elsewhere = await anAccount();
      expect((await elsewhere.sendGift(await elsewhere.addRecipient(), aStranger())).status).toBe(201);
    });

    it('reminders are no open relay', async () => {
      const relay = await anAccount();
      const strangers: string[] = [];
      const secret = `buy-${randomBytes(4).toString('hex')}`;
      await relay.call('PATCH /api/user/preferences', { reminderDaysBefore: 1, emailRemindersEnabled: true });
      for (let stranger = 0; stranger < 10; stranger++) {
        const { username } = (await relay.call('GET /api/user')).body as { username: string };
        const email = aStranger();
        strangers.push(email);
        await relay.call('PATCH /api/user/account', { username, email });
        const recipientId = await relay.addRecipient(secret);
        const before = await mailsTo(strangers);
        const path = `POST /api/recipients/${recipientId}/occasions`;
        await relay.call(path, { type: 'Birthday', date: `1990${today().slice(4)}`, notes: secret });
        await eventually(async () => (await mailsTo(strangers)) > before, 4_000).catch(() => undefined);
      }
      expect(await mailsTo(strangers)).toBeLessThanOrEqual(5);
    });

    it('many accounts cannot flood one address as their own', async () => {
      const victim = aStranger();
      const spellings = Array.from({ length: 8 }, (_none, nth) => victim.replace('@', `+${nth}@`));
      for (const spelling of spellings) {
        const relay = new Attacker(world.product.url, { ...sameOrigin, ...anotherAddress() });
        await relay.register(spelling);
        const recipientId = await relay.addRecipient();
        const path = `POST /api/recipients/${recipientId}/occasions`;
        await relay.call(path, { type: 'Birthday', date: `1990${today().slice(4)}` });
      }
      await eventually(async () => (await mailsTo(spellings)) > 5, 8_000).catch(() => undefined);
      expect(await mailsTo(spellings)).toBeLessThanOrEqual(5);
    });

    it('many accounts cannot flood one person with gifts', async () => {
      const victim = aStranger();
      const answers: Answer[] = [];
      for (let account = 0; account < 6; account++) {
        const sender = await anAccount();
        const recipientId = await sender.addRecipient();
        answers.push(await sender.sendGift(recipientId, victim.replace('@', `+${account}@`)));
      }
      expect(answers.map(isUsed)).toEqual([false, false, false, true, true, true]);
      expect(answers.at(-1)!.body.message).toMatch(/^One person receives 3 gift messages a day/);
    });

    it('strangers and few accounts use up nothing that others need', async () => {
      const office = anotherAddress();
      /** Registered elsewhere, because a network has few registrations an hour. */
      const inOffice = async () => {
        const account = await anAccount();
        const here = new Attacker(world.product.url, { ...sameOrigin, ...office });
        here.cookie = account.cookie;
        return here;
      };
      for (let account = 0; account < 5; account++) {
        const greedy = await inOffice();
        const recipientId = await greedy.addRecipient();
        await repeat(12, () => greedy.sendGift(recipientId, aStranger()));
      }
      for (let person = 0; person < 50; person++) {
        const someone = await inOffice();
        expect((await someone.sendGift(await someone.addRecipient(), aStranger())).status).toBe(201);
      }
      // Guesses at links that ask do not end a right one.
      const asker = await inOffice();
      const guess = (nth: number) => asker.call(`POST /api/about/${String(nth).padEnd(43, 'x')}`, { likes: ['tea'] });
      expect((await repeat(40, guess)).refusal?.status).toBe(429);
      const questions = `POST /api/recipients/${await asker.addRecipient()}/questions`;
      const { url } = (await asker.call(questions)).body as { url: string };
      expect((await asker.call(`POST /api/about/${url.split('/').at(-1)!}`, { likes: ['tea'] })).status).toBe(200);
    }, 180_000);

    it('a person who gets gifts of strangers still gets those of an older account', async () => {
      const victim = aStranger();
      for (let account = 0; account < 4; account++) {
        const sender = await anAccount();
        await sender.sendGift(await sender.addRecipient(), victim.replace('@', `+${account}@`));
      }
      const friend = await anAccount();
      const recipientId = await friend.addRecipient();
      const refused = await friend.sendGift(recipientId, victim);
      expect([isUsed(refused), refused.body.message]).toEqual([true, expect.stringContaining('One person receives')]);
      // A week ago, and with a confirmed address.
      const older = `update senders set has_email = true, known_since = now() - interval '30 days' where user_id = $1`;
      await world.product.database('gifting').execute(older, [friend.id]);
      expect((await friend.sendGift(recipientId, victim)).status).toBe(201);
    });

    it('changes of one account cannot fill the streams', async () => {
      const busy = await anAccount();
      const recipientId = await busy.addRecipient();
      const { accepted, refusal } = await repeat(200, (nth) =>
        busy.call(`PATCH /api/recipients/${recipientId}`, { name: `Ann ${nth}`, interests: ['x'.repeat(60)] }),
      );
      expect([accepted < 150, refusal?.body.message]).toEqual([true, expect.stringContaining('150 changes')]);
      expect((await busy.call(`GET /api/recipients/${recipientId}/occasions`)).status).toBe(200);
    });

    it('link previews and accounts cannot be changed without end', async () => {
      const busy = await anAccount();
      const link = { url: 'https://nothing.invalid/' };
      expect((await repeat(40, () => busy.call('POST /api/link-preview', link))).accepted).toBe(30);
      const changes = await repeat(30, (nth) =>
        busy.call('PATCH /api/user/preferences', { reminderDaysBefore: nth % 2 ? 3 : 7 }),
      );
      expect([changes.accepted, changes.refusal?.status]).toEqual([20, 429]);
    });
  });
}
