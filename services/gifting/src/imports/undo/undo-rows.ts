import { ideasWithdrawn } from '@presently/contracts/gifting/imports';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { emissionsOf, Outbox, type Change } from '@presently/messaging/outbox';
import { importKeptMs } from '@presently/rules/imports';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Occasion } from '../../recipients/occasions/occasion.entity.js';
import { occasionQueueName } from '../../recipients/occasions/remind-of-occasions.js';
import { removePortraits } from '../../recipients/portraits/store-portrait.js';
import { publishRecipientsChanged } from '../../recipients/record/publish-recipient-changed.js';
import { KeptTitles } from '../../recipients/record/kept-titles.entity.js';
import { Recipient } from '../../recipients/record/recipient.entity.js';
import { tables } from '../../tables.js';
import { heldImport } from '../write/apply-rows.js';
import { dateOfBirthday, moveBirthday } from '../write/batch.js';
import { fingerprintOf } from '../write/fingerprint.js';
import { ImportMark } from '../import-mark.entity.js';
import { ImportRow } from '../import-row.entity.js';
import type { Import } from '../import.entity.js';
import { rowsAtOnce } from '../import-rules.js';
import { replaceable, type Undo } from '../write/undo.js';

/** Takes back what the rows of an import have written, the last one first. */
@Injectable()
export class UndoRows {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly wakeups: Wakeups,
  ) {}

  /** @returns whether all rows are undone */
  async work(claimed: Import, isOver: () => boolean): Promise<boolean> {
    while (!isOver()) if ((await this.undoSome(claimed)) === 0) return true;
    return false;
  }

  private undoSome(claimed: Import): Promise<number> {
    return this.em.fork().transactional(async (tx) => {
      const held = await heldImport(tx, claimed);
      const rows = held ? await this.writtenRows(tx, claimed) : [];
      if (!held || rows.length === 0) return 0;
      const undos = rows.flatMap(({ undo }) => (undo?.recipientId ? [undo] : []));
      const taken = await this.take(tx, claimed.userId, undos);
      for (const row of rows) Object.assign(row, { undo: null, isChosen: false });
      held.done += rows.length;
      const result = held.result ?? { added: 0, changed: 0, dates: 0, ideas: 0, kept: 0 };
      held.result = { ...result, added: result.added - taken.removed, kept: result.kept + taken.kept };
      return rows.length;
    });
  }

  private writtenRows = (tx: EntityManager, { id }: Import): Promise<ImportRow[]> =>
    tx.find(ImportRow, { import: id, undo: { $ne: null } }, { orderBy: { position: 'desc' }, limit: rowsAtOnce });

  private async take(tx: EntityManager, userId: string, undos: readonly Undo[]) {
    const ids = [...new Set(undos.map(({ recipientId }) => recipientId!))];
    const locked = await tx.find(
      Recipient,
      { id: { $in: ids }, userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const recipients = new Map(locked.map((recipient) => [recipient.id, recipient]));
    const days = Map.groupBy(await tx.find(Occasion, { recipient: { $in: ids } }), ({ recipient }) => recipient.id);
    const withGifts = await givenTo(tx, ids);
    // They may be applied again.
    const given = undos.filter(
      ({ recipientId, portrait }) => portrait && recipients.get(recipientId!)?.portrait === portrait,
    );
    await removePortraits(
      tx,
      given.map(({ portrait }) => portrait!),
      importKeptMs,
    );
    const hasIdeas = await ideasSince(tx, undos);
    const changed = new Set<Recipient>();
    const removed: Recipient[] = [];
    const withdrawn: Change<typeof ideasWithdrawn>[] = [];
    let kept = 0;
    for (const undo of undos) {
      const recipient = recipients.get(undo.recipientId!);
      if (!recipient) continue;
      const own = days.get(recipient.id) ?? [];
      if (undo.added === null) {
        if (this.restore(tx, recipient, own, undo)) changed.add(recipient);
        const left = own.filter(({ id, changedAt }) => changedAt || !undo.occasionIds.includes(id));
        days.set(recipient.id, left);
        if (undo.ideaIds.length > 0) {
          const data = { recipientId: recipient.id, senderId: userId, ideaIds: undo.ideaIds };
          withdrawn.push({ aggregate: recipient.toAggregate(), data });
        }
        await tx.nativeDelete(ImportMark, { recipient, mark: { $in: undo.marks } });
      } else if (withGifts.has(recipient.id) || hasIdeas(recipient.id) || undo.added !== fingerprintOf(recipient, own))
        kept++;
      else removed.push(recipient);
    }
    // An earlier row of the file may have added whom a later one has changed.
    await tx.flush();
    await this.remove(tx, userId, removed);
    for (const recipient of removed) changed.delete(recipient);
    await publishRecipientsChanged(tx, this.outbox, [...changed]);
    await this.outbox.emit(tx, emissionsOf(ideasWithdrawn, withdrawn));
    this.wakeups.wakeAfterCommit(tx, occasionQueueName);
    return { removed: removed.length, kept };
  }

  /** Puts back what the sender has not changed since. @returns whether anything was put back */
  private restore(tx: EntityManager, recipient: Recipient, own: readonly Occasion[], undo: Undo): boolean {
    const { details, birthday, occasionIds, portrait } = undo;
    const hasPicture = portrait !== undefined && recipient.portrait === portrait;
    if (hasPicture) recipient.changePortrait(null);
    const unchanged = replaceable.filter((field) => isDeepStrictEqual(recipient[field], details[field]?.to));
    const restored = unchanged.filter((field) => details[field] !== undefined);
    if (restored.length > 0) {
      recipient.change(Object.fromEntries(restored.map((field) => [field, details[field]!.from])));
    }
    const added = own.filter(({ id, changedAt }) => occasionIds.includes(id) && !changedAt);
    for (const occasion of added) tx.remove(occasion);
    const known = birthday && own.find(({ id }) => id === birthday.occasionId);
    const isSame = known && isDeepStrictEqual(dateOfBirthday(known), birthday.to);
    if (isSame) moveBirthday(known, birthday.from, this.clock.now());
    if (isSame || added.length > 0) recipient.changeOccasions();
    return hasPicture || restored.length > 0 || added.length > 0 || isSame === true;
  }

  private async remove(tx: EntityManager, userId: string, removed: readonly Recipient[]): Promise<void> {
    if (removed.length === 0) return;
    await removePortraits(tx, portraitsOf(removed), importKeptMs);
    await tx.nativeDelete(Recipient, { id: { $in: removed.map(({ id }) => id) }, userId });
    await this.outbox.addAll(
      tx,
      recipientErased,
      removed.map((recipient) => ({
        aggregate: { ...recipient.toAggregate(), version: recipient.version + 1 },
        data: { recipientId: recipient.id, senderId: userId, giftIds: [] },
      })),
    );
  }
}

/** Whether the sender has kept or changed ideas for a recipient since an import: its own changes count, too. */
async function ideasSince(tx: EntityManager, undos: readonly Undo[]): Promise<(recipientId: string) => boolean> {
  const kept = await tx.find(KeptTitles, { recipient: { $in: undos.map(({ recipientId }) => recipientId!) } });
  const changes = new Map(kept.map(({ recipient, version }) => [recipient.id, version]));
  const rows = Map.groupBy(
    undos.filter(({ ideaIds }) => ideaIds.length > 0),
    ({ recipientId }) => recipientId,
  );
  return (id) => {
    const own = rows.get(id)?.length ?? 0;
    // Each row with ideas is a change, and the undoing of each but the first is another one.
    return (changes.get(id) ?? 0) > Math.max(0, 2 * own - 1);
  };
}

const portraitsOf = (recipients: readonly Recipient[]) => recipients.flatMap(({ portrait }) => portrait ?? []);

async function givenTo(tx: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tables(tx)
    .selectFrom('gift_history')
    .select('recipient_id')
    .distinct()
    .where('recipient_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.recipient_id));
}
