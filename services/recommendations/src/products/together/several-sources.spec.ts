import type { ProductSource } from '../product-source.js';
import { anOffer, aQuery } from '../products.builders.js';
import { SeveralSources } from './several-sources.js';

describe('several shops', () => {
  const shop = (search: ProductSource['search']): ProductSource => ({ name: 'shop', search });
  const fails = shop(() => Promise.reject(new Error('down')));

  it('are asked together, and offer in turn', async () => {
    const [a, b, c] = [anOffer(), anOffer(), anOffer()];
    const sources = new SeveralSources('ucp', [shop(async () => [a, b]), fails, shop(async () => [c])]);
    expect(await sources.search(aQuery())).toEqual([a, c, b]);
  });

  it('fail only if all of them do', async () => {
    await expect(new SeveralSources('ucp', [fails, fails]).search(aQuery())).rejects.toThrow('down');
    expect(await new SeveralSources('ucp', [fails, shop(async () => [])]).search(aQuery())).toEqual([]);
  });
});
