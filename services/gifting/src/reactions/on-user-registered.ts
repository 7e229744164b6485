import type { Envelope } from '@presently/contracts/event';
import { userRegistered, type UserRegisteredV1 } from '@presently/contracts/identity';
import { isErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Remembers what gifting must know of a sender; what newer events have told of them stays, and whoever is gone stays gone. */
@Injectable()
@ReactsTo(userRegistered)
export class OnUserRegistered {
  async handle({ data, aggregateversion }: Envelope<UserRegisteredV1>, em: EntityManager): Promise<void> {
    if (await isErased(em, data.userId)) return;
    await em.execute(
      `insert into senders (user_id, time_zone, display_name, reminder_days_before, email_reminders_enabled, version)
       values (?, ?, ?, ?, ?, ?)
       on conflict (user_id) do update set time_zone = excluded.time_zone, display_name = excluded.display_name,
         reminder_days_before = excluded.reminder_days_before,
         email_reminders_enabled = excluded.email_reminders_enabled, version = excluded.version
       where senders.version < excluded.version`,
      [
        data.userId,
        data.timeZone,
        data.displayName,
        data.reminderDaysBefore,
        data.emailRemindersEnabled,
        aggregateversion,
      ],
    );
  }
}
