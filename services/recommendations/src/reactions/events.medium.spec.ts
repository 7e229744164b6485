import { aCaller } from '@presently/testing/a-caller';
import { recommendationsUserDataErased } from '@presently/contracts/recommendations/erasure';
import { userErased } from '@presently/contracts/identity/erasure';
import { ideasImported, ideasWithdrawn } from '@presently/contracts/gifting/imports';
import { giftGiven } from '@presently/contracts/gifting/gifts';
import { recipientChanged, recipientErased } from '@presently/contracts/gifting/recipients';
import { changeKeptIdea, keepIdea } from '@presently/contracts/recommendations/kept-ideas';
import { recommendAnother, recommendGifts } from '@presently/contracts/recommendations/ideas';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aRecipient, aGivenGift, type RecipientEvent } from '../../test/world.js';
import { definition } from '../definition.js';

describe('the data of a recipient', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { PROFILE_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  const find = async ({ recipientId }: { recipientId: string }) =>
    (
      await service.query<{ name: string; interests: string[] }>('select * from recipients where id = $1', [
        recipientId,
      ])
    )[0];
  /** Publishes a change with its own version. */
  async function change(recipient: RecipientEvent, version: number): Promise<void> {
    const { id } = await service.publish(recipientChanged, recipient, undefined, version);
    await eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length,
    );
  }
  async function erase(userId: string) {
    await service.publish(userErased, { userId });
    await eventually(async () =>
      (await service.emitted(recommendationsUserDataErased)).some((data) => data.userId === userId),
    );
  }
  /** All rows of this schema that contain the text, except tombstones and the confirmation. */
  async function found(text: string): Promise<string[]> {
    const tables = await service.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'recommendations' and tablename not like 'erased%'`,
    );
    const holding: string[] = [];
    for (const { tablename } of tables) {
      const rows = await service.query(
        `select * from ${tablename} as t where position(lower($1) in lower(to_jsonb(t)::text)) > 0
           and not to_jsonb(t) @> '{"subject":"evt.recommendations.user_data_erased.v1"}'`,
        [text],
      );
      if (rows.length > 0) holding.push(tablename);
    }
    return holding;
  }
  async function aKnownRecipient() {
    const caller = aCaller();
    const occasion = { id: randomUUID(), type: 'Birthday', date: '1990-05-04', title: null };
    const recipient = aRecipient(caller, { name: 'Keepsake Ida', occasions: [occasion] });
    await change(recipient, 1);
    await service.publish(giftGiven, aGivenGift(recipient, { giftName: 'Keepsake apron' }));
    await service.call(recommendGifts, { recipientId: recipient.recipientId, budget: '50-100' }, { caller });
    await service.call(
      recommendAnother,
      { recipientId: recipient.recipientId, budget: '50-100', instead: 'A slower first cup' },
      { caller },
    );
    await eventually(async () => (await found(recipient.recipientId)).includes('given_gifts'));
    return { caller, recipient, occasion };
  }

  it('includes ideas of a file, also before the recipient is known, each once, until the import is undone', async () => {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const { recipientId, senderId } = recipient;
    const idea = { title: 'Teapot', link: 'https://a.example/1', image: null, price: null, note: null, givenOn: null };
    const given = { ...idea, title: 'Tulips', link: null, state: 'given' as const, givenOn: '2025-12-24' };
    const importOf = async (ids: readonly string[]) => {
      const ideas = [
        { ...idea, id: ids[0]!, state: 'idea' as const },
        { ...given, id: ids[1]! },
        { ...idea, id: ids[2]!, title: 'Whisk', link: 'https://a.example/2', state: 'idea' as const },
      ];
      const data = { recipientId, senderId, importedAt: '2026-11-22T09:00:00.000Z', ideas };
      const { id } = await service.publish(ideasImported, data);
      await eventually(async () => (await service.query('select from processed_events where event_id = $1', [id]))[0]);
    };
    const kept = () =>
      service.query('select id, title, given_on from kept_ideas where recipient_id = $1 order by title', [recipientId]);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    await importOf(ids);
    await change(recipient, 1);
    await importOf([randomUUID(), randomUUID(), randomUUID()]);
    expect(await find(recipient)).toMatchObject({ name: recipient.name });
    expect(await kept()).toEqual([
      { id: ids[0], title: 'Teapot', given_on: null },
      { id: ids[1], title: 'Tulips', given_on: '2025-12-24' },
      { id: ids[2], title: 'Whisk', given_on: null },
    ]);
    await service.call(changeKeptIdea, { keptIdeaId: ids[0]!, note: 'The green one' }, { caller });
    await service.call(keepIdea, { recipientId, link: 'https://a.example/2' }, { caller });
    await service.publish(ideasWithdrawn, { recipientId, senderId, ideaIds: ids });
    // The sender has changed one of the others since, and has kept one again.
    await eventually(async () => (await kept()).length === 2);
    expect(await kept()).toMatchObject([{ title: 'Teapot' }, { title: 'Whisk' }]);
  });

  it('is that of the newest event, in whatever order events arrive', async () => {
    const recipient = aRecipient(aCaller());
    const newest = { name: 'Ida Berg', interests: ['jazz'], dislikes: ['perfume'], language: 'sv' };
    const later = { ...recipient, ...newest, occasions: [] };
    await change(later, 3);
    const other = { id: randomUUID(), type: 'Other', date: '2030-01-01', title: null };
    await change({ ...recipient, occasions: [other] }, 2);
    expect(await find(recipient)).toMatchObject(newest);
    expect(await service.query('select 1 from occasions where recipient_id = $1', [recipient.recipientId])).toEqual([]);
  });

  it('is stored together with that of other recipients', async () => {
    const recipients = Array.from({ length: 20 }, () => aRecipient(aCaller()));
    const occasions = recipients.map((_, n) => {
      const date = `1990-05-${10 + n}`;
      return { id: randomUUID(), type: 'Birthday', date, title: null };
    });
    const publish = (version: number) =>
      Promise.all(
        recipients.map((recipient, n) => {
          const own = version === n % 3 ? occasions.slice(n, n + 1) : [];
          const name = `Ida ${n}.${version}`;
          return service.publish(recipientChanged, { ...recipient, name, occasions: own }, undefined, version);
        }),
      );
    const ids = recipients.map(({ recipientId }) => recipientId);
    const stored = async (version: number) => {
      const rows = await service.query<{ id: string; name: string; xmin: string }>(
        'select id, name, xmin::text from recipients where id = any($1) and version = $2',
        [ids, version],
      );
      return rows.length === ids.length && rows;
    };
    await publish(1);
    await eventually(() => stored(1));
    await publish(2);
    const rows = await eventually(() => stored(2));
    for (const { id, name } of rows) expect(name).toBe(`Ida ${ids.indexOf(id)}.2`);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBeLessThan(ids.length / 2);
    const kept = await service.query('select id, recipient_id from occasions where recipient_id = any($1)', [ids]);
    const expected = occasions.flatMap(({ id }, n) => (n % 3 === 2 ? { id, recipient_id: ids[n] } : []));
    expect(kept).toHaveLength(expected.length);
    expect(kept).toEqual(expect.arrayContaining(expected));
  });

  it('contains only title and address of a gift', async () => {
    const recipient = aRecipient(aCaller());
    await service.publish(
      giftGiven,
      aGivenGift(recipient, { giftName: 'Linen apron', giftUrl: 'https://shop.example/a' }),
    );
    await eventually(async () => (await found(recipient.recipientId)).includes('given_gifts'));
    expect(await found('keepsake@example.com')).toEqual([]);
  });

  it('is deleted with the recipient and not restored by late events', async () => {
    const { recipient } = await aKnownRecipient();
    const { recipientId, senderId } = recipient;
    await service.publish(recipientErased, { recipientId, senderId, giftIds: [] });
    await eventually(async () => (await found(recipientId)).length === 0);
    await change(recipient, 9);
    await service.publish(giftGiven, aGivenGift(recipient));
    await change(aRecipient(aCaller()), 1);
    expect(await found(recipientId)).toEqual([]);
  });

  it('is deleted with the sender, confirmed, and not restored', async () => {
    const { caller, recipient } = await aKnownRecipient();
    expect((await found(caller.userId)).toSorted()).toEqual(['budget_usage', 'given_gifts', 'recipients']);
    await erase(caller.userId);
    await change(recipient, 9);
    await service.publish(giftGiven, aGivenGift(recipient));
    await change(aRecipient(aCaller()), 1);
    expect(await found(caller.userId)).toEqual([]);
    expect(await found(recipient.recipientId)).toEqual([]);
  });

  it('stays for other users', async () => {
    const { recipient } = await aKnownRecipient();
    await erase(randomUUID());
    expect(await find(recipient)).toMatchObject({ name: 'Keepsake Ida' });
  });
});
