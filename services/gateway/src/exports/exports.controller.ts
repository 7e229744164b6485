import { downloadExport } from '@presently/contracts/gateway/exports';
import { ExportId, openExport } from '@presently/contracts/gifting/exports';
import { parseMessage } from '@presently/messaging/messages';
import { notFound, unauthenticated } from '@presently/messaging/problem';
import { personOnly } from '@presently/messaging/calls/token-scope';
import { RpcClient } from '@presently/messaging/rpc-client';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { Controller } from '@nestjs/common';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { storageUnavailable } from '../media/storage-unavailable.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { bearerOf } from '../http/bearer.js';
import { Sessions } from '../session/sessions.js';

/** Hands out the zip of an export, to the session of its owner only. */
@Controller()
export class ExportsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly rpc: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly calls: CallsAtOnce,
  ) {}

  @Answers(downloadExport)
  async download({ request, reply, parameters }: Exchange<typeof downloadExport>): Promise<void> {
    if (bearerOf(request) !== undefined) throw personOnly();
    const session = await this.sessions.of(request);
    if (!session) throw unauthenticated();
    await this.calls.begin(session.caller.userId, reply);
    // The session may have ended while the call waited.
    const { caller } = (await this.sessions.of(request)) ?? {};
    if (!caller) throw unauthenticated();
    const { key, size, requestedAt } = await this.rpc.call(openExport, parseMessage(ExportId, parameters), { caller });
    const zip = await this.storage.get(key).catch((cause: unknown) => {
      throw storageUnavailable(cause, 'Your data cannot be downloaded right now. Please try again.');
    });
    if (!zip) throw notFound('Export');
    void reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="presently-${requestedAt.slice(0, 10)}.zip"`,
        'content-length': size,
      })
      .type('application/zip')
      .send(zip);
  }
}
