/** SQL for whether an occasion may be the recipient's birthday. Legacy rows hold raw text instead of a date. */
export const isBirthday = `"type" = 'Birthday' and "date" ~ '^\\d{4}-\\d{2}-\\d{2}$' and coalesce("recurrence", 'yearly') = 'yearly'`;

/** SQL for the date of an occasion; `--MM-DD` if the year is unknown. */
export const shownDate = `case when "has_year" then "date" else '--' || substr("date", 6) end`;

/** A birthday that was in the future when it was stored is the next one, so its year is not known. */
export const isNextBirthday = `${isBirthday} and "date" > to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;

/**
 * SQL for the birthday in a row of `recipients`: the date of the oldest Birthday occasion that holds one. An occasion is
 * where it is stored, so calendar, reminders and the person always agree.
 */
export const birthdayOfRecipient = `(select ${shownDate} from occasions
  where recipient_id = recipients.id and ${isBirthday} order by created_at, id limit 1)`;

/** {@link birthdayOfRecipient} with only a year in which the person was born. */
export const bornOn = `(select case when ${isNextBirthday} then '--' || substr("date", 6) else ${shownDate} end
  from occasions where recipient_id = recipients.id and ${isBirthday} order by created_at, id limit 1)`;
