import { getUsage } from '@presently/contracts/gifting/usage';
import { CurrentUser, getUser, type User } from '@presently/contracts/identity/accounts';
import { giftLimits } from '@presently/rules/vocabulary';
import type { CallOptions } from '@presently/messaging/rpc-client';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable, Logger } from '@nestjs/common';

type Usage = Pick<CurrentUser, 'giftsUsedThisMonth' | 'giftLimit'>;

/** How long the count of gifts may keep the user waiting, in milliseconds: without it every page would stand still. */
const usagePatience = 300;

/** The current user as the browser knows them: identity's row and gifting's count, in one. */
@Injectable()
export class CurrentUsers {
  private readonly logger = new Logger(CurrentUsers.name);

  constructor(private readonly rpc: RpcClient) {}

  async of(call: CallOptions): Promise<CurrentUser> {
    const [user, usage] = await Promise.all([this.rpc.call(getUser, {}, call), this.usage(call)]);
    return present(user, usage);
  }

  /** For somebody who has signed in this moment. */
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

/** Without gifting nothing is counted, and the tier tells the limit; the limit itself is enforced where gifts are sent. */
function present(user: User, usage: Usage | undefined): CurrentUser {
  const { giftsUsedThisMonth, giftLimit } = usage ?? {
    giftsUsedThisMonth: 0,
    giftLimit: giftLimits[user.subscriptionTier],
  };
  return Object.assign(new CurrentUser(), user, { giftsUsedThisMonth, giftLimit });
}
