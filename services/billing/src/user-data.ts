import { billingUserData } from '@presently/contracts/billing/user-data';
import { userData } from '@presently/service/user-data/user-data';

export const exportedUserData = userData({
  reads: billingUserData,
  lists: {
    customer: { table: 'customers', key: ['user_id'] },
    subscriptions: { table: 'subscriptions' },
  },
  leftOut: {
    farewells: 'Of accounts that are gone.',
    stripe_events: 'Ids of messages from the payment provider.',
  },
});
