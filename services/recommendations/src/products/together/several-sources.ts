import { inTurn } from '../../in-turn.js';
import { withGrace } from './with-grace.js';
import type { ProductOffer, ProductQuery, ProductSource } from '../product-source.js';

/** Sources of one kind that are asked at the same time. */
export class SeveralSources implements ProductSource {
  constructor(
    readonly name: string,
    private readonly sources: readonly ProductSource[],
  ) {}

  /**
   * Their offers in turn, so that no source hides the others. One that is much slower than the others is left out.
   * @throws what the first source throws, if all fail
   */
  async search(query: ProductQuery): Promise<ProductOffer[]> {
    const answers = await withGrace(
      this.sources,
      (source, late) =>
        source.search({ ...query, signal: query.signal ? AbortSignal.any([query.signal, late]) : late }),
      (found) => found.some((offers) => offers.length > 0),
    );
    const found = answers.flatMap((answer) => (answer?.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find((answer) => answer?.status === 'rejected');
    if (found.length === 0 && failed) throw failed.reason;
    return inTurn(found);
  }
}
