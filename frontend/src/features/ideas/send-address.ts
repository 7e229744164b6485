import type { Product, Recommendation } from '@presently/contracts/recommendations/ideas';

/** The send screen with this product, for this person. */
export function sendAddress(
  { title, link, price, image }: Product,
  { description }: Pick<Recommendation, 'description'>,
  { recipientId, occasionId }: { recipientId: string; occasionId: string },
): string {
  const query = new URLSearchParams({
    giftLink: link,
    giftName: title,
    giftDescription: description,
    giftPrice: price,
    giftImage: image,
    recipientId,
    ...(occasionId && { occasionId }),
  });
  return `/gifts?${query}`;
}
