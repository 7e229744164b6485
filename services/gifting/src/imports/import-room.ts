import type { EntityManager } from '@mikro-orm/postgresql';
import type { GiftingEnv } from '../env.js';
import { unreadableFile } from './read/files/unreadable-file.js';
import { told } from './read/told.js';

const megabyte = 1_000_000;

interface Asked {
  id: string;
  userId: string;
  rows: number;
  bytes: number;
}

/**
 * Files are counted by day, and this is the limit of what they leave behind: rows and bytes of all imports of an account
 * that are not deleted yet.
 * @throws Problem `import.unreadable`
 */
export async function expectRoom(
  tx: EntityManager,
  { IMPORT_ROWS_PER_ACCOUNT: mostRows, IMPORTS_MB_PER_ACCOUNT: mostMegabytes }: GiftingEnv,
  { id, userId, rows, bytes }: Asked,
): Promise<void> {
  const [kept] = await tx.execute<[{ rows: string; bytes: string }]>(
    `select coalesce(sum(kept_rows), 0) as rows, coalesce(sum(kept_bytes), 0) as bytes
     from imports where user_id = ? and id <> ?`,
    [userId, id],
  );
  if (Number(kept.rows) + rows > mostRows) throw unreadableFile(told('week-people', { most: mostRows }));
  if (Number(kept.bytes) + bytes > mostMegabytes * megabyte)
    throw unreadableFile(told('week-megabytes', { megabytes: mostMegabytes }));
}
