import { Clock } from '@presently/service/clock';
import { deleteInBatches } from '@presently/service/queries/delete-in-batches';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { GiftingEnv } from '../../env.js';
import { failureLasts } from './copy-pictures.js';
import { StoredPictures } from './stored-pictures.js';

const everyMs = 60_000;
const unusedFor = 7 * 24 * 3_600_000;

/** All pictures are added up again when so much of their room has been filled since. */
const precision = 0.01;

/** SQL that deletes the copies that were not used for the longest time, beyond a number of bytes. */
const deleteSurplusCopies = `delete from picture_copies where address_hash in (
  select address_hash from (
    select address_hash, sum(bytes) over (order by used_at desc, address_hash) as total from picture_copies where is_kept
  ) as sums where total > ?)`;

/**
 * SQL that deletes gifts' pictures beyond a number of bytes: the older ones of the senders whose pictures take the most
 * room, so that no sender displaces the pictures of others.
 */
const deleteSurplusPictures = `delete from pictures where name in (
  select name from (
    select name, sum(bytes) over (order by own, name) as total from (
      select name, bytes, sum(bytes) over (partition by user_id order by next_try_at desc, name) as own
      from pictures join gift_history gift on gift.id = pictures.gift_id where is_kept
    ) as of_senders
  ) as sums where total > ?)`;

/** Deletes copies that were not used for a week, and some pictures while all take too much room. */
@Injectable()
export class PurgePictures {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
    private readonly stored: StoredPictures,
  ) {}

  @Interval(everyMs)
  async purge(): Promise<void> {
    const em = this.em.fork();
    const ago = (milliseconds: number) => new Date(this.clock.now().getTime() - milliseconds);
    await deleteInBatches(em, {
      table: 'picture_copies',
      key: ['address_hash'],
      where: 'used_at < ? or (not is_kept and used_at < ?)',
      parameters: [ago(unusedFor), ago(failureLasts)],
    });
    await this.makeRoom(em);
  }

  /** Copies go first, because they can be made again. */
  private async makeRoom(em: EntityManager): Promise<void> {
    const most = this.env.PICTURES_MB * 1024 * 1024;
    // Adding up reads both tables.
    if (this.stored.bytes < most * precision) return;
    this.stored.bytes = 0;
    const [sums] = await em.execute<[{ gifts: string; copies: string }]>(
      `select (select coalesce(sum(bytes), 0) from pictures where is_kept) as gifts,
              (select coalesce(sum(bytes), 0) from picture_copies where is_kept) as copies`,
    );
    const [gifts, copies] = [Number(sums.gifts), Number(sums.copies)];
    if (gifts + copies > most) await em.execute(deleteSurplusCopies, [most - gifts]);
    if (gifts > most) await em.execute(deleteSurplusPictures, [most]);
  }
}
