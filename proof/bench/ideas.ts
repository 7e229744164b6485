import { ideasInShops } from './ideas-shops.ts';
import { ideaTimes, type IdeaTimes } from './ideas-times.ts';
import type { ShopFigures } from './ideas-judge.ts';
import { pacedModel } from './paced-model.ts';
import { startProduct } from './product.ts';

export interface IdeasReport {
  /** Sets without a model, and with one that knows the products, by shop. */
  floor: ShopFigures[];
  knowing: ShopFigures[];
  times: IdeaTimes;
}

/**
 * Measures the quality of ideas in shops with known truth, and their time and cost with a model and a shop of usual speed.
 * @param people at most so many of each shop
 * @param timed at most so many sets of each kind
 */
export async function ideas(people: number, timed: number): Promise<IdeasReport> {
  const model = await pacedModel();
  try {
    const product = await startProduct({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'bench' });
    try {
      model.speakFor(product.sandbox.url);
      const times = await ideaTimes(product, model, timed);
      return { ...(await ideasInShops(product, people)), times };
    } finally {
      await product.destroy();
    }
  } finally {
    await model.close();
  }
}
