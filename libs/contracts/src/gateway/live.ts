import { IsIn, IsUUID } from 'class-validator';
import { Nothing } from '../kit/empty-messages.js';
import { gatewayCall } from '../kit/gateway-call.js';

const liveGiftKinds = ['viewed', 'progressed', 'thanked', 'chosen', 'taken-back'] as const;

/** The data of an event named `gift`. An event named `user` has `{ kind: 'plan' }`: the user's plan has changed. */
export class LiveGift {
  @IsIn(liveGiftKinds) kind!: (typeof liveGiftKinds)[number];
  @IsUUID() giftId!: string;
}

/** Server-sent events for the open pages of a user. */
export const listen = gatewayCall('live.listen', {
  route: 'GET /api/live',
  access: 'user',
  shows: [],
  input: Nothing,
  output: LiveGift,
  produces: 'text/event-stream',
});
