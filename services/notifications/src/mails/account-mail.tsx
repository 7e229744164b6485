import { isFaultyName } from '@presently/rules/names';
import type { AccountMailKind } from '@presently/contracts/identity/account-mails';
import type { AccountMailModel, Letter } from './account-letter.js';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Paragraph, SmallPrint, Title } from './parts/words.js';
import { accountWords } from '../words/account/account-words.js';
import { senderWords } from '../words/sender/sender-words.js';
import { deletionNotice } from './deletion-notice.js';
import { securityNotice } from './security-notice.js';

const letters: Record<AccountMailKind, (model: AccountMailModel) => Letter> = {
  // Its reader may be a stranger: a name that lures is left out.
  'confirm-email': ({ username, formerEmail, language = 'en' }) => {
    const say = accountWords(language);
    return {
      subject: say('confirmSubject'),
      preheader: say('confirmPreheader'),
      body: (
        <>
          <Paragraph after={formerEmail ? 16 : 28}>
            {isFaultyName(username) ? say('confirmForYours') : say.rich('confirmFor', { username })}{' '}
            {say('confirmText')}
          </Paragraph>
          {formerEmail && <Paragraph after={28}>{say.rich('confirmFormer', { formerEmail })}</Paragraph>}
        </>
      ),
      action: { button: say('confirmButton'), path: '/confirm-email' },
      whyYou: say('confirmWhy'),
    };
  },
  'email-changed': ({ username, newEmail = '', language = 'en' }) => {
    const say = accountWords(language);
    return {
      subject: say('changedSubject'),
      preheader: say('changedPreheader'),
      body: (
        <>
          <Paragraph>{say.rich('changedText', { username, newEmail })}</Paragraph>
          <Paragraph after={28}>{say('changedUndo')}</Paragraph>
        </>
      ),
      action: { button: senderWords(language)('notMe'), path: '/undo-email' },
      whyYou: say('changedWhy'),
    };
  },
  'security-notice': securityNotice,
  'account-deleted': deletionNotice,
};

/** A mail about the account: what happened, and one button if something can be done. */
export function accountMail(model: AccountMailModel, linkTo: (path: string) => string): Mail {
  const { language } = model;
  const { subject, preheader, body, action, whyYou } = letters[model.kind](model);
  const href = action && linkTo(action.path);
  return renderMail({
    language,
    subject,
    preheader,
    body: (
      <Sheet isLast>
        <Title>{subject}</Title>
        {body}
        {action && href && (
          <>
            <Button href={href}>{action.button}</Button>
            <SpelledOutAddress href={href}>{accountWords(language ?? 'en')('orOpen')}</SpelledOutAddress>
          </>
        )}
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={whyYou} />,
  });
}
