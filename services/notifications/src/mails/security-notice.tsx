import type { AccountMailModel, Letter } from './account-letter.js';
import { formatMoment } from './parts/format-moment.js';
import { Paragraph } from './parts/words.js';
import { accountWords } from '../words/account/account-words.js';
import { senderWords } from '../words/sender/sender-words.js';

/** The notice about a change to the security of an account. */
export function securityNotice(model: AccountMailModel): Letter {
  const { what, browser = '', network, at, timeZone, username, language = 'en' } = model;
  const say = accountWords(language);
  const moment = formatMoment(at, timeZone, language);
  const hasNetwork = network ? 'yes' : 'no';
  return {
    subject: say(what!),
    preheader: say('noticePreheader'),
    body: (
      <>
        <Paragraph>
          {say.rich('noticeText', { username, moment, browser, hasNetwork, network: network ?? '' })}
        </Paragraph>
        <Paragraph after={28}>{say('noticeUndo')}</Paragraph>
      </>
    ),
    action: { button: senderWords(language)('notMe'), path: '/secure-account' },
    whyYou: say('noticeWhy'),
  };
}
