import { showPicture, showPortrait } from '@presently/contracts/gateway/recordings';
import { findPortrait } from '@presently/contracts/gifting/person-pictures';
import { copyPicture, OutsidePicture } from '@presently/contracts/gifting/pictures';
import { RecipientId } from '@presently/contracts/gifting/recipients';
import type { Caller } from '@presently/messaging/call-context';
import { parseMessage } from '@presently/messaging/messages';
import { notFound, unauthenticated } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { inputOf } from '../routes/input-of.js';
import { Sessions } from '../session/sessions.js';
import { mediaHeaders } from './media-headers.js';
import { storageUnavailable } from './storage-unavailable.js';

/**
 * Serves the pictures of people to their senders, and our copies of pictures from elsewhere, which the content policy of
 * our pages does not allow.
 */
@Controller()
export class PicturesController {
  constructor(
    private readonly sessions: Sessions,
    private readonly calls: CallsAtOnce,
    private readonly rpc: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Answers(showPicture)
  async show({ request, reply }: Exchange<typeof showPicture>): Promise<void> {
    const caller = await this.callerOf(request, reply);
    const { key } = await this.rpc.call(copyPicture, parseMessage(OutsidePicture, inputOf(request)), { caller });
    await this.send(key, reply);
  }

  @Answers(showPortrait)
  async showPortrait({ request, reply }: Exchange<typeof showPortrait>): Promise<void> {
    const caller = await this.callerOf(request, reply);
    const { recipientId } = request.params as RecipientId;
    const { key } = await this.rpc.call(findPortrait, parseMessage(RecipientId, { recipientId }), { caller });
    await this.send(key, reply);
  }

  private async callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const session = await this.sessions.of(request);
    if (!session) throw unauthenticated();
    await this.calls.begin(session.caller.userId, reply);
    // The session may have ended while the call waited.
    const { caller } = (await this.sessions.of(request)) ?? {};
    if (!caller) throw unauthenticated();
    return caller;
  }

  private async send(key: string, reply: FastifyReply): Promise<void> {
    const picture = await this.storage.get(key).catch((cause: unknown) => {
      throw storageUnavailable(cause, 'This picture cannot be shown right now. Please try again.');
    });
    if (!picture) throw notFound('Picture');
    void reply.headers(mediaHeaders).type('image/webp').send(picture);
  }
}
