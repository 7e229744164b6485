import { notificationsUserData } from '@presently/contracts/notifications/user-data';
import { userData } from '@presently/service/user-data/user-data';

export const exportedUserData = userData({
  reads: notificationsUserData,
  lists: {
    messages: { table: 'deliveries' },
    webhooks: { table: 'webhooks' },
    pushSubscriptions: { table: 'push_subscriptions' },
    reminders: { table: 'reminders', key: ['occurs_on', 'occasion_id'] },
  },
  leftOut: {
    webhook_deliveries: 'Ids and states of gifts, occasions and proposals, which are in other lists.',
    pushes: 'Ids and states of gifts and proposals, which are in other lists.',
    suspended_accounts: 'A copy from identity.',
    erased_recipients: 'Ids of people whose data are gone.',
    suppressions: 'Hashes of contacts that want no messages. They belong to no account.',
    refusals: 'Hashes of contacts. They belong to no account.',
    answered_texts: 'Ids of text messages.',
  },
});
