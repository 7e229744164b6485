import { isEmail, isFQDN, isIP } from 'class-validator';

/** The fields of the form, as they were typed. */
export const firstRunFields = [
  'username',
  'password',
  'email',
  'publicUrl',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'mailFrom',
] as const;
export type FirstRunField = (typeof firstRunFields)[number];
export type Written = Record<FirstRunField, string>;

type Problems = Partial<Record<FirstRunField, string>>;

/** Reads what was typed; a field that is not there is empty. Passwords keep their blanks. */
export function writtenIn(body: unknown): Written {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  const entries = firstRunFields.map((name) => {
    const text = fields.get(name) ?? '';
    return [name, /password/i.test(name) ? text : text.trim()];
  });
  return Object.fromEntries(entries) as Written;
}

/** The settings as variables of the processes, and what is wrong with them, by field. */
export function settingsOf(written: Written): { settings: Record<string, string>; problems: Problems } {
  const problems: Problems = {};
  const settings: Record<string, string> = {};
  const address = originOf(written.publicUrl);
  if (address) settings['PUBLIC_URL'] = address;
  else problems.publicUrl = 'The address must begin with https:// and have no path, such as https://gifts.example.org';
  if (wantsMail(written)) {
    Object.assign(problems, problemsOfMail(written));
    settings['SMTP_URL'] = smtpUrlOf(written);
    settings['MAIL_FROM'] = written.mailFrom;
  }
  return { settings, problems };
}

/** Scheme, host and port; undefined for anything but the start of a site over https. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  return protocol === 'https:' && href === `${origin}/` ? origin : undefined;
}

const wantsMail = ({ smtpHost, smtpUser, smtpPassword, mailFrom }: Written): boolean =>
  [smtpHost, smtpUser, smtpPassword, mailFrom].some((text) => text !== '');

function problemsOfMail({ smtpHost, smtpPort, smtpUser, smtpPassword, mailFrom }: Written): Problems {
  const isHost = isIP(smtpHost) || isFQDN(smtpHost, { require_tld: false });
  const isPort = /^\d{1,5}$/.test(smtpPort) && Number(smtpPort) >= 1 && Number(smtpPort) <= 65_535;
  const isSender = isEmail(mailFrom) && !/\.(test|example)$/.test(mailFrom);
  return {
    ...(!isHost && { smtpHost: 'Please give the name of the mail server, such as smtp.example.org' }),
    ...(smtpPort !== '' && !isPort && { smtpPort: 'The port must be a number, usually 587 or 465' }),
    ...(smtpUser === '' &&
      smtpPassword !== '' && { smtpUser: 'Please give the username that belongs to the password' }),
    ...(smtpUser !== '' && smtpPassword === '' && { smtpPassword: 'Please give the password of the mail account' }),
    ...(!isSender && { mailFrom: 'Please give an email address of your own that mails come from' }),
  };
}

/** Port 465 speaks TLS from the start; production requires STARTTLS on every other. */
function smtpUrlOf({ smtpHost, smtpPort, smtpUser, smtpPassword }: Written): string {
  const port = smtpPort === '' ? '587' : smtpPort;
  const account = smtpUser === '' ? '' : `${encodeURIComponent(smtpUser)}:${encodeURIComponent(smtpPassword)}@`;
  const host = smtpHost.includes(':') ? `[${smtpHost}]` : smtpHost;
  return `${port === '465' ? 'smtps' : 'smtp'}://${account}${host}:${port}`;
}
