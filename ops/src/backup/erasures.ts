import {
  jetstream,
  jetstreamManager,
  type JetStreamManager,
  type SeqMsgRequest,
  type StoredMsg,
} from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { streams } from '@presently/messaging/streams';
import { userErasedType } from '@presently/topology/erasure';
import { connected, type SignIn } from '../deployment.ts';
import { callScript, signInVariables } from '../service-scripts.ts';

const { name: stream } = streams.find(({ events }) => events.some(({ type }) => type === userErasedType))!;
const subject = `evt.${userErasedType}`;
const messageId = 'Nats-Msg-Id';

/** The erasures of users that a stream still holds. */
export interface Erasures {
  events: { id: string; userId: string; body: Uint8Array }[];
  /** Earlier ones may be missing. Undefined if there is no stream. */
  completeSince: Date | undefined;
}

export const usersOf = ({ events }: Erasures): string[] => [...new Set(events.map(({ userId }) => userId))];

export async function readErasures(nats: NatsConnection): Promise<Erasures> {
  const manager = await jetstreamManager(nats);
  const events: Erasures['events'] = [];
  const info = await manager.streams.info(stream).catch(() => undefined);
  if (!info) return { events, completeSince: undefined };
  const next = (seq: number) => nextErasure(manager, stream, seq);
  for (let message = await next(1); message; message = await next(message.seq + 1)) {
    const event = eventIn(message);
    if (event) events.push(event);
  }
  const completeSince = new Date(Math.max(Date.now() - info.config.max_age / 1e6, Date.parse(info.created)));
  return { events, completeSince };
}

/** Undefined for a message that names no user. Its consumers have made a dead letter of it. */
function eventIn(message: StoredMsg): Erasures['events'][number] | undefined {
  try {
    const { userId } = message.json<{ data: { userId: unknown } }>().data;
    if (typeof userId !== 'string' || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(userId)) return undefined;
    return { id: message.header.get(messageId), userId, body: message.data };
  } catch {
    return undefined;
  }
}

/** Servers take this request since 2.9. The types declare it only for direct requests. */
const nextErasure = (manager: JetStreamManager, name: string, seq: number) =>
  manager.streams.getMessage(name, { seq, next_by_subj: subject } as SeqMsgRequest);

/** Publishes erasures into the new stream, so that services and the next restore read them there. */
export async function publishErasures(nats: NatsConnection, { events }: Erasures): Promise<void> {
  for (const { id, body } of events) {
    const header = headers();
    header.set(messageId, id);
    await jetstream(nats).publish(subject, body, { msgID: id, headers: header, expect: { streamName: stream } });
  }
}

/** Marks users as erased in a service, so that nothing is sent for them before the service reads the event. */
export async function bury(signIn: SignIn, userIds: readonly string[]): Promise<void> {
  await connected(signIn, (client) =>
    client.query('insert into erased_users (user_id) select unnest($1::uuid[]) on conflict do nothing', [userIds]),
  );
}

/** Erases users from identity as they did themselves. @returns the script's summary */
export const eraseAgain = (identity: SignIn, userIds: readonly string[]): Promise<string> =>
  callScript('services/identity/dist/erase-again.js', signInVariables(identity), userIds);
