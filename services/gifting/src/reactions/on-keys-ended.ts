import { keysEnded, type KeysEndedV1 } from '@presently/contracts/identity/keys';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Export } from '../exports/export.entity.js';

/** Ends the exports that somebody else may have asked for. A trigger schedules the removal of their files. */
@Injectable()
@ReactsTo(keysEnded)
export class OnKeysEnded {
  async handle({ data: { userId, at } }: Envelope<KeysEndedV1>, em: EntityManager): Promise<void> {
    await em.nativeDelete(Export, { userId, requestedAt: { $lte: new Date(at) } });
  }
}
