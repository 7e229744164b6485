import { giftingUserData } from '@presently/contracts/gifting/user-data';
import { yearlyOccasionTypes } from '@presently/rules/vocabulary';
import { userData } from '@presently/service/user-data/user-data';
import { birthdayOfRecipient, isNextBirthday, shownDate } from './recipients/record/birthday.js';

const yearly = yearlyOccasionTypes.map((type) => `'${type}'`).join(', ');

/** SQL for the name of a person's picture in a zip. */
export const portraitFile = `'pictures/' || recipients.id || '.webp'`;

/** SQL for the name of a recording in a zip. */
export const recordingFile = `'recordings/' || kind || '-' || id || '.' || split_part(key, '.', 2)`;

export const exportedUserData = userData({
  reads: giftingUserData,
  lists: {
    recipients: {
      table: 'recipients',
      fields: { birthday: birthdayOfRecipient, picture: `case when portrait is not null then ${portraitFile} end` },
    },
    occasions: {
      table: 'occasions',
      fields: {
        date: `case when ${isNextBirthday} then '--' || substr("date", 6) else ${shownDate} end`,
        recurrence: `coalesce("recurrence", case when "type" in (${yearly}) then 'yearly' else 'once' end)`,
      },
    },
    gifts: {
      table: 'gift_history',
      fields: { recipientName: '(select name from recipients where recipients.id = gift_history.recipient_id)' },
    },
    giftOptions: {
      table: 'gift_options',
      where: 'gift_id in (select id from gift_history where user_id = ?)',
      key: ['gift_id', 'place'],
    },
    recordings: {
      table: 'uploads',
      fields: { file: `case when size is not null then ${recordingFile} end` },
    },
    proposalSettings: { table: 'proposal_settings', key: ['id'] },
    personProposalSettings: { table: 'person_proposal_settings', key: ['recipient_id'] },
    proposals: { table: 'proposals' },
    questions: { table: 'inquiries', key: ['recipient_id'] },
    consents: { table: 'consents', key: ['agreed_at', 'recipient_id', 'what'] },
    giftsByMonth: { table: 'quota_usage', key: ['period'] },
  },
  leftOut: {
    reports: 'What recipients reported in confidence.',
    delivered_copies: 'What recipients can still report, for 30 days.',
    senders: 'A copy from identity, and when a proposal was last offered.',
    kept_titles: 'A copy from recommendations.',
    idempotency_keys: 'Random numbers of requests, for a day.',
    pictures: 'Copies of public pictures. The gifts name their addresses.',
    picture_copies: 'Belongs to no account.',
    media_to_remove: 'Names of files to remove.',
    exports: 'Exports.',
    imports: 'Files that were imported in the last days, and what became of them.',
    import_rows: 'Rows of such a file.',
    import_marks: 'Hashes of what was imported.',
  },
});
