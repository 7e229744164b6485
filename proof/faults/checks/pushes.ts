import type { Check, Violation } from './check.ts';

interface EventRow {
  userId: string;
  type: string;
  giftId: string;
  hasThanks: boolean;
  at: Date;
}

const titles: Readonly<Record<string, string>> = {
  'gifting.gift_viewed.v1': 'Your gift was opened',
  'gifting.gift_thanked.v1': 'You were thanked',
};

/** Every view and thanks is shown once by the device of its sender; a view that was thanked at once need not be. */
export const pushes: Check = async ({ database, load, target }) => {
  const { devices } = load;
  const events = await database.rows<EventRow>(
    `select envelope #>> '{data,senderId}' as "userId", envelope #>> '{data,giftId}' as "giftId", occurred_at as at,
       envelope ->> 'type' as type, exists (
         select from gifting.outbox thanks where thanks.envelope ->> 'type' = 'gifting.gift_thanked.v1'
           and thanks.envelope #>> '{data,giftId}' = outbox.envelope #>> '{data,giftId}') as "hasThanks"
     from gifting.outbox where envelope ->> 'type' in ('gifting.gift_viewed.v1', 'gifting.gift_thanked.v1')
       and envelope #>> '{data,senderId}' = any($1)`,
    [[...devices.keys()]],
  );
  const shown = await target.sandbox.pushes();
  return events.flatMap(({ userId, type, giftId, hasThanks, at }): Violation[] => {
    const title = titles[type]!;
    const found = shown.filter((push) => push.title === title && push.url.endsWith(`/gifts/${giftId}`));
    const about = `“${title}” about ${giftId}`;
    if (found.some(({ id }) => id !== devices.get(userId)!.id))
      return [{ kind: 'wrong', what: `${about} was shown by another device`, at: at.getTime() }];
    const isNeeded = type === 'gifting.gift_thanked.v1' || !hasThanks;
    if (found.length === 0 && isNeeded) return [{ kind: 'lost', what: `${about} was not shown`, at: at.getTime() }];
    if (found.length > 1)
      return [{ kind: 'doubled', what: `${about} was shown ${found.length} times`, at: at.getTime() }];
    return [];
  });
};
