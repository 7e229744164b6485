import { copyPicture, type OutsidePicture, type OwnPicture } from '@presently/contracts/gifting/pictures';
import { FairSlots } from '@presently/messaging/calls/fair-slots';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Problem, unauthenticated } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { CopyPictures } from './copy-pictures.js';

/** Pictures that are copied at once, in all and for one account. */
const all = { atOnce: 8, waiting: 200 };
const each = { atOnce: 4, waiting: 50 };

@Controller()
export class PicturesHandlers {
  private readonly slots = new FairSlots(all, each);

  constructor(private readonly pictures: CopyPictures) {}

  @Handles(copyPicture)
  async copy(
    { url }: OutsidePicture,
    { caller, deadline, releaseSlot }: HandlerContext<typeof copyPicture>,
  ): Promise<OwnPicture> {
    if (!caller) throw unauthenticated();
    const known = await this.pictures.known(url);
    if (known !== undefined) return { key: known };
    // A slow shop must not delay other operations.
    releaseSlot();
    const release = await this.slots.take(caller.userId, AbortSignal.timeout(Math.max(0, deadline - Date.now())));
    if (!release)
      throw new Problem('overloaded', 503, 'We are very busy. Please try again shortly.', { retryAfter: 2 });
    try {
      return { key: await this.pictures.copy(url, caller) };
    } finally {
      release();
    }
  }
}
