import { ObjectStorage } from '@presently/service/object-storage';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { MediaToRemove } from '../uploads/media-to-remove.entity.js';

/** Stores the pictures of people. */
@Injectable()
export class StorePortrait {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Stores a picture that {@link asPortrait} has made. Its removal is due in an hour unless it is
   * {@link keepPortrait | kept}, so that no lost process leaves it behind.
   * @returns its key
   */
  async store(picture: Buffer): Promise<string> {
    const key = `people/${randomBytes(24).toString('base64url')}.webp`;
    const sql = `insert into media_to_remove (key, next_try_at) values (?, now() + interval '1 hour')`;
    await this.em.fork().execute(sql, [key]);
    await this.storage.put(key, Readable.from([picture]), 'image/webp');
    return key;
  }
}

/** A row refers to the picture from now on. @returns whether it is there */
export const keepPortrait = async (tx: EntityManager, key: string): Promise<boolean> =>
  (await tx.nativeDelete(MediaToRemove, { key })) === 1;
