import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** What recommendations held of the user is gone: profiles, ideas, what was given to whom. */
export const recommendationsUserDataErased = event('recommendations.user_data_erased.v1', UserDataErasedV1);
