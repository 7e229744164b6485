import type { AccountMailModel, Letter } from './account-letter.js';
import { Account } from './parts/account.js';
import { formatMoment } from './parts/format-moment.js';
import { Lines, Paragraph } from './parts/words.js';

const erased = [
  '• your profile, password, passkeys, sessions and security log',
  '• your people, their occasions, and what you noted about them',
  '• your gifts with their messages and recordings; their links open nothing any more',
  '• the ideas and messages that were suggested to you',
  '• reminders and messages that had not been sent',
  '• your plan, which is cancelled, and our record of it',
].join('\n');

/** The mail at the end of an erasure: what is gone, and what is not ours to erase. */
export const deletionNotice = ({ username, at, timeZone }: AccountMailModel): Letter => ({
  subject: 'Your account was deleted',
  preheader: 'What we have erased.',
  body: (
    <>
      <Paragraph>
        Your account <Account>{username}</Account> was deleted on {formatMoment(at, timeZone)}. We have erased:
      </Paragraph>
      <Paragraph>
        <Lines>{erased}</Lines>
      </Paragraph>
      <Paragraph>
        Emails and texts that were delivered stay with those who received them. They can report them to us for 30 days:
        we keep a copy of the words for that alone, and then delete it. Our payment provider keeps past payments as long
        as the law demands. Backups lose your data when they expire.
      </Paragraph>
      <Paragraph>
        A deleted account cannot come back. If this was not you, another person knows your password: change it wherever
        you use it.
      </Paragraph>
    </>
  ),
  whyYou:
    'You are getting this because this was the address of your account at Presently. We have now erased it as well.',
});
