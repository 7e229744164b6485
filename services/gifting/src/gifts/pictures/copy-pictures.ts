import type { Caller } from '@presently/messaging/call-context';
import { notFound } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { hashOfAddress, newPictureKey, PictureCopy } from './picture-copy.entity.js';
import { PictureSource } from './picture-source.js';
import { StoredPictures } from './stored-pictures.js';

const longestFetch = 5_000;
/** Milliseconds for which an address without a picture is not asked again, and a copy may stay unfinished. */
export const failureLasts = 5 * 60_000;
/** The time of the last use is written once in so many milliseconds. */
const usePrecision = 3_600_000;

/** Makes copies of pictures from elsewhere for the screens of senders, so that no screen loads from foreign hosts. */
@Injectable()
export class CopyPictures {
  private readonly underWay = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly source: PictureSource,
    private readonly storage: ObjectStorage,
    private readonly stored: StoredPictures,
  ) {}

  /**
   * The key of our copy, `undefined` if the address is new.
   * @throws Problem `not-found` if the address had no picture a moment ago
   */
  async known(url: string): Promise<string | undefined> {
    const em = this.em.fork();
    const copy = await em.findOne(PictureCopy, { addressHash: hashOfAddress(url) });
    if (!copy) return undefined;
    const { addressHash, key, isKept, usedAt } = copy;
    const age = this.clock.now().getTime() - usedAt.getTime();
    if (isKept && key !== null) {
      if (age > usePrecision) await em.nativeUpdate(PictureCopy, { addressHash }, { usedAt: this.clock.now() });
      return key;
    }
    if (age < failureLasts) throw notFound('Picture');
    await em.nativeDelete(PictureCopy, { addressHash, isKept: false, usedAt });
    return undefined;
  }

  /**
   * Copies a picture. Requests for one address at the same time share one copy.
   * @throws Problem `not-found`, or `budget-used` if the caller has had too many copied
   */
  async copy(url: string, caller: Caller): Promise<string> {
    const addressHash = hashOfAddress(url);
    let copying = this.underWay.get(addressHash);
    if (!copying) {
      copying = this.fetch(url, addressHash, caller).finally(() => this.underWay.delete(addressHash));
      this.underWay.set(addressHash, copying);
    }
    const key = await copying;
    if (key === undefined) throw notFound('Picture');
    return key;
  }

  private async fetch(url: string, addressHash: string, caller: Caller): Promise<string | undefined> {
    const em = this.em.fork();
    await this.budgets.charge(em, { budget: 'pictures', account: caller });
    const picture = await this.source.read(url, 'screen', longestFetch).catch(() => undefined);
    const key = picture ? newPictureKey() : null;
    // The row exists before the first byte is stored. Another replica may have been faster.
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `insert into picture_copies (address_hash, key, is_kept, bytes, used_at) values (?, ?, false, ?, ?)
       on conflict do nothing`,
      [addressHash, key, picture?.length ?? 0, this.clock.now()],
      'run',
    );
    if (!picture || !key) return undefined;
    if (affectedRows === 0) return this.known(url);
    await this.storage.put(key, Readable.from([picture]), 'image/webp');
    this.stored.add(picture.length);
    await em.nativeUpdate(PictureCopy, { addressHash, key }, { isKept: true });
    return key;
  }
}
