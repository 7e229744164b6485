/**
 * What looks like a key and opens no account, and why: identity's tables, and columns of any service whose names sound
 * like a secret. What is neither here nor in `keys` fails `key-list.spec.ts`: decide whether it opens an account.
 */
export const noKeys: Readonly<Record<string, string>> = {
  'identity.audit_entries': 'What administrators did.',
  'identity.deletion_notices': 'Of accounts that are gone; their mail has no link.',
  'identity.erasure_steps': 'Of accounts that are gone.',
  'identity.former_usernames': 'Names that open nothing.',
  'identity.security_events': 'What happened.',
  'identity.throttles': 'Counts of attempts.',
  'identity.users': 'Its keys are named by column.',
  'billing.customers.contactHash': 'Names a mailbox.',
  'gifting.idempotency_keys.key': 'Names a call that was made.',
  'gifting.idempotency_keys.bodyHash': 'Names a call that was made.',
  'gifting.picture_copies.addressHash': 'Names a picture of a shop.',
  'gifting.picture_copies.key': 'Names a picture of a shop.',
  'gifting.gift_history.shareToken': 'Opens one gift, to the person who got it.',
  'gifting.gift_history.resendKey': 'Names a call that was made.',
  'gifting.uploads.key': 'Opens one recording, to whoever has its gift.',
  'gifting.media_to_remove.key': 'A file that is about to go.',
  'gifting.imports.fileKey': 'A file that only gifting reads.',
  'gifting.occasions.movingKey': 'Names a day.',
  'gifting.inquiries.tokenHash': 'Opens questions about a person, to that person.',
  'gifting.recipients.publishedHash': 'What was published of a person.',
  'notifications.deliveries.dedupeKey': 'Names a message.',
  'notifications.suppressions.contactHash': 'Names a mailbox or number.',
  'notifications.refusals.contactHash': 'Names a mailbox or number.',
  'recommendations.recommendations_cache.profileHash': 'Names a question to the model.',
  'social.social_posts.refusedKeys': 'Names of pictures.',
};
