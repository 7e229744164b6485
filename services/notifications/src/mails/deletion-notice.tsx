import type { AccountMailModel, Letter } from './account-letter.js';
import { formatMoment } from './parts/format-moment.js';
import { accountWords } from '../words/account/account-words.js';
import { Lines, Paragraph } from './parts/words.js';

/** The mail at the end of an erasure: what is gone, and what is not ours to erase. */
export function deletionNotice({ username, at, timeZone, language = 'en' }: AccountMailModel): Letter {
  const say = accountWords(language);
  return {
    subject: say('deletedSubject'),
    preheader: say('deletedPreheader'),
    body: (
      <>
        <Paragraph>{say.rich('deletedText', { username, moment: formatMoment(at, timeZone, language) })}</Paragraph>
        <Paragraph>
          <Lines>{say('deletedList')}</Lines>
        </Paragraph>
        <Paragraph>{say('deletedRest')}</Paragraph>
        <Paragraph>{say('deletedNotYou')}</Paragraph>
      </>
    ),
    whyYou: say('deletedWhy'),
  };
}
