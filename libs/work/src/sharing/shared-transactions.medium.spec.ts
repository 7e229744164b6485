import { ParcelOffice } from '../../test/parcels.js';
import { SharedTransactions } from './shared-transactions.js';

const numbers = Array.from({ length: 8 }, (_, index) => index + 1);

describe('work in shared transactions', () => {
  let office: ParcelOffice;
  beforeAll(async () => {
    office = await ParcelOffice.open();
  });
  afterAll(() => office.close());
  beforeEach(() => office.query('truncate parcels'));

  const putTogether = async (refuse: (id: number) => void = () => {}) => {
    const transactions: number[][] = [];
    const shared = new SharedTransactions<number, string>(
      await office.process(),
      async (tx, ids) => {
        transactions.push([...ids]);
        await tx.execute(`insert into parcels (id) values ${ids.map((id) => `(${id})`).join(', ')}`);
        for (const id of ids) refuse(id);
        return ids.map((id) => `parcel ${id}`);
      },
      { keyOf: (id) => String(id % 100) },
    );
    const results = await Promise.allSettled(numbers.map((id) => shared.run(id)));
    const stored = await office.query<{ id: number }>('select id from parcels order by id');
    return { shared, transactions, results, stored: stored.map(({ id }) => id) };
  };

  it('commits what comes together at once, and answers each caller', async () => {
    const { transactions, results, stored } = await putTogether();
    expect(transactions).toEqual([numbers]);
    expect(results.map((result) => result.status === 'fulfilled' && result.value)).toEqual(
      numbers.map((id) => `parcel ${id}`),
    );
    expect(stored).toEqual(numbers);
  });

  it('refuses only the caller in the middle that cannot be served, and writes nothing of it', async () => {
    const { shared, transactions, results, stored } = await putTogether((id) => {
      if (id === 5) throw new Error('poison');
    });
    expect(results.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))).toEqual([5]);
    expect(stored).toEqual(numbers.filter((id) => id !== 5));
    expect(transactions).toEqual([numbers, [1, 2, 3, 4], [5, 6, 7, 8], [5, 6], [5], [6], [7, 8]]);

    // From now on, its work is not shared.
    transactions.length = 0;
    const next = [101, 105, 106].map((id) => shared.run(id));
    expect(await Promise.allSettled(next)).toMatchObject([{}, { status: 'fulfilled' }, { status: 'fulfilled' }]);
    expect(transactions.toSorted((a, b) => a.length - b.length)).toEqual([[105], [101, 106]]);
  });
});
