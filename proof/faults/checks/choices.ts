import { eventsByGift, type Check, type Violation } from './check.ts';

interface ChoiceRow {
  id: string;
  isDecided: boolean;
  told: number;
  mails: number;
  at: Date;
}

const ended = `select gift.id, gift.chosen is not null as "isDecided", gift.choice_ends_at as at,
    coalesce(events, 0) as told,
    (select count(*)::int from notifications.deliveries mail
     where mail.gift_id = gift.id and mail.kind = 'gift-chosen') as mails
  from gifting.gift_history gift left join ${eventsByGift('gift_chosen')} told on told."giftId" = gift.id::text
  where gift.choice_ends_at < now() and gift.status = 'sent' and gift.user_id = any($1)`;

/** A choice whose last day is over is decided, and its sender is told once. Nobody chooses under this load. */
export const choices: Check = async ({ database, load }) => {
  const rows = await database.rows<ChoiceRow>(ended, [load.members.map(({ id }) => id)]);
  return rows.flatMap(({ id, isDecided, told, mails, at: ended }): Violation[] => {
    const at = ended.getTime();
    if (!isDecided) return [{ kind: 'lost', what: `the choice of ${id} is open after its last day`, at }];
    if (told === 0 || mails === 0) return [{ kind: 'lost', what: `the end of the choice of ${id} was not told`, at }];
    if (told === 1 && mails === 1) return [];
    return [{ kind: 'doubled', what: `the end of the choice of ${id} was told ${Math.max(told, mails)} times`, at }];
  });
};
