import { eventually } from '@presently/testing/eventually';
import { Parcel, parcelLease, ParcelOffice, plainLease } from '../../test/parcels.js';
import type { Verdict } from '../lease.js';
import { LeasedRows } from './leased-rows.js';
import { sql } from '../sql.js';

const arrived: Verdict<Parcel> = { next: 'done', set: { state: 'arrived', note: { text: 'at the door' } } };

describe('rows under a lease', () => {
  let office: ParcelOffice;
  let one: LeasedRows<Parcel>;
  let other: LeasedRows<Parcel>;
  let plain: LeasedRows<Parcel>;
  beforeAll(async () => {
    office = await ParcelOffice.open();
    const [first, second] = [await office.process(), await office.process()];
    one = new LeasedRows(first, parcelLease, 60_000);
    other = new LeasedRows(second, parcelLease, 60_000);
    plain = new LeasedRows(first, plainLease, 60_000);
  });
  afterAll(() => office.close());
  beforeEach(() => office.query('truncate parcels'));

  const expireLeases = () => office.query(`update parcels set lease_until = now() - interval '1 second'`);
  const settle = async (rows: LeasedRows<Parcel>, ...settlements: [Parcel, Verdict<Parcel>][]) => {
    const em = await office.process();
    const held = await em.transactional((tx) =>
      rows.settle(
        tx as typeof em,
        settlements.map(([row, verdict]) => ({ row, verdict })),
      ),
    );
    return held.map(({ row }) => row.id);
  };

  it('belong to one of many that claim at once', async () => {
    await office.put(200);
    const claims = await Promise.all(Array.from({ length: 20 }, (_, nth) => (nth % 2 ? one : other).claim(20)));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(await one.claim(20)).toEqual([]);
  });

  it('say when the first of them is due, and when to look again for those of other processes', async () => {
    expect([await one.untilDue(1_000), await plain.untilDue(5_000)]).toEqual([10_000, 30_000]);
    await office.put(3);
    await office.query(`update parcels set next_at = now() + id * interval '5 seconds'`);
    const first = await one.untilDue(1_000);
    expect(first > 2_000 && first <= 5_001).toBe(true);
    await office.query(`update parcels set state = 'arrived' where id = 1`);
    expect(await one.untilDue(1_000)).toBeGreaterThan(first);
    await office.query('update parcels set next_at = now() where id = 3');
    expect(await one.untilDue(1_000)).toBeLessThanOrEqual(0);
    // The lease of a killed holder may end at any time.
    await one.claim(1);
    expect(await other.untilDue(1_000)).toBeLessThanOrEqual(0);
  });

  it('stay with a holder that renews its lease, until they are deleted', async () => {
    await office.put(1);
    const [row] = await plain.claim(1);
    await office.query(`update parcels set next_at = now()`);
    expect(await plain.renew(row!)).toBe(true);
    expect(await plain.claim(1)).toEqual([]);
    await office.query('delete from parcels');
    expect(await plain.renew(row!)).toBe(false);
  });

  it('come in the order in which they are due, no more than asked for, and none before its time', async () => {
    await office.put(3);
    await office.query(`update parcels set next_at = now() - interval '1 minute' where id = 2`);
    await office.query(`update parcels set next_at = now() + interval '1 minute' where id = 3`);
    expect((await one.claim(1)).map(({ id }) => id)).toEqual([2]);
    expect((await one.claim(9)).map(({ id }) => id)).toEqual([1]);
    expect((await one.claimWhere(sql('id = ?', 3), 1)).map(({ id }) => id)).toEqual([3]);
  });

  it('come back when their lease has ended, and the lost try is counted', async () => {
    await office.put(1);
    expect(await one.claim(1)).toMatchObject([{ attempts: 1, fence: 1, lost: 0, state: 'travelling' }]);
    expect(await other.claim(1)).toEqual([]);
    await expireLeases();
    expect(await other.claim(1)).toMatchObject([{ attempts: 2, fence: 2, lost: 1 }]);
  });

  it('take a verdict from their holder only', async () => {
    await office.put(1);
    const [late] = await one.claim(1);
    await expireLeases();
    const [holder] = await other.claim(1);
    expect(await settle(one, [late!, arrived])).toEqual([]);
    expect(await office.states()).toEqual({ travelling: 1 });
    expect(await settle(other, [holder!, arrived])).toEqual([1]);
    expect(await settle(other, [holder!, arrived])).toEqual([]);
    expect(await office.query('select state, note, holder, lease_until from parcels')).toEqual([
      { state: 'arrived', note: { text: 'at the door' }, holder: null, lease_until: null },
    ]);
  });

  it('take no verdict after they were cancelled', async () => {
    await office.put(1);
    const [claimed] = await one.claim(1);
    await office.query(`update parcels set state = 'cancelled'`);
    expect(await settle(one, [claimed!, arrived])).toEqual([]);
    expect(await office.states()).toEqual({ cancelled: 1 });
  });

  it('are settled many at once, each by its own verdict', async () => {
    await office.put(5);
    const claimed = (await one.claim(5)).toSorted((a, b) => a.id - b.id);
    await office.query(`update parcels set fence = fence + 1 where id = 5`);
    const verdicts: Verdict<Parcel>[] = [
      arrived,
      { next: 'retry', afterMs: 60_000, set: { state: 'waiting' } },
      { next: 'done', set: { state: 'returned' } },
      { next: 'remove' },
      arrived,
    ];
    const held = await settle(one, ...claimed.map((row, index): [Parcel, Verdict<Parcel>] => [row, verdicts[index]!]));
    expect(held).toEqual([1, 2, 3, 4]);
    expect(await office.query('select id, state, note, next_at > now() as "isLater" from parcels order by id')).toEqual(
      [
        { id: 1, state: 'arrived', note: { text: 'at the door' }, isLater: false },
        { id: 2, state: 'waiting', note: null, isLater: true },
        { id: 3, state: 'returned', note: null, isLater: false },
        { id: 5, state: 'travelling', note: null, isLater: false },
      ],
    );
  });

  it('come again when the time of a retry has come', async () => {
    await office.put(1);
    const [claimed] = await one.claim(1);
    await settle(one, [claimed!, { next: 'retry', afterMs: 60_000, set: { state: 'waiting' } }]);
    expect(await other.claim(1)).toEqual([]);
    await office.query(`update parcels set next_at = next_at - interval '1 minute'`);
    await eventually(async () => (await other.claim(1)).length === 1);
  });

  it('need no columns for a lease: it may be the time at which they are due again', async () => {
    await office.put(2);
    const claimed = await plain.claim(2);
    expect(await plain.claim(2)).toEqual([]);
    await office.query(`update parcels set next_at = now() where id = 1`);
    expect(await plain.claim(2)).toMatchObject([{ id: 1, attempts: 2 }]);
    const settled = await settle(plain, ...claimed.map((row): [Parcel, Verdict<Parcel>] => [row, { next: 'remove' }]));
    expect(settled).toEqual([2]);
    expect(await office.states()).toEqual({ waiting: 1 });
  });
});
