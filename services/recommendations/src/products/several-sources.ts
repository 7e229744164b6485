import type { ProductOffer, ProductQuery, ProductSource } from './product-source.js';

/** Sources of one kind that are asked at the same time. */
export class SeveralSources implements ProductSource {
  constructor(
    readonly name: string,
    private readonly sources: readonly ProductSource[],
  ) {}

  /**
   * Their offers in turn, so that no source hides the others.
   * @throws what the first source throws, if all fail
   */
  async search(query: ProductQuery): Promise<ProductOffer[]> {
    const answers = await Promise.allSettled(this.sources.map((source) => source.search(query)));
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (found.length === 0 && failed) throw failed.reason;
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return Array.from({ length: longest }, (_, nth) => found.flatMap((offers) => offers[nth] ?? [])).flat();
  }
}
