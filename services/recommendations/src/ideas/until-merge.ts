import type { ProductOffer } from '../products/product-source.js';
import type { Fit } from '../topics/phrase.js';

export type OldOffer = Omit<ProductOffer, 'by'> & { fit?: Fit; bareTitle?: string; highlights?: string };

export interface Beside {
  perhaps: OldOffer[];
  strangers: OldOffer[];
}
