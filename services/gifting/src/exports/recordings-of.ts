import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { tables } from '../tables.js';
import { recordingFile } from '../user-data.js';

/** A recording in the object storage, and its name in a zip. */
export interface StoredRecording {
  key: string;
  file: string;
}

/** Files of one zip, so that the list of them stays small. */
const mostFiles = 5_000;

/** A user's recordings, the newest first, as long as they are not larger together than `mostBytes`. */
export async function recordingsOf(em: EntityManager, userId: string, mostBytes: number): Promise<StoredRecording[]> {
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
