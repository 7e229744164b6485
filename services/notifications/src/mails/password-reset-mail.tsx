import type { Language } from '@presently/rules/languages';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Paragraph, SmallPrint, Title } from './parts/words.js';
import { accountWords } from '../words/account/account-words.js';

export interface PasswordResetMailModel {
  /** Readers who forgot their password may have forgotten their username as well. */
  username: string;
  /** The page for the new password. */
  resetUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail for choosing a new password: the account, one button, and what to do with an unexpected mail. */
export function passwordResetMail({ username, resetUrl, language = 'en' }: PasswordResetMailModel): Mail {
  const say = accountWords(language);
  const howLong = say('resetHowLong');
  return renderMail({
    language,
    subject: say('resetSubject'),
    preheader: howLong,
    body: (
      <Sheet isLast>
        <Title>{say('resetTitle')}</Title>
        <Paragraph>{say.rich('resetFor', { username, howLong })}</Paragraph>
        <Paragraph after={28}>{say('resetEnds')}</Paragraph>
        <Button href={resetUrl}>{say('resetTitle')}</Button>
        <SpelledOutAddress href={resetUrl}>{say('orOpen')}</SpelledOutAddress>
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={say('resetWhy')} />,
  });
}
