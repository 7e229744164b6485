import { wordsOf } from '../words.js';

export const en = {
  copied: 'Copied',
  showTyped: 'Show what you type',
  showMore:
    '{of, select, people {Show more people} gifts {Show more gifts} days {Show more days} proposals {Show more proposals} invoices {Show more invoices} posts {Show more posts} reports {Show more reports} other {Show more entries}}',
  moreFailed:
    '{of, select, people {More people could not be loaded. Please try again.} gifts {More gifts could not be loaded. Please try again.} days {More days could not be loaded. Please try again.} proposals {More proposals could not be loaded. Please try again.} invoices {More invoices could not be loaded. Please try again.} posts {More posts could not be loaded. Please try again.} reports {More reports could not be loaded. Please try again.} other {More entries could not be loaded. Please try again.}}',
  rowsShown:
    '{of, select, people {{shown} people} gifts {{shown} gifts} days {{shown} days} proposals {{shown} proposals} invoices {{shown} invoices} posts {{shown} posts} reports {{shown} reports} other {{shown} entries}} are shown.{all, select, true { These are all.} other {}}',
  cancel: 'Cancel',
  close: 'Close',
  moreFor: 'More for {name}',
  edit: 'Edit',
  delete: 'Delete',
  dismiss: 'Dismiss',
  toast: 'Notification',
  toasts: 'Notifications ({key})',
  discardTitle: 'Discard what you typed?',
  discardText: 'It has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const;

export const controlsWords = wordsOf('controls', en);
