import type { UserDataErasedV1 } from '@presently/contracts/kit/user-data-erased';
import type { Envelope } from '@presently/contracts/kit/event';
import { erasureConfirmations } from '@presently/contracts/rights';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type Type } from '@nestjs/common';
import { Erasures } from '../erasure/erasures.js';

/** One reaction for each declared confirmation. */
export const onUserDataErased: Type[] = erasureConfirmations.map((confirmation) => {
  @Injectable()
  @ReactsTo(confirmation)
  class OnUserDataErased {
    constructor(private readonly erasures: Erasures) {}

    handle({ data }: Envelope<UserDataErasedV1>, em: EntityManager): Promise<void> {
      return this.erasures.confirm(em, data.userId, confirmation.owner);
    }
  }
  return OnUserDataErased;
});
