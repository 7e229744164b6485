import { getUsage } from '@presently/contracts/gifting/usage';
import { CurrentUser } from '@presently/contracts/gateway/session';
import { getUser, type User } from '@presently/contracts/identity/accounts';
import { giftLimits } from '@presently/rules/vocabulary';
import type { CallOptions } from '@presently/messaging/rpc-client';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable, Logger } from '@nestjs/common';

type Usage = Pick<CurrentUser, 'giftsUsedThisMonth' | 'giftLimit'>;

/** Longest wait for the count of gifts, in milliseconds: every page needs the user first. */
const usagePatience = 300;

/** Composes the current user from identity's row and gifting's count. */
@Injectable()
export class CurrentUsers {
  private readonly logger = new Logger(CurrentUsers.name);

  constructor(private readonly rpc: RpcClient) {}

  async of(call: CallOptions): Promise<CurrentUser> {
    const [user, usage] = await Promise.all([this.rpc.call(getUser, {}, call), this.usage(call)]);
    return present(user, usage);
  }

  /** For a user who has just signed in. */
  async with(user: User, call: CallOptions): Promise<CurrentUser> {
    return present(user, await this.usage(call));
  }

  private async usage(call: CallOptions): Promise<Usage | undefined> {
    return this.rpc.call(getUsage, {}, { ...call, deadlineMs: usagePatience }).catch((error: Error) => {
      this.logger.warn(`a user is shown without the count of gifts: ${error.message}`);
      return undefined;
    });
  }
}

/**
 * Without an answer of gifting the count is 0 and the tier gives the limit. Gifting enforces the limit when gifts are
 * sent.
 */
function present(user: User, usage: Usage | undefined): CurrentUser {
  const { giftsUsedThisMonth, giftLimit } = usage ?? {
    giftsUsedThisMonth: 0,
    giftLimit: giftLimits[user.subscriptionTier],
  };
  return Object.assign(new CurrentUser(), user, { giftsUsedThisMonth, giftLimit });
}
