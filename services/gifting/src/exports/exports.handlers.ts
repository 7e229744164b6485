import {
  exportRequested,
  getExport,
  listExports,
  openExport,
  requestExport,
  type Export as ExportMessage,
  type ExportFile,
  type ExportId,
} from '@presently/contracts/gifting/exports';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { isUserErased } from '@presently/messaging/erased-users';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { lock, lockOf } from '@presently/messaging/locks';
import { Outbox } from '@presently/messaging/outbox';
import { requirePresence } from '@presently/messaging/calls/presence';
import { notFound, unauthenticated } from '@presently/messaging/problem';
import { mostExports } from '@presently/rules/bounds';
import { Clock } from '@presently/service/clock';
import { isoInstant } from '@presently/service/tables';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import { Export } from './export.entity.js';
import { exportsQueue } from './prepare-exports.js';

const newestFirst = { requestedAt: 'desc', id: 'desc' } as const;

/** Exports of everything that all services hold about the caller. */
@Controller()
export class ExportsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly wakeups: Wakeups,
  ) {}

  @Handles(requestExport)
  async request(_input: Nothing, { caller }: HandlerContext<typeof requestExport>): Promise<ExportMessage> {
    const { userId } = caller;
    requirePresence(caller, this.clock.now());
    return this.em.transactional(async (tx) => {
      if (await isUserErased(tx, userId)) throw unauthenticated();
      await lock(tx, lockOf('exports', userId), 'update');
      const earlier = await tx.find(Export, { userId }, { orderBy: newestFirst });
      const underWay = earlier.find(({ state }) => state === 'preparing');
      if (underWay) return this.present(underWay);
      for (const { id } of earlier.slice(mostExports - 1)) await tx.nativeDelete(Export, { id });
      const requested = tx.create(Export, {
        id: randomUUID(),
        userId,
        state: 'preparing',
        token: randomBytes(24).toString('base64url'),
        requestedAt: this.clock.now(),
      });
      await this.outbox.add(
        tx,
        exportRequested,
        { kind: 'export', id: requested.id, version: 0 },
        {
          exportId: requested.id,
          userId,
          sessionId: caller.sessionId ?? null,
          requestedAt: requested.requestedAt.toISOString(),
        },
      );
      this.wakeups.wakeAfterCommit(tx, exportsQueue);
      return this.present(requested);
    });
  }

  @Handles(getExport)
  async get({ exportId }: ExportId, { caller }: HandlerContext<typeof getExport>): Promise<ExportMessage> {
    const found = await this.em.findOne(Export, { id: exportId, userId: caller.userId });
    if (!found) throw notFound('Export');
    return this.present(found);
  }

  @Handles(listExports)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listExports>): Promise<ExportMessage[]> {
    const { userId } = caller;
    const found = await this.em.find(Export, { userId }, { orderBy: newestFirst, limit: mostExports });
    return found.map((each) => this.present(each));
  }

  @Handles(openExport)
  async open({ exportId }: ExportId, { caller }: HandlerContext<typeof openExport>): Promise<ExportFile> {
    if (!caller) throw unauthenticated();
    requirePresence(caller, this.clock.now());
    const found = await this.em.findOne(Export, { id: exportId, userId: caller.userId });
    if (!found || found.stateAt(this.clock.now()) !== 'ready') throw notFound('Export');
    return { key: found.toKey(), size: found.size!, requestedAt: found.requestedAt.toISOString() };
  }

  private present(found: Export): ExportMessage {
    const { id, progress, size, requestedAt, expiresAt } = found;
    const state = found.stateAt(this.clock.now());
    const isReady = state === 'ready';
    return {
      id,
      state,
      progress,
      url: isReady ? `/api/exports/${id}/file` : null,
      size: isReady ? (size ?? null) : null,
      requestedAt: requestedAt.toISOString(),
      expiresAt: isReady ? isoInstant(expiresAt) : null,
    };
  }
}
