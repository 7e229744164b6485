import type { ExportedGift, ExportedRecipient } from '@presently/contracts/gifting/user-data';
import { giftingUserData } from '@presently/contracts/gifting/user-data';
import type { UserDataExport } from '@presently/contracts/kit/user-data';
import { userDataReads } from '@presently/contracts/rights';
import type { RpcClient } from '@presently/messaging/rpc-client';

/** A list of `export.json`, and the call that reads it. */
export interface SourceList {
  name: string;
  reads: UserDataExport;
}

/** Every list of every service that holds users' data. */
export const sourceLists: readonly SourceList[] = userDataReads.flatMap((reads) =>
  Object.keys(reads.lists).map((name) => ({ name, reads })),
);

/** Reads what all services hold about one user, page by page. */
export class UserDataSource {
  constructor(
    private readonly rpc: RpcClient,
    readonly userId: string,
    private readonly signal: AbortSignal,
  ) {}

  /** The pages of a list. */
  async *pages({ reads, name: list }: SourceList): AsyncGenerator<object[]> {
    const { userId } = this;
    let after: string | undefined;
    do {
      this.signal.throwIfAborted();
      const { rows, next } = await this.rpc.callForPage(reads, { userId, list, ...(after && { after }) });
      yield rows.map(({ row }) => row);
      after = next;
    } while (after);
  }

  recipients(): AsyncGenerator<ExportedRecipient[]> {
    return this.pages({ reads: giftingUserData, name: 'recipients' }) as AsyncGenerator<ExportedRecipient[]>;
  }

  gifts(): AsyncGenerator<ExportedGift[]> {
    return this.pages({ reads: giftingUserData, name: 'gifts' }) as AsyncGenerator<ExportedGift[]>;
  }
}
