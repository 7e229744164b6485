import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** Recommendations has deleted the user's data: profiles, ideas and past gifts. */
export const recommendationsUserDataErased = event('recommendations.user_data_erased.v1', UserDataErasedV1, {
  lane: 'erasures',
});
