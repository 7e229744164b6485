import type { Mail } from './gift-mail.js';
import { layOut, linkTo, sans, serif } from './mail-layout.js';
import { escapeHtml, withoutLinks } from './mail-text.js';
import { light } from './palette.js';

export interface PasswordResetMailModel {
  /** What they sign in with: who forgets the one may have forgotten the other. */
  username: string;
  /** Where the new password is chosen. */
  resetUrl: string;
}

const whyYou =
  'You are getting this because somebody asked for a new password with your email address. If it was not you, leave it: nothing changes until the link is used.';
const howLong = 'The link works once, for one hour.';

/** The mail that lets somebody choose a new password: whose account it is, one button, and what to do if it was not them. */
export function passwordResetMail({ username, resetUrl }: PasswordResetMailModel): Mail {
  const rows = `
<tr><td class="sheet margin" style="padding:40px 40px 44px;background-color:${light.sheet};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px;">
<h1 class="ink" style="margin:0 0 20px;font:600 28px/36px ${serif};letter-spacing:-0.01em;color:${light.ink};">Choose a new password</h1>
<p class="ink" style="margin:0 0 28px;font:400 16px/26px ${sans};color:${light.ink};">For your account <strong><bdi>${escapeHtml(withoutLinks(username))}</bdi></strong>. ${howLong}</p>
${linkTo(resetUrl, 'Choose a new password')}
</td></tr>`;
  const text = [
    `Choose a new password for your account ${withoutLinks(username)}:`,
    resetUrl,
    howLong,
    `--\n${whyYou}`,
  ];
  return {
    subject: 'Choose a new password for Presently',
    html: layOut({ title: 'Choose a new password for Presently', preheader: howLong, rows, smallPrint: whyYou }),
    text: `${text.join('\n\n')}\n`,
  };
}
