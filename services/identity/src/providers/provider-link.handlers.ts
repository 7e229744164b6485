import {
  listProviderLinks,
  unlinkProvider,
  type ProviderLink as ProviderLinkView,
  type ProviderLinkId,
} from '@presently/contracts/identity/providers';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requirePresence } from '@presently/messaging/calls/presence';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.js';
import { ProviderLink } from './provider-link.entity.js';

/** The providers with which the caller signs in, for the account page. */
@Controller()
export class ProviderLinkHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Handles(listProviderLinks)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listProviderLinks>): Promise<ProviderLinkView[]> {
    const links = await this.em.find(ProviderLink, { user: caller.userId }, { orderBy: { linkedAt: 'asc' } });
    return links.map(({ id, issuer, linkedAt, lastUsedAt }) => ({
      id,
      issuer,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  /** An account without a link remains: a password reset by mail opens it. */
  @Handles(unlinkProvider)
  async unlink({ linkId }: ProviderLinkId, call: HandlerContext<typeof unlinkProvider>): Promise<Success> {
    const link = { id: linkId, user: call.caller.userId };
    if ((await this.em.count(ProviderLink, link)) === 0) throw notFound('Provider');
    requirePresence(call.caller, this.clock.now());
    await this.em.transactional(async (tx) => {
      if ((await tx.nativeDelete(ProviderLink, link)) === 0) return;
      await this.securityLog.record(tx, { id: call.caller.userId }, 'provider-unlinked', call);
    });
    return { success: true };
  }
}
