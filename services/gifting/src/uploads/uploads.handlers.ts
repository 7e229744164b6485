import type { Success } from '@presently/contracts/kit/empty-messages';
import {
  beginUpload,
  openRecording,
  registerUpload,
  removeUpload,
  type BegunUpload,
  type RecordingKey,
  type Upload as UploadMessage,
  type UploadId,
  type UploadToBegin,
  type UploadToRegister,
} from '@presently/contracts/gifting/uploads';
import { mediaLimits, mediaType } from '@presently/rules/vocabulary';
import { isUserErased } from '@presently/messaging/erased-users';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { lock, lockOf } from '@presently/messaging/locks';
import { notFound, Problem, unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { GiftingEnv } from '../env.js';
import { takenBack, unavailable } from '../gifts/shared/shared-gifts.queries.js';
import { tierOf } from '../senders/tier-of.js';
import { tables } from '../tables.js';
import { dayMs, mostUnsent, noRoomForRecordings, requireTierFor, tooManyUnsent } from './upload-rules.js';
import { mediaQueueName } from './remove-media.js';
import { newMediaKey, Upload } from './upload.entity.js';

@Controller()
export class UploadsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
    private readonly wakeups: Wakeups,
  ) {}

  @Handles(beginUpload)
  async begin({ kind, format }: UploadToBegin, { caller }: HandlerContext<typeof beginUpload>): Promise<BegunUpload> {
    if (!caller) throw unauthenticated();
    if (!mediaType(kind, format)) throw new Problem('invalid-input', 400, `A ${kind} recording cannot be ${format}`);
    const { userId } = caller;
    return this.em.transactional(async (tx) => {
      if (await isUserErased(tx, userId)) throw unauthenticated();
      requireTierFor(kind, await tierOf(tx, userId));
      // One at a time for each user, so that concurrent uploads cannot exceed the limit together.
      await lock(tx, lockOf('uploads', userId), 'update');
      const createdAt = this.clock.now();
      const dayAgo = new Date(createdAt.getTime() - dayMs);
      if ((await tx.count(Upload, { userId, gift: null, createdAt: { $gt: dayAgo } })) >= mostUnsent) {
        throw tooManyUnsent();
      }
      const most = this.env.RECORDINGS_MB_PER_ACCOUNT;
      if ((await bytesOf(tx, userId)) + mediaLimits[kind].bytes > most * megabyte) throw noRoomForRecordings(most);
      const key = newMediaKey(kind, format);
      const upload = tx.create(Upload, { id: randomUUID(), userId, kind, key, size: null, gift: null, createdAt });
      return { uploadId: upload.id, key };
    });
  }

  @Handles(registerUpload)
  async register(
    { uploadId, size }: UploadToRegister,
    { caller }: HandlerContext<typeof registerUpload>,
  ): Promise<UploadMessage> {
    if (!caller) throw unauthenticated();
    return this.em.transactional(async (tx) => {
      const upload = await tx.findOneOrFail(
        Upload,
        { id: uploadId, userId: caller.userId, size: null },
        { failHandler: () => notFound('Upload') },
      );
      upload.size = size;
      return { id: upload.id, kind: upload.kind, url: upload.toUrl() };
    });
  }

  @Handles(openRecording)
  async open({ key }: RecordingKey): Promise<Success> {
    const found = await tables(this.em)
      .selectFrom('uploads as upload')
      .leftJoin('gift_history as gift', 'gift.id', 'upload.gift_id')
      .leftJoin('senders as sender', 'sender.user_id', 'upload.user_id')
      .select(['gift.status', 'sender.is_suspended as isStopped'])
      .where('upload.key', '=', key)
      .executeTakeFirst();
    if (!found) throw notFound('Recording');
    if (found.status === 'taken-back') throw takenBack();
    if (found.isStopped) throw unavailable();
    return { success: true };
  }

  /** A sent recording belongs to its gift and stays. */
  @Handles(removeUpload)
  async remove({ uploadId }: UploadId, { caller }: HandlerContext<typeof removeUpload>): Promise<Success> {
    return this.em.transactional(async (tx) => {
      const removed = await tx.nativeDelete(Upload, { id: uploadId, userId: caller.userId, gift: null });
      if (removed === 0) throw notFound('Upload');
      // The file goes at once, not with the next look at the queue.
      this.wakeups.wakeAfterCommit(tx, mediaQueueName);
      return { success: true };
    });
  }
}

const megabyte = 1_000_000;

/** Bytes of a user's recordings. One that still arrives counts as the largest of its kind. */
async function bytesOf(tx: EntityManager, userId: string): Promise<number> {
  const { voice, video } = mediaLimits;
  const [sum] = await tx.execute<[{ bytes: string }]>(
    `select coalesce(sum(coalesce(size, case kind when 'voice' then ? else ? end)), 0) as bytes
     from uploads where user_id = ?`,
    [voice.bytes, video.bytes, userId],
  );
  return Number(sum.bytes);
}
