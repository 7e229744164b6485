import { Clock } from '@presently/service/clock';
import { deleteInBatches } from '@presently/service/delete-in-batches';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { GiftingEnv } from '../env.js';
import { failureLasts } from './copy-pictures.js';

const everyMs = 60_000;
const unusedFor = 7 * 24 * 3_600_000;

/** SQL that deletes kept rows from the first one with which the sum of the newer ones exceeds a limit. */
const deleteSurplus = (table: string, key: string, newest: string) =>
  `delete from ${table} where ${key} in (
     select ${key} from (
       select ${key}, sum(bytes) over (order by ${newest} desc, ${key}) as total from ${table} where is_kept
     ) as sums where total > ?)`;

/** Deletes copies that were not used for a week, and the longest unused ones while all pictures take too much room. */
@Injectable()
export class PurgePictures {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
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

  /** Copies go first, because they can be made again; then the pictures of the oldest gifts. */
  private async makeRoom(em: EntityManager): Promise<void> {
    const most = this.env.PICTURES_MB * 1024 * 1024;
    const [sums] = await em.execute<[{ gifts: string; copies: string }]>(
      `select (select coalesce(sum(bytes), 0) from pictures where is_kept) as gifts,
              (select coalesce(sum(bytes), 0) from picture_copies where is_kept) as copies`,
    );
    const [gifts, copies] = [Number(sums.gifts), Number(sums.copies)];
    if (gifts + copies > most)
      await em.execute(deleteSurplus('picture_copies', 'address_hash', 'used_at'), [most - gifts]);
    if (gifts > most) await em.execute(deleteSurplus('pictures', 'name', 'next_try_at'), [most]);
  }
}
