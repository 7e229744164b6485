import { pages } from '../../../lib/pages.js';

const giftsOnAPage = 50;

/** The gifts of a person, in pages. */
export const giftsOf = (recipientId: string) => pages('GET /api/gifts', { recipientId, limit: giftsOnAPage });
