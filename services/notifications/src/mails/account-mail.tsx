import { problemOfName } from '@presently/rules/names';
import type { AccountMailKind } from '@presently/contracts/identity/account-mails';
import type { AccountMailModel, Letter } from './account-letter.js';
import { Account } from './parts/account.js';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { deletionNotice } from './deletion-notice.js';
import { securityNotice } from './security-notice.js';

const letters: Record<AccountMailKind, (model: AccountMailModel) => Letter> = {
  // Its reader may be a stranger: a name that lures is left out.
  'confirm-email': ({ username, formerEmail }) => ({
    subject: 'Confirm your email address',
    preheader: 'One press, and reminders and news of your gifts come to this address.',
    body: (
      <>
        <Paragraph after={formerEmail ? 16 : 28}>
          {problemOfName(username) ? (
            'For your account.'
          ) : (
            <>
              For your account <Account>{username}</Account>.
            </>
          )}{' '}
          Until you confirm this address, we send nothing else to it. The link works for 72 hours.
        </Paragraph>
        {formerEmail && (
          <Paragraph after={28}>
            The account had the address <Name>{formerEmail}</Name> before, whose owner can take it back for 72 hours. If
            you do not know that address, this is not your account: leave it.
          </Paragraph>
        )}
      </>
    ),
    action: { button: 'Confirm this address', path: '/confirm-email' },
    whyYou:
      'You are getting this because this address was entered for an account at Presently. If it was not you, leave it: after 72 hours the account loses the address.',
  }),
  'email-changed': ({ username, newEmail = '' }) => ({
    subject: 'Your email address was changed',
    preheader: 'If this was not you, take it back within 72 hours.',
    body: (
      <>
        <Paragraph>
          Your account <Account>{username}</Account> now has the address <Name>{newEmail}</Name>.
        </Paragraph>
        <Paragraph after={28}>
          If this was not you, press the button within 72 hours. This address comes back, every session, passkey and
          linked sign-in ends, your password stops working, and we send you a link to choose a new one.
        </Paragraph>
      </>
    ),
    action: { button: "This wasn't me", path: '/undo-email' },
    whyYou: 'You are getting this because this was the address of your account at Presently.',
  }),
  'security-notice': securityNotice,
  'account-deleted': deletionNotice,
};

/** A mail about the account: what happened, and one button if something can be done. */
export function accountMail(model: AccountMailModel, linkTo: (path: string) => string): Mail {
  const { subject, preheader, body, action, whyYou } = letters[model.kind](model);
  const href = action && linkTo(action.path);
  return renderMail({
    subject,
    preheader,
    body: (
      <Sheet isLast>
        <Title>{subject}</Title>
        {body}
        {action && href && (
          <>
            <Button href={href}>{action.button}</Button>
            <SpelledOutAddress href={href} />
          </>
        )}
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={whyYou} />,
  });
}
