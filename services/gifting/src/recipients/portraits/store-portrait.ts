import { ObjectStorage } from '@presently/service/storage/object-storage';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { tables } from '../../tables.js';

const hourMs = 3_600_000;

/** Stores the pictures of people. */
@Injectable()
export class StorePortrait {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Stores a picture that {@link asPortrait} has made. Its removal is due unless it is kept with {@link keepPortraits},
   * so that no lost process leaves it behind.
   * @returns its key
   */
  async store(picture: Buffer, untilMs = hourMs): Promise<string> {
    const key = `people/${randomBytes(24).toString('base64url')}.webp`;
    await removePortraits(this.em.fork(), [key], untilMs);
    await this.storage.put(key, Readable.from([picture]), 'image/webp');
    return key;
  }
}

/** Rows refer to the pictures from now on. @returns those that are still there */
export async function keepPortraits(tx: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const kept = await tables(tx)
    .deleteFrom('media_to_remove')
    .where('key', 'in', [...keys])
    // Its removal has not begun.
    .where(sql<boolean>`next_try_at > now() + interval '1 minute'`)
    .returning('key')
    .execute();
  return new Set(kept.map(({ key }) => key));
}

/** Has pictures removed after a time to which no row refers any more. */
export async function removePortraits(tx: EntityManager, keys: readonly string[], afterMs: number): Promise<void> {
  if (keys.length === 0) return;
  const next_try_at = sql<Date>`now() + ${afterMs} * interval '1 millisecond'`;
  await tables(tx)
    .insertInto('media_to_remove')
    .values(keys.map((key) => ({ key, next_try_at }) as never))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
