/**
 * What the permanent refusal of a mail is about: a mailbox that does not exist, one that is full, or anything else,
 * which is us, our network or the content. Only the first says something about the address.
 */
export type MailRefusal = 'no-mailbox' | 'full' | 'other';

/** A status code of its own (RFC 3463), not a part of a number such as an address. */
export const statusCodes = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/g;

/** "Bad destination mailbox address", "mailbox disabled" and the like. */
const isNoMailbox = (status: string) => /^5\.(1\.([0-3]|6|10)|2\.1)$/.test(status);
const isFull = (status: string) => /^\d\.2\.2$/.test(status);

/** @param status of a bounce or of an answer, `5.1.1` */
export function refusalByStatus(status: string): MailRefusal {
  if (isNoMailbox(status)) return 'no-mailbox';
  return isFull(status) ? 'full' : 'other';
}

/** One of these words or beginnings of sentences. */
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(${patterns.join('|')})\\b`);

/** The sender, our network or our configuration: servers say "unknown" and "does not exist" of these, too. */
const aboutUs = anyOf(
  'senders?|sent from|from address|mail from|return.?path|client|host(name)?|relay\\w*',
  'spf|dkim|dmarc|rdns|reverse dns|dns|ptr|mx|helo|ehlo|ip',
  'rbls?|dnsbl|(black|block|deny).?list\\w*|spamhaus|spamcop|barracuda|sorbs',
);
/** Rules and content: no mailbox is meant, whatever else is said. */
const aboutRules = anyOf(
  'spam\\w*|junk\\w*|virus|malware|content|attachments?|polic(y|ies)|reputation|block(ed|ing)?|ban(ned)?|denied',
  'not (allowed|permitted|authori[sz]ed)|authenticat\\w*|too many|rate|limit\\w*',
);
/** A message that is too large for every mailbox there. */
const aboutSize = anyOf('message\\b.{0,30}\\b(size|big|large|long|length)|too (big|large|long)|(maximum|max) size');
const saysFull = anyOf(
  'full|over ?quota|quota (is )?exceeded|mailbox quota|mailbox (size )?limit|out of storage',
  'exceed\\w* (the |its |their )?(mailbox |storage )?(quota|storage|allocation)',
);

const mailbox =
  '(users?|recipients?|mailbox(es)?|mail ?drop|e-?mail|addresse?e?s?|accounts?|local ?part|persons?|customers?)';
/** How the usual servers say that there is no such mailbox. */
const saysNoMailbox = anyOf(
  `(no such|no|unknown|invalid|bad|non-?existent|unrouteable|unroutable)( \\w+){0,2} ${mailbox}`,
  `${mailbox}\\b[^.;\\n]{0,60}\\b(${[
    "((do|does)( not|n't)|did not|didn't) exist|non-?existent|unknown|not known|not (be )?found|not recogni[sz]ed",
    'unavailable|not available|disabled|deactivated|inactive|closed|deleted|is gone|invalid|not valid',
    'no longer (exists?|valid|available|active)|not listed|not local',
  ].join('|')})`,
  "(does not|doesn't) have an? [^\\n]{0,40}account",
  `not (a|our) (valid |known )?${mailbox}`,
);
/** Codes whose refusal may be about the mailbox, if they come without a status code. */
const mayMeanMailbox = ['550', '551', '553'];

/**
 * Reads the answer of a mail server to a recipient: its status code, or where it has none, what it says.
 * @param said from the three digits on: `550 5.1.1 No such user`
 */
export function refusalOf(said: string): MailRefusal {
  // An address in the answer is no word of it.
  const withoutAddresses = said
    .toLowerCase()
    .split(' ')
    .filter((word) => !word.includes('@'))
    .join(' ');
  const words = withoutAddresses.replaceAll('’', "'").replaceAll(/[<>()[\]"]/g, ' ');
  const [status] = said.match(statusCodes) ?? [];
  if (status !== undefined) {
    // "Other address status": it may be the sender's.
    return status === '5.1.0' && aboutUs.test(words) ? 'other' : refusalByStatus(status);
  }
  if (aboutUs.test(words) || aboutSize.test(words)) return 'other';
  if (saysFull.test(words)) return 'full';
  if (aboutRules.test(words)) return 'other';
  const code = said.slice(0, 3);
  if (code === '552') return 'full';
  return mayMeanMailbox.includes(code) && saysNoMailbox.test(words) ? 'no-mailbox' : 'other';
}
