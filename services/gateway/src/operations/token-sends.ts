import { countTokenSend, uncountTokenSend } from '@presently/contracts/identity/tokens';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';

/** Counts what tokens send in a day. */
@Injectable()
export class TokenSends {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Counts before it sends, so that no two calls exceed the limit together. A refused call counts nothing; one without
   * an answer may have sent.
   * @throws Problem `budget-used`, or as `send` does
   */
  async counted<T>(tokenId: string, send: () => Promise<T>): Promise<T> {
    await this.rpc.call(countTokenSend, { tokenId });
    try {
      return await send();
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await this.rpc.call(uncountTokenSend, { tokenId });
      throw error;
    }
  }
}
