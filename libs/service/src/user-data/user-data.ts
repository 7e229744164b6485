import type { UserDataExport } from '@presently/contracts/kit/user-data';

/** Which rows of a table are a user's, as a list of an export. The class of the rows names the columns. */
export interface UserList {
  table: string;
  /** SQL with one `?` for the user's id. Default: `user_id = ?`. */
  where?: string;
  /** Unique columns that order the rows. Default: `created_at`, `id`. */
  key?: readonly string[];
  /** SQL for fields that are not columns. */
  fields?: Readonly<Record<string, string>>;
}

/** What an export contains of a service's tables. Every table is in a list, or is left out for a reason. */
export interface UserData<Reads extends UserDataExport = UserDataExport> {
  reads: Reads;
  lists: { readonly [List in keyof Reads['lists']]: UserList };
  /** Why a table is not exported. */
  leftOut: Readonly<Record<string, string>>;
}

/** Declares the lists of a service. */
export const userData = <Reads extends UserDataExport>(declared: UserData<Reads>): UserData => declared;

/** Tables that every service has: nothing in them is data of its own. */
export const leftOutEverywhere: Readonly<Record<string, string>> = {
  outbox: 'Copies of what has changed, on their way to other services.',
  processed_events: 'Ids of events.',
  event_failures: 'Ids of events.',
  dead_letters: 'Copies of events that could not be handled.',
  erased_users: 'Ids of users who have no data any more.',
  locks: 'Empty between transactions.',
  budget_usage: 'Counts of the last hour and day.',
};
