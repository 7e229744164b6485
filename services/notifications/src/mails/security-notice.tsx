import type { NoticedEvent } from '@presently/contracts/identity/security-log';
import type { AccountMailModel, Letter } from './account-letter.js';
import { Account } from './parts/account.js';
import { formatMoment } from './parts/format-moment.js';
import { Name, Paragraph } from './parts/words.js';

/** What happened, as the subject says it. */
const sentences: Record<NoticedEvent, string> = {
  'signed-in-unknown-browser': 'New sign-in to your account',
  'password-changed': 'Your password was changed',
  'password-reset': 'Your password was reset',
  'username-changed': 'Your username was changed',
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'second-factor-added': 'A second step was added to your sign-in',
  'second-factor-removed': 'The second step of your sign-in was removed',
  'second-factor-ending': 'The second step of your sign-in ends in 72 hours',
  'recovery-codes-made': 'New recovery codes were created for your account',
  'recovery-code-used': 'A recovery code was used to sign in to your account',
  'provider-linked': 'A sign-in provider was linked to your account',
  'provider-unlinked': 'A sign-in provider was unlinked from your account',
  'token-created': 'A token for a program was made in your account',
  'webhook-created': 'A webhook was made in your account',
};

/** The notice about a change to the security of an account. */
export function securityNotice({ what, browser = '', network, at, timeZone, username }: AccountMailModel): Letter {
  const moment = formatMoment(at, timeZone);
  return {
    subject: sentences[what!],
    preheader: 'If this was not you, secure your account.',
    body: (
      <>
        <Paragraph>
          It happened in your account <Account>{username}</Account> on {moment}, with <Name>{browser}</Name>
          {network && `, from the network ${network}`}. If this was you, there is nothing to do.
        </Paragraph>
        <Paragraph after={28}>
          If it was not, press the button within 72 hours. Every session, passkey, token and linked sign-in ends, your
          calendar address changes, your password stops working, and we send you a link to choose a new one.
        </Paragraph>
      </>
    ),
    action: { button: "This wasn't me", path: '/secure-account' },
    whyYou: 'You are getting this because it concerns the security of your account at Presently.',
  };
}
