import { optOut, type OptOutToken } from '@presently/contracts/notifications/suppressions';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Suppressions } from './suppressions.js';

@Controller()
export class OptOutHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly suppressions: Suppressions,
  ) {}

  @Handles(optOut)
  async optOut({ optOutToken }: OptOutToken): Promise<Success> {
    const read = this.suppressions.hashes.readOptOutToken(optOutToken);
    if (!read) {
      throw new Problem('not-found', 404, 'This link does not work. Please use the one in your newest email.');
    }
    await this.em.transactional((tx) => this.suppressions.add(tx, { channel: 'email', ...read }, 'opted-out'));
    return { success: true };
  }
}
