import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const PushSubscriptionSchema = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscriptions',
  indexes: [{ name: 'push_subscriptions_newest', properties: ['userId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Its session, by the id that the owner sees. It ends with it. */
    sessionId: p.uuid().index('push_subscriptions_session'),
    /** The address of the device at its push service. Who has it and the keys reads nothing, but can disturb. */
    endpoint: p.text(),
    /** SHA-256 of the address: a device belongs to one account. */
    endpointHash: p.text().unique('push_subscriptions_endpoint_hash'),
    /** What encrypts for the device, base64url. */
    p256dh: p.text(),
    auth: p.text(),
    /** Whether its push service answered the last push well and soon. Others have workers of their own. */
    isPrompt: p.boolean().default(false),
    lastAcceptedAt: moment().strictNullable(),
    createdAt: moment(),
  },
});

/** A device that gets the pushes of an account, as long as its session lives. */
export class PushSubscription extends PushSubscriptionSchema.class {}
PushSubscriptionSchema.setClass(PushSubscription);
