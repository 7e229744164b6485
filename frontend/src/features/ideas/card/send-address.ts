import type { Product, Recommendation } from '@presently/contracts/recommendations/ideas';

/** The address of the send screen with this product and this recipient. */
export function sendAddress(
  { title, link, price, image }: Product,
  { description, category }: Pick<Recommendation, 'description' | 'category'>,
  { recipientId, occasionId }: { recipientId: string; occasionId: string },
): string {
  const query = new URLSearchParams({
    giftLink: link,
    giftName: title,
    giftDescription: description,
    giftPrice: price,
    giftImage: image,
    ...(category && { giftCategory: category }),
    recipientId,
    ...(occasionId && { occasionId }),
  });
  return `/gifts?${query}`;
}

/** The address of the send screen for this recipient, without a gift. */
export function ownIdeaAddress(recipientId: string, occasionId: string): string {
  return `/gifts?${new URLSearchParams({ recipientId, ...(occasionId && { occasionId }) })}`;
}
