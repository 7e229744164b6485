import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';

export interface PasswordResetMailModel {
  /** Readers who forgot their password may have forgotten their username as well. */
  username: string;
  /** The page for the new password. */
  resetUrl: string;
}

const howLong = 'The link works once, for one hour.';
const whyYou =
  'You are getting this because a new password was asked for with your email address. If it was not you, leave it: nothing changes until the link is used.';

/** The mail for choosing a new password: the account, one button, and what to do with an unexpected mail. */
export const passwordResetMail = (model: PasswordResetMailModel): Mail =>
  renderMail({
    subject: 'Choose a new password for Presently',
    preheader: howLong,
    body: <PasswordResetMail {...model} />,
    smallPrint: <SmallPrint whyYou={whyYou} />,
  });

const PasswordResetMail = ({ username, resetUrl }: PasswordResetMailModel) => (
  <Sheet isLast>
    <Title>Choose a new password</Title>
    <Paragraph>
      For your account{' '}
      <strong>
        <Name>{username}</Name>
      </strong>
      . {howLong}
    </Paragraph>
    <Paragraph after={28}>
      With the new password every session, passkey and linked sign-in ends, and your calendar address changes: add them
      again afterwards. An authenticator app stays.
    </Paragraph>
    <Button href={resetUrl}>Choose a new password</Button>
    <SpelledOutAddress href={resetUrl} />
  </Sheet>
);
