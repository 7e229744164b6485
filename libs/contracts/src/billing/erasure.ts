import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** The payment provider has confirmed that the user's plan is cancelled, and billing has deleted the user's data. */
export const billingUserDataErased = event('billing.user_data_erased.v1', UserDataErasedV1, { lane: 'erasures' });
