import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { occasionQueueName } from '../occasions/remind-of-occasions.js';
import { publishRecipientsChanged } from '../recipients/publish-recipient-changed.js';
import { roomOf } from '../recipients/recipient-limit.js';
import { Batch } from './batch.js';
import { ImportRow } from './import-row.entity.js';
import { Import, type ImportResult } from './import.entity.js';
import { rowsAtOnce } from './import-rules.js';
import { Contacts, KnownPeople } from './known-people.js';
import { knownPeopleOf } from './known-people.queries.js';
import { noEffect } from './undo.js';

/** Adds and changes the people of the chosen rows. */
@Injectable()
export class ApplyRows {
  private readonly log = new Logger(ApplyRows.name);

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
    private readonly wakeups: Wakeups,
  ) {}

  /** @returns whether all rows are written */
  async work(claimed: Import, isOver: () => boolean): Promise<boolean> {
    let people = await this.peopleOf(claimed);
    let single = 0;
    while (!isOver()) {
      try {
        const written = await this.writeSome(claimed, people, single > 0 ? 1 : rowsAtOnce);
        if (written === 0) return true;
        if (single > 0) single--;
      } catch (error) {
        this.log.warn(`Rows of an import were not written: ${(error as Error).name}`);
        // One row must not stop the others: they are written one by one, and the one that fails alone is told.
        if (single > 0) await this.giveUp(claimed);
        else single = rowsAtOnce;
        people = await this.peopleOf(claimed);
      }
    }
    return false;
  }

  private async peopleOf({ userId }: Import): Promise<KnownPeople> {
    return new KnownPeople(await knownPeopleOf(this.em.fork(), userId), new Contacts(this.env.DEFAULT_COUNTRY));
  }

  /** @returns how many rows it has written */
  private writeSome(claimed: Import, people: KnownPeople, most: number): Promise<number> {
    return this.em.fork().transactional(async (tx) => {
      const held = await heldImport(tx, claimed);
      const rows = held ? await openRows(tx, claimed, most) : [];
      if (!held || rows.length === 0) return 0;
      const { userId } = claimed;
      const room = await roomOf(tx, userId, this.env.BUDGETS);
      const contacts = new Contacts(this.env.DEFAULT_COUNTRY);
      const batch = new Batch(tx, people, { userId, now: this.clock.now(), contacts, room });
      await batch.write(rows);
      held.done += rows.length;
      held.result = sumOf(held.result, batch.result);
      await publishRecipientsChanged(tx, this.outbox, [...batch.changed]);
      await tx.execute(
        `insert into import_marks (recipient_id, mark, user_id)
         select id, mark, ? from jsonb_to_recordset(?::jsonb) as given (id uuid, mark text) on conflict do nothing`,
        [userId, JSON.stringify(batch.marks.map(({ recipient: { id }, mark }) => ({ id, mark })))],
      );
      await this.outbox.emit(tx, batch.emissions);
      this.wakeups.wakeAfterCommit(tx, occasionQueueName);
      return rows.length;
    });
  }

  private giveUp(claimed: Import): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      const held = await heldImport(tx, claimed);
      const [row] = held ? await openRows(tx, claimed, 1) : [];
      if (!held || !row) return;
      row.undo = noEffect(null);
      row.problem = 'This person could not be written.';
      held.done++;
    });
  }
}

/** The import, locked, unless another process works on it or it was deleted. */
export const heldImport = (tx: EntityManager, { id, state, fence }: Import): Promise<Import | null> =>
  tx.findOne(Import, { id, state, fence }, { lockMode: LockMode.PESSIMISTIC_WRITE });

const openRows = (tx: EntityManager, { id }: Import, limit: number): Promise<ImportRow[]> =>
  tx.find(ImportRow, { import: id, isChosen: true, undo: null }, { orderBy: { position: 'asc' }, limit });

export function sumOf(one: ImportResult | null | undefined, other: ImportResult): ImportResult {
  if (!one) return other;
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    dates: one.dates + other.dates,
    ideas: one.ideas + other.ideas,
    kept: one.kept + other.kept,
  };
}
