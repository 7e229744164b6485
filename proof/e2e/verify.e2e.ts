import { unlimited } from '../world/product.ts';
import { useProduct } from '../world/suite.ts';
import { conformance } from './topics/conformance.ts';
import { developers } from './topics/developers.ts';
import { spine } from './topics/spine.ts';

describe('the whole product', () => {
  const product = useProduct({ LINK_PREVIEW_ALLOW_LOCAL: 'true', ...unlimited });

  spine(product);
  developers(product);
  conformance(product);
});
