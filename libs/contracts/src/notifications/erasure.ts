import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** Notifications has deleted the user's data and sends nothing more for the user. */
export const notificationsUserDataErased = event('notifications.user_data_erased.v1', UserDataErasedV1, {
  lane: 'erasures',
});
