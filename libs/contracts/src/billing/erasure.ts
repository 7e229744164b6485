import { event } from '../kit/event.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';

/** The user's plan is cancelled at the payment provider, which has confirmed it, and what billing held is gone. */
export const billingUserDataErased = event('billing.user_data_erased.v1', UserDataErasedV1);
