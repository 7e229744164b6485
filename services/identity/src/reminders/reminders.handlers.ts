import {
  addressReminder,
  addressSenderMail,
  addressViewMail,
  changeReminderSettings,
  readReminderSettings,
  type ReminderAddress,
  type ReminderReader,
  type ReminderSettings,
  type ReminderSettingsChange,
  type ReminderSettingsToken,
} from '@presently/contracts/identity/reminders';
import { Handles } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { displayNameOf, type User } from '../users/user.entity.js';
import { findById, lockById } from '../users/users.queries.js';
import { presentReminderSettings } from './reminder-settings.view.js';
import { SettingsTokens } from './settings-tokens.js';
import { changeUser } from '../users/change-user.js';

/** The same answer for a forged link, for one of a deleted user and for one to a former address. */
const deadLink = () =>
  new Problem('not-found', 404, 'This link does not work any more. Sign in to change which emails you get.');

/** Addresses for reminders and mails about views, and the settings behind the link at their end. */
@Controller()
export class RemindersHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: SettingsTokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  @Handles(addressReminder)
  async address({ userId }: ReminderReader): Promise<ReminderAddress> {
    return this.addressOf(userId, (user) => user.emailRemindersEnabled);
  }

  @Handles(addressViewMail)
  async addressViewMail({ userId }: ReminderReader): Promise<ReminderAddress> {
    return this.addressOf(userId, (user) => user.viewMailsEnabled);
  }

  @Handles(addressSenderMail)
  async addressSenderMail({ userId }: ReminderReader): Promise<ReminderAddress> {
    return this.addressOf(userId, () => true);
  }

  @Handles(readReminderSettings)
  async read({ settingsToken }: ReminderSettingsToken): Promise<ReminderSettings> {
    const user = await findById(this.em, this.idIn(settingsToken));
    if (!user || !this.tokens.isOf(settingsToken, user)) throw deadLink();
    return presentReminderSettings(user);
  }

  @Handles(changeReminderSettings)
  async change({ settingsToken, ...change }: ReminderSettingsChange): Promise<ReminderSettings> {
    const userId = this.idIn(settingsToken);
    return this.em.transactional(async (tx) => {
      const user = await lockById(tx, userId);
      if (!user || !this.tokens.isOf(settingsToken, user)) throw deadLink();
      await this.budgets.charge(tx, { budget: 'account-changes', account: user.toAccount() });
      await changeUser(tx, this.outbox, user, () => user.changePreferences(change, this.clock.now()));
      return presentReminderSettings(user);
    });
  }

  private async addressOf(userId: string, wants: (user: User) => boolean): Promise<ReminderAddress> {
    const user = await findById(this.em, userId);
    if (!user?.contact || user.suspendedAt || !wants(user)) throw notFound('Reader');
    const { contact, timeZone, language, subscriptionTier: tier } = user;
    const settingsToken = this.tokens.issue(user);
    return { email: contact, timeZone, displayName: displayNameOf(user), tier, settingsToken, language };
  }

  private idIn(token: string): string {
    const userId = this.tokens.idIn(token);
    if (!userId) throw deadLink();
    return userId;
  }
}
