import type { EntityManager } from '@mikro-orm/postgresql';
import { Parcel, ParcelOffice } from '../../test/parcels.js';
import { insertEntities } from './insert-entities.js';

describe('entities that are inserted', () => {
  let office: ParcelOffice;
  let em: EntityManager;
  beforeAll(async () => {
    office = await ParcelOffice.open();
    em = await office.process();
  });
  afterAll(() => office.close());
  beforeEach(() => office.query('truncate parcels'));

  const nextAt = new Date('2026-11-23T08:00:00.123Z');
  const create = (tx: EntityManager, id: number, given: object = {}) =>
    tx.create(Parcel, { id, nextAt, ...given } as never, { persist: false });
  const stored = () => office.query('select id, state, holder, next_at as "nextAt" from parcels order by id');

  it('are stored with their values, or the defaults of their columns', async () => {
    const holder = '2f1c9f8e-3a52-4b62-8c5e-0c3f8f6b0a11';
    await em.fork().transactional((tx) => insertEntities(tx, Parcel, [create(tx, 1), create(tx, 2, { holder })]));
    expect(await stored()).toEqual([
      { id: 1, state: 'waiting', holder: null, nextAt },
      { id: 2, state: 'waiting', holder, nextAt },
    ]);
  });

  it('are managed: a later change is an update', async () => {
    await em.fork().transactional(async (tx) => {
      const parcel = create(tx, 1);
      await insertEntities(tx, Parcel, [parcel]);
      parcel.state = 'arrived';
    });
    expect(await stored()).toMatchObject([{ id: 1, state: 'arrived' }]);
  });

  it('are not stored if one of them cannot be', async () => {
    await office.put(1, 2);
    const both = em.fork().transactional((tx) => insertEntities(tx, Parcel, [create(tx, 1), create(tx, 2)]));
    await expect(both).rejects.toThrow(/duplicate/);
    expect(await stored()).toMatchObject([{ id: 2 }]);
  });
});
