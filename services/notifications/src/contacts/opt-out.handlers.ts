import {
  optOut,
  readOptOut,
  undoOptOut,
  type OptOutState,
  type OptOutToken,
} from '@presently/contracts/notifications/suppressions';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import type { LogLine } from '@presently/service/logger';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Logger } from '@nestjs/common';
import { Suppressions } from './suppressions.js';

@Controller()
export class OptOutHandlers {
  private readonly log = new Logger(OptOutHandlers.name);

  constructor(
    private readonly em: EntityManager,
    private readonly suppressions: Suppressions,
  ) {}

  @Handles(readOptOut)
  async readOptOut({ optOutToken }: OptOutToken): Promise<OptOutState> {
    const contactHash = this.read(optOutToken);
    return { isOptedOut: await this.suppressions.hasOptedOut(this.em, contactHash) };
  }

  @Handles(optOut)
  async optOut({ optOutToken }: OptOutToken): Promise<Success> {
    const contactHash = this.read(optOutToken);
    await this.em.transactional((tx) => this.suppressions.add(tx, { channel: 'email', contactHash }, 'opted-out'));
    return { success: true };
  }

  @Handles(undoOptOut)
  async undoOptOut({ optOutToken }: OptOutToken): Promise<Success> {
    const contactHash = this.read(optOutToken);
    const hasEnded = await this.suppressions.liftOptOut(this.em, contactHash);
    if (hasEnded) this.log.log({ line: 'opt-out undone', contactHash } satisfies LogLine);
    return { success: true };
  }

  /** @returns the hash of the contact */
  private read(optOutToken: string): string {
    const contactHash = this.suppressions.hashes.readOptOutToken(optOutToken);
    if (contactHash) return contactHash;
    throw new Problem('not-found', 404, 'This link does not work. Please use the one in your newest email.');
  }
}
