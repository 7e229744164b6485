import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** What notifications held of the user is gone; nothing of theirs is sent any more. */
export const notificationsUserDataErased = event('notifications.user_data_erased.v1', UserDataErasedV1);
