import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import {
  addPushSubscription,
  getPushKey,
  listPushSubscriptions,
  pushSubscriptionChanged,
  removePushSubscription,
  type PushKey,
  type PushSubscriptionChange,
  type PushSubscriptionId,
  type PushSubscriptionToAdd,
  type PushSubscriptionView,
} from '@presently/contracts/notifications/push';
import type { Caller } from '@presently/messaging/call-context';
import { isUserErased } from '@presently/messaging/erased-users';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { lock, lockOf } from '@presently/messaging/locks';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem, unauthenticated, wrongField } from '@presently/messaging/problem';
import { mostPushSubscriptions } from '@presently/rules/push';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { NotificationsEnv } from '../env.js';
import { requireReceiver } from '../webhooks/require-receiver.js';
import { isPublicKey, PushSender } from './push-sender.js';
import { PushSubscription } from './push-subscription.entity.js';

/** The devices of the caller that get pushes. */
@Controller()
export class PushSubscriptionsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly sender: PushSender,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {}

  @Handles(getPushKey)
  getKey(): Promise<PushKey> {
    return Promise.resolve({ publicKey: this.sender.publicKey });
  }

  @Handles(listPushSubscriptions)
  async list(
    _input: Nothing,
    { caller }: HandlerContext<typeof listPushSubscriptions>,
  ): Promise<PushSubscriptionView[]> {
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostPushSubscriptions } as const;
    return (await this.em.find(PushSubscription, { userId: caller.userId }, newest)).map((each) =>
      present(each, caller),
    );
  }

  @Handles(addPushSubscription)
  async add(
    { endpoint, keys }: PushSubscriptionToAdd,
    { caller }: HandlerContext<typeof addPushSubscription>,
  ): Promise<PushSubscriptionView> {
    const { userId, sessionId } = caller;
    const { p256dh, auth } = keys;
    if (sessionId === undefined) throw unauthenticated();
    if (this.sender.publicKey === null)
      throw new Problem('push-off', 409, 'Notifications on devices are not offered here.');
    await requireReceiver(endpoint, this.env, 'endpoint');
    if (!isPublicKey(p256dh))
      throw wrongField('keys.p256dh', 'p256dh must be the public key of a push subscription', 'pattern');
    const endpointHash = createHash('sha256').update(endpoint).digest('base64url');
    return this.em.transactional(async (tx) => {
      if (await isUserErased(tx, userId)) throw unauthenticated();
      await lock(tx, lockOf('push-subscriptions', userId), 'update');
      await tx.nativeDelete(PushSubscription, { endpointHash, userId: { $ne: userId } });
      const known = await tx.findOne(PushSubscription, { endpointHash });
      if (known) {
        Object.assign(known, { sessionId, p256dh, auth });
        await tx.flush();
        return present(known, caller);
      }
      if ((await tx.count(PushSubscription, { userId })) >= mostPushSubscriptions)
        throw new Problem(
          'too-many-devices',
          409,
          `You can have notifications on ${mostPushSubscriptions} devices. Switch one off first.`,
          { params: { most: mostPushSubscriptions } },
        );
      const added = tx.create(PushSubscription, {
        id: randomUUID(),
        userId,
        sessionId,
        endpoint,
        endpointHash,
        p256dh,
        auth,
        lastAcceptedAt: null,
        createdAt: this.clock.now(),
      });
      await tx.flush();
      await this.publish(tx, added.id, 'added', caller);
      return present(added, caller);
    });
  }

  @Handles(removePushSubscription)
  async remove(
    { pushSubscriptionId: id }: PushSubscriptionId,
    { caller }: HandlerContext<typeof removePushSubscription>,
  ): Promise<Success> {
    await this.em.transactional(async (tx) => {
      if ((await tx.nativeDelete(PushSubscription, { id, userId: caller.userId })) === 0)
        throw notFound('Push subscription');
      await this.publish(tx, id, 'removed', caller);
    });
    return { success: true };
  }

  /** Identity adds it to the security log. */
  private async publish(tx: EntityManager, id: string, what: PushSubscriptionChange, caller: Caller): Promise<void> {
    const data = { pushSubscriptionId: id, userId: caller.userId, what, sessionId: caller.sessionId ?? null };
    await this.outbox.add(tx, pushSubscriptionChanged, { kind: 'push-subscription', id, version: 0 }, data);
  }
}

const present = (device: PushSubscription, { sessionId }: Caller): PushSubscriptionView => ({
  id: device.id,
  sessionId: device.sessionId,
  isCurrent: device.sessionId === sessionId,
  createdAt: device.createdAt.toISOString(),
  lastAcceptedAt: device.lastAcceptedAt?.toISOString() ?? null,
});
