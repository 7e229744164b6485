import { shownName } from '@presently/rules/names';
import { withoutLinks } from '@presently/rules/plain-text';
import type { ReminderAddress } from '@presently/contracts/identity/reminders';
import type { Account } from '@presently/service/budgets/budgets';
import { headerText } from '../mails/parts/header-text.js';
import type { Mail } from '../mails/parts/render-mail.js';

interface Mailbox {
  name: string;
  address: string;
}

/** A mail in the form that the SMTP transport takes. */
export interface OutgoingMail extends Omit<Mail, 'from'> {
  from: Mailbox;
  to: Mailbox;
  /**
   * Whose confirmed address it is: the account's budget counts the mail. Null if another budget or throttle has counted
   * it.
   */
  ownOf: Account | null;
}

/**
 * @param ownAddress the product's own, `MAIL_FROM`
 * @throws UnwritableMail for a reader whose name could break out of its header
 */
export const addressMail = (
  mail: Mail,
  reader: Mailbox,
  ownAddress: string,
  ownOf: OutgoingMail['ownOf'],
): OutgoingMail => ({
  ...mail,
  from: { name: mail.from, address: ownAddress },
  to: { name: headerText(withoutLinks(shownName(reader.name, ''))), address: reader.address },
  ownOf,
});

/** A mail about the sender's own gifts and days, to an address that identity has told. Identity tells confirmed ones only. */
export const mailToSender = (
  mail: Mail,
  userId: string,
  { displayName, email, tier }: Pick<ReminderAddress, 'displayName' | 'email' | 'tier'>,
  ownAddress: string,
): OutgoingMail =>
  addressMail(mail, { name: displayName, address: email }, ownAddress, { userId, tier, isConfirmed: true });
