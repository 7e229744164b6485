import {
  accountMailRequested,
  issueAccountMail,
  type AccountMail,
  type AccountMailKind,
} from '@presently/contracts/identity/account-mails';
import { confirmEmail } from '@presently/contracts/identity/addresses';
import type { TestService } from '@presently/testing/test-service';

/** The mails about an account that are still needed, oldest first, as notifications would write them. */
export async function accountMailsOf(service: TestService, userId: string): Promise<AccountMail[]> {
  const requested = (await service.emitted(accountMailRequested)).filter((data) => data.userId === userId);
  const issued = requested.map(({ mailId }) => service.call(issueAccountMail, { mailId }).catch(() => undefined));
  return (await Promise.all(issued)).filter((mail) => mail !== undefined);
}

/** The newest mail of a kind. */
export async function newestMail(service: TestService, userId: string, kind: AccountMailKind): Promise<AccountMail> {
  const mail = (await accountMailsOf(service, userId)).findLast((each) => each.kind === kind);
  if (!mail) throw new Error(`There is no mail of kind ${kind}`);
  return mail;
}

/** Confirms the user's address with the token of the mail. */
export async function confirmAddress(service: TestService, userId: string): Promise<void> {
  const { token } = await newestMail(service, userId, 'confirm-email');
  await service.call(confirmEmail, { token });
}
