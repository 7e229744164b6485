/** SQL for whether an occasion may be the recipient's birthday. Legacy rows hold raw text instead of a date. */
export const isBirthday = `"type" = 'Birthday' and "date" ~ '^\\d{4}-\\d{2}-\\d{2}$' and coalesce("recurrence", 'yearly') = 'yearly'`;

/** SQL for the date of an occasion; `--MM-DD` if the year is unknown. */
export const shownDate = `case when "has_year" then "date" else '--' || substr("date", 6) end`;

/**
 * SQL for the birthday in a row of `recipients`: the date of the oldest Birthday occasion that holds one. An occasion is
 * where it is stored, so calendar, reminders and the person always agree.
 */
export const birthdayOfRecipient = `(select ${shownDate} from occasions
  where recipient_id = recipients.id and ${isBirthday} order by created_at, id limit 1)`;
