import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** What gifting held of the user is gone; nothing of theirs comes back. */
export const giftingUserDataErased = event('gifting.user_data_erased.v1', UserDataErasedV1);
