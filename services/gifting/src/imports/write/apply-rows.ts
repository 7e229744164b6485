import { RpcClient } from '@presently/messaging/rpc-client';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { isOutage } from '@presently/work/outage';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { occasionQueueName } from '../../recipients/occasions/remind-of-occasions.js';
import { publishRecipientsChanged } from '../../recipients/record/publish-recipient-changed.js';
import { roomOf } from '../../recipients/record/recipient-limit.js';
import { Batch, type OpenRow } from './batch.js';
import { Contacts } from '../compare/contacts.js';
import { Import, type ImportResult } from '../import.entity.js';
import { rowsAtOnce } from '../import-rules.js';
import { KnownPeople } from '../compare/known-people.js';
import { knownPeopleOf } from '../compare/known-of-sender.js';
import { peopleOfSender } from '../compare/people-of-sender.queries.js';
import { addedBy, openRows, writeOutcomes } from './open-rows.queries.js';
import { Sought } from '../compare/sought.js';
import { Turns } from '../read/files/turns.js';
import { storedProblems, told } from '../read/told.js';
import { noEffect } from './undo.js';

/** Rows that are looked at at once, before any is written. */
const readAtOnce = 500;

interface Place {
  people: KnownPeople;
  contacts: Contacts;
  /** The row before the first that is open. */
  behind: number;
}

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
    private readonly rpc: RpcClient,
  ) {}

  /**
   * @returns whether all rows are written
   * @throws Error if the database is not available. The rows that are left are written later.
   */
  async work(claimed: Import, isOver: () => boolean): Promise<boolean> {
    const contacts = new Contacts(this.env.DEFAULT_COUNTRY);
    const people = await this.knownOf(claimed, contacts);
    const place: Place = { people, contacts, behind: 0 };
    let single = 0;
    while (!isOver()) {
      people.begin();
      try {
        const written = await this.writeSome(claimed, place, single > 0 ? 1 : rowsAtOnce);
        if (written === 0) return true;
        if (single > 0) single--;
      } catch (error) {
        if (isOutage(error)) throw error;
        people.forget();
        this.log.warn(`Rows of an import were not written: ${(error as Error).name}`);
        // One row must not stop the others: they are written one by one, and the one that fails alone is told.
        if (single > 0) await this.giveUp(claimed, place);
        else single = rowsAtOnce;
      }
    }
    return false;
  }

  /** The sender's people whom the open rows may be. */
  private async knownOf({ id, userId }: Import, contacts: Contacts): Promise<KnownPeople> {
    const em = this.em.fork();
    const sought = new Sought(contacts);
    const turns = new Turns();
    for (let page: OpenRow[] | undefined; !page || page.length === readAtOnce;) {
      page = await openRows(em, id, readAtOnce, page?.at(-1)?.position);
      for (const { person } of page) {
        if (person) sought.add(person);
        await turns.pass();
      }
    }
    const people = new KnownPeople(contacts);
    const added = await addedBy(em, id);
    const sender = peopleOfSender({ em, rpc: this.rpc, level: this.env.BUDGETS }, userId);
    for (const person of await knownPeopleOf(sender, sought))
      people.add({ ...person, isOfFile: added.has(person.recipientId!) }, {});
    return people;
  }

  /** @returns how many rows it has written */
  private async writeSome(claimed: Import, place: Place, most: number): Promise<number> {
    const rows = await this.em.fork().transactional(async (tx) => {
      const held = await heldImport(tx, claimed);
      const rows = held ? await openRows(tx, claimed.id, most, place.behind) : [];
      if (!held || rows.length === 0) return [];
      const { userId } = claimed;
      const room = await roomOf(tx, userId, this.env.BUDGETS);
      const batch = new Batch(tx, place.people, { userId, now: this.clock.now(), contacts: place.contacts, room });
      await batch.write(rows);
      held.done += rows.length;
      held.result = sumOf(held.result, batch.result);
      await writeOutcomes(tx, claimed.id, rows);
      await publishRecipientsChanged(tx, this.outbox, [...batch.changed]);
      await this.outbox.emit(tx, batch.emissions);
      this.wakeups.wakeAfterCommit(tx, occasionQueueName);
      return rows;
    });
    place.behind = rows.at(-1)?.position ?? place.behind;
    return rows.length;
  }

  private giveUp(claimed: Import, place: Place): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      const held = await heldImport(tx, claimed);
      const [row] = held ? await openRows(tx, claimed.id, 1, place.behind) : [];
      if (!held || !row) return;
      await writeOutcomes(tx, claimed.id, [{ ...row, undo: noEffect(null), ...storedProblems([told('not-written')]) }]);
      held.done++;
    });
  }
}

/** The import, locked, unless another process works on it or it was deleted. */
export const heldImport = (tx: EntityManager, { id, state, fence }: Import): Promise<Import | null> =>
  tx.findOne(Import, { id, state, fence }, { lockMode: LockMode.PESSIMISTIC_WRITE });

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
