import { signOutcomeLinks } from '@presently/contracts/identity/outcome-links';
import { addressReminder } from '@presently/contracts/identity/reminders';
import type { Language } from '@presently/rules/languages';
import { giftOutcomes, mostOutcomeLinks } from '@presently/rules/vocabulary';
import { localTimeAt } from '@presently/rules/zoned-time';
import { notFound } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { reminderMail } from '../mails/reminder-mail.js';
import { Reminder } from '../reminders/reminder.entity.js';
import { mailToSender, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail of a day's reminders, with the facts of the moment at which it goes out. */
@Injectable()
export class ReminderMailWriter {
  constructor(
    private readonly em: EntityManager,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * @throws Problem `not-found` when every occasion is over, or when the user wants no reminders;
   * `service-unavailable` when identity is away.
   */
  async write({ id, userId }: Delivery): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressReminder, { userId });
    const { date: today } = localTimeAt(this.clock.now(), reader.timeZone);
    const reminders = await this.em
      .fork()
      .find(Reminder, { delivery: id }, { orderBy: { occursOn: 'asc', occasionId: 'asc' } });
    // The mail may be days late. It leaves out occasions that are over by now.
    const ahead = reminders.filter(({ occursOn }) => occursOn >= today);
    if (ahead.length === 0) throw notFound('Reminder');

    const { site } = this.env;
    const toBuy = ahead.flatMap(({ occasionId: giftId, occursOn, facts }) => {
      if (!('giftToBuy' in facts)) return [];
      const {
        recipientName,
        giftToBuy: giftName,
        dueOn = occursOn,
        isSoldOut,
        isOnlySoldOut,
        priceNow,
        arrivesOn,
      } = facts;
      const giftUrl = `${site}/gifts/${giftId}`;
      return [
        {
          recipientName,
          giftName,
          dueOn,
          giftUrl,
          isSoldOut: isSoldOut === true,
          isOnlySoldOut: isOnlySoldOut === true,
          priceNow,
          arrivesOn,
        },
      ];
    });
    const toTell = await this.toTell(userId, ahead, reader.language);
    const occasions = ahead.flatMap(({ occasionId, recipientId, occursOn, facts }) =>
      'giftToBuy' in facts || 'giftToTell' in facts
        ? []
        : [
            {
              ...facts,
              gift: facts.gift
                ? Object.assign({}, facts.gift, { giftUrl: `${site}/gifts/${facts.gift.giftId}` })
                : undefined,
              occursOn,
              ideasUrl: `${site}/recipients?${new URLSearchParams({ ideas: recipientId, occasion: occasionId }).toString()}`,
              personUrl: `${site}/recipients/${recipientId}`,
              proposalUrl: facts.isProposalOffered
                ? `${site}/proposals?${new URLSearchParams({ offer: occasionId, person: recipientId }).toString()}`
                : undefined,
              scheduleUrl: `${site}/gifts?${new URLSearchParams({ recipientId, occasionId }).toString()}`,
            },
          ],
    );
    const settingsUrl = `${site}/unsubscribe/${reader.settingsToken}`;
    const mail = reminderMail({
      today,
      timeZone: reader.timeZone,
      language: reader.language ?? 'en',
      occasions,
      toBuy,
      toTell,
      settingsUrl,
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }

  /** The gifts whose sender is asked how they went. Those that a mail has room for are answered by a link each. */
  private async toTell(userId: string, ahead: readonly Reminder[], language: Language | null | undefined) {
    const { site } = this.env;
    const given = ahead.flatMap(({ occasionId: giftId, facts }) => ('giftToTell' in facts ? [{ giftId, facts }] : []));
    if (given.length === 0) return [];
    const giftIds = given.slice(0, mostOutcomeLinks).map(({ giftId }) => giftId);
    const { outcomeTokens } = await this.rpc.call(signOutcomeLinks, { userId, giftIds });
    // A server does not see what follows the `#`: who only fetches a link has no token.
    const page = `${site}/how-it-went${language ? `?language=${language}` : ''}#`;
    return given.map(({ giftId, facts: { recipientName, giftToTell: giftName } }, nth) => {
      const token = outcomeTokens[nth];
      const answers = token && giftOutcomes.map((outcome) => ({ outcome, url: `${page}${outcome}.${token}` }));
      return { recipientName, giftName, giftUrl: `${site}/gifts/${giftId}#how-it-went`, ...(answers && { answers }) };
    });
  }
}
