import type { EntityManager } from '@mikro-orm/postgresql';
import { portraitLimits } from '@presently/rules/portraits';
import { sql } from 'kysely';
import { tables } from '../tables.js';
import { portraitFile, recordingFile } from '../user-data.js';

/** A recording or a picture in the object storage, and its name in a zip. */
export interface StoredFile {
  key: string;
  file: string;
}

/** Files of one zip, so that the list of them stays small. */
const mostFiles = 5_000;

/** A user's recordings, the newest first, as long as they are not larger together than `mostBytes`. */
export async function recordingsOf(em: EntityManager, userId: string, mostBytes: number): Promise<StoredFile[]> {
  const found = await tables(em)
    .selectFrom('uploads')
    .select(['key', 'size', sql<string>`${sql.raw(recordingFile)}`.as('file')])
    .where('user_id', '=', userId)
    .where('size', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostFiles)
    .execute();
  let bytes = 0;
  return found.filter(({ size }) => (bytes += size ?? 0) <= mostBytes);
}

/** The pictures of people that a user has uploaded. */
export const portraitsOf = async (em: EntityManager, userId: string): Promise<StoredFile[]> =>
  (
    await tables(em)
      .selectFrom('recipients')
      .select(['portrait', sql<string>`${sql.raw(portraitFile)}`.as('file')])
      .where('user_id', '=', userId)
      .where('portrait', 'is not', null)
      .limit(portraitLimits.perAccount)
      .execute()
  ).map(({ portrait, file }) => ({ key: portrait!, file }));
