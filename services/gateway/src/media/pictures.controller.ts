import { showPicture } from '@presently/contracts/gateway/recordings';
import { copyPicture, OutsidePicture } from '@presently/contracts/gifting/pictures';
import { parseMessage } from '@presently/messaging/messages';
import { notFound, unauthenticated } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { ObjectStorage } from '@presently/service/object-storage';
import { Controller } from '@nestjs/common';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { inputOf } from '../routes/input-of.js';
import { Sessions } from '../session/sessions.js';
import { mediaHeaders } from './media-headers.js';
import { storageUnavailable } from './storage-unavailable.js';

/** Serves our copies of pictures from elsewhere, which the content policy of our pages does not allow. */
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
    const session = await this.sessions.of(request);
    if (!session) throw unauthenticated();
    await this.calls.begin(session.caller.userId, reply);
    const { caller } = session;
    const { key } = await this.rpc.call(copyPicture, parseMessage(OutsidePicture, inputOf(request)), { caller });
    const picture = await this.storage.get(key).catch((cause: unknown) => {
      throw storageUnavailable(cause, 'This picture cannot be shown right now. Please try again.');
    });
    if (!picture) throw notFound('Picture');
    void reply.headers(mediaHeaders).type('image/webp').send(picture);
  }
}
