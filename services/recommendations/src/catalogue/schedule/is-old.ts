/** A feed with a schedule is old when two of its times have passed without an answer of its shop. Takes the time. */
export const isOldInSql = `due_at is not null
  and imported_at < ?::timestamptz - 2 * every_minutes * interval '1 minute' - interval '30 minutes'`;
