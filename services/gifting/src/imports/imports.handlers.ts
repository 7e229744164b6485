import {
  applyImport,
  beginImport,
  chooseColumns,
  getImport,
  listImports,
  readImport,
  undoImport,
  type BegunImport,
  type ChosenRows,
  type ColumnsOfImport,
  type Import as ImportMessage,
  type ImportId,
  type ImportSummary,
  type ImportToBegin,
  type NewImport,
  type ReceivedImport,
  type RowsOfImport,
} from '@presently/contracts/gifting/imports';
import type { PageRequest } from '@presently/contracts/kit/page';
import type { Caller } from '@presently/messaging/call-context';
import { isUserErased } from '@presently/messaging/erased-users';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound, unauthenticated } from '@presently/messaging/problem';
import { importKeptMs, type ImportState } from '@presently/rules/imports';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { GiftingEnv } from '../env.js';
import { mustHaveRoom, roomNow } from '../recipients/record/recipient-limit.js';
import { lockSender } from '../senders/lock-sender.js';
import { ImportRow } from './import-row.entity.js';
import { importQueueName, notNow } from './import-rules.js';
import { Import, newFileKey } from './import.entity.js';
import { importsOf, toImport, toSummary } from './imports.queries.js';

/** In the past for every clock: leases are in the time of the database. */
const atOnce = new Date(0);

@Controller()
export class ImportsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
    private readonly wakeups: Wakeups,
  ) {}

  @Handles(beginImport)
  async begin(
    { fileName, language }: ImportToBegin,
    { caller }: HandlerContext<typeof beginImport>,
  ): Promise<BegunImport> {
    if (!caller) throw unauthenticated();
    const { userId } = caller;
    return this.em.transactional(async (tx) => {
      if (await isUserErased(tx, userId)) throw unauthenticated();
      const createdAt = this.clock.now();
      const begun = tx.create(Import, {
        id: randomUUID(),
        userId,
        state: 'receiving',
        fileName,
        language: language ?? null,
        fileKey: newFileKey(),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + importKeptMs),
        nextTryAt: atOnce,
      });
      return { importId: begun.id, key: begun.fileKey! };
    });
  }

  @Handles(readImport)
  async read({ importId }: ReceivedImport, { caller }: HandlerContext<typeof readImport>): Promise<NewImport> {
    if (!caller) throw unauthenticated();
    await this.change(importId, caller, ['receiving'], () => Promise.resolve({ state: 'reading' }));
    return { id: importId };
  }

  @Handles(listImports)
  async list(page: PageRequest, { caller }: HandlerContext<typeof listImports>): Promise<Page<ImportSummary>> {
    return readPage(listImports, page, importsOf(this.em, caller.userId));
  }

  @Handles(getImport)
  async get({ importId, ...page }: RowsOfImport, { caller }: HandlerContext<typeof getImport>): Promise<ImportMessage> {
    const { userId } = caller;
    const found = await this.em.findOneOrFail(Import, { id: importId, userId }, { failHandler: missing });
    return toImport(this.em, found, await roomNow(this.em, userId, this.env.BUDGETS), page);
  }

  @Handles(chooseColumns)
  async choose(
    { importId, columns: fields, dayOrder, encoding, hasHeading }: ColumnsOfImport,
    { caller }: HandlerContext<typeof chooseColumns>,
  ): Promise<ImportSummary> {
    return this.change(importId, caller, ['columns', 'ready'], (_tx, { columns, fileKey }) => {
      if (!columns || fileKey === null) throw notNow('The columns of this file are known. Please choose the people.');
      const isOtherHeading = hasHeading !== undefined && hasHeading !== (columns.hasHeading ?? hasHeading);
      if (isOtherHeading || (encoding && encoding !== columns.encoding)) {
        const { dayOrder: order, encoding: present } = columns;
        const read = { ...((encoding ?? present) && { encoding: encoding ?? present! }) };
        const anew = {
          names: [],
          samples: [],
          fields: [],
          dayOrder: order,
          ...read,
          ...(isOtherHeading && { hasHeading }),
        };
        return Promise.resolve({ state: 'reading', done: 0, total: 0, columns: anew });
      }
      const chosen = columns.names.map((_name, place) => fields[place] ?? null);
      const change = { columns: { ...columns, fields: chosen, dayOrder: dayOrder ?? columns.dayOrder } };
      return Promise.resolve({ state: 'reading', done: 0, total: 0, ...change });
    });
  }

  @Handles(applyImport)
  async apply(
    { importId, rowIds, somebodyElse = [] }: ChosenRows,
    { caller }: HandlerContext<typeof applyImport>,
  ): Promise<ImportSummary> {
    return this.change(importId, caller, ['ready', 'applied', 'undone'], async (tx) => {
      const chosen = { import: importId, position: { $in: rowIds.map(Number) }, undo: null };
      const others = somebodyElse.map(Number);
      const isOther = { position: { $in: others }, state: { $in: ['changed' as const, 'same' as const] } };
      const found = { ...chosen, $or: [{ state: { $in: ['new' as const, 'changed' as const] } }, isOther] };
      const rows = await tx.find(ImportRow, found, { fields: ['state'] });
      const isNew = new Set(others);
      const added = rows.filter(({ state, position }) => state === 'new' || isNew.has(position)).length;
      await mustHaveRoom(tx, caller.userId, this.env.BUDGETS, added);
      await this.budgets.charge(tx, ...rows.map(() => ({ budget: 'imported-people' as const, account: caller })));
      await tx.nativeUpdate(ImportRow, { import: importId }, { isChosen: false, isSomebodyElse: false });
      await tx.nativeUpdate(
        ImportRow,
        { import: importId, position: { $in: rows.map(({ position }) => position) } },
        { isChosen: true },
      );
      await tx.nativeUpdate(
        ImportRow,
        { import: importId, isChosen: true, position: { $in: others } },
        { isSomebodyElse: true },
      );
      return { state: 'applying', done: 0, total: rows.length };
    });
  }

  @Handles(undoImport)
  async undo({ importId }: ImportId, { caller }: HandlerContext<typeof undoImport>): Promise<ImportSummary> {
    return this.change(importId, caller, ['applied'], async (tx) => {
      const total = await tx.count(ImportRow, { import: importId, undo: { $ne: null } });
      return { state: 'undoing', done: 0, total };
    });
  }

  /** Gives an import to the background work, one at a time for each user. */
  private async change(
    id: string,
    { userId }: Caller,
    allowed: readonly ImportState[],
    next: (tx: EntityManager, found: Import) => Promise<Partial<Import>>,
  ): Promise<ImportSummary> {
    return this.em.transactional(async (tx) => {
      const found = await tx.findOneOrFail(
        Import,
        { id, userId },
        { failHandler: missing, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!allowed.includes(found.state)) throw notNow(sentenceOf(found.state));
      await lockSender(tx, userId);
      const change = await next(tx, found);
      const isWriting = change.state === 'applying' || change.state === 'undoing';
      if (isWriting && (await tx.count(Import, { userId, state: { $in: ['applying', 'undoing'] } })) > 0) {
        throw notNow('Another import of yours is being written. Please wait until it has ended.');
      }
      Object.assign(found, change, { nextTryAt: raw('now()'), attempts: 0, problem: null, problems: null });
      this.wakeups.wakeAfterCommit(tx, importQueueName);
      return toSummary(found);
    });
  }
}

const missing = () => notFound('Import');

function sentenceOf(state: ImportState): string {
  if (state === 'failed') return 'This file could not be read. Please choose another one.';
  if (state === 'columns') return 'Please say first what the columns hold.';
  if (state === 'ready' || state === 'undone') return 'No one of this import is added.';
  if (state === 'applied') return 'This import is applied already. You can undo it.';
  return 'This import is being worked on. Please wait until that has ended.';
}
