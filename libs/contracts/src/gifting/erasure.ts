import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** Gifting has deleted the user's data for good. */
export const giftingUserDataErased = event('gifting.user_data_erased.v1', UserDataErasedV1, { lane: 'erasures' });
