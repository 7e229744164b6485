import {
  jetstream,
  jetstreamManager,
  type JetStreamManager,
  type SeqMsgRequest,
  type StoredMsg,
} from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { connected, type SignIn } from './deployment.ts';
import { runScript, signInOf } from './script.ts';

const stream = 'IDENTITY';
const subject = 'evt.identity.user_erased.v1';
const messageId = 'Nats-Msg-Id';

/** What a stream still knows of the users who have been erased. */
export interface Erasures {
  events: { id: string; userId: string; body: Uint8Array }[];
  /** Those before it may be missing; undefined where there is no stream. */
  completeSince: Date | undefined;
}

export const usersOf = ({ events }: Erasures): string[] => [...new Set(events.map(({ userId }) => userId))];

/** Reads who has been erased, before the streams go. */
export async function readErasures(nats: NatsConnection): Promise<Erasures> {
  const manager = await jetstreamManager(nats);
  const info = await manager.streams.info(stream).catch(() => undefined);
  if (!info) return { events: [], completeSince: undefined };
  const events: Erasures['events'] = [];
  for (let message = await next(manager, 1); message; message = await next(manager, message.seq + 1)) {
    const event = eventIn(message);
    if (event) events.push(event);
  }
  const keptSince = Date.now() - info.config.max_age / 1e6;
  return { events, completeSince: new Date(Math.max(keptSince, Date.parse(info.created))) };
}

/** A message that tells of nobody is a dead letter by now, and no reason not to hear of the others. */
function eventIn(message: StoredMsg): Erasures['events'][number] | undefined {
  try {
    const { userId } = message.json<{ data: { userId: unknown } }>().data;
    if (typeof userId !== 'string' || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(userId)) return undefined;
    return { id: message.header.get(messageId), userId, body: message.data };
  } catch {
    return undefined;
  }
}

/** Servers have taken this question since 2.9; the types know it only for those who ask a replica. */
const next = (manager: JetStreamManager, seq: number) =>
  manager.streams.getMessage(stream, { seq, next_by_subj: subject } as SeqMsgRequest);

/** Puts them into the stream that has been made anew: services hear of them first, and so does the next restore. */
export async function tellErasuresAgain(nats: NatsConnection, { events }: Erasures): Promise<void> {
  for (const { id, body } of events) {
    const header = headers();
    header.set(messageId, id);
    await jetstream(nats).publish(subject, body, { msgID: id, headers: header, expect: { streamName: stream } });
  }
}

/** Lets a service know that users are gone, before it has been told: what comes due meanwhile is not for them. */
export async function bury(signIn: SignIn, userIds: readonly string[]): Promise<void> {
  await connected(signIn, (client) =>
    client.query('insert into erased_users (user_id) select unnest($1::uuid[]) on conflict do nothing', [userIds]),
  );
}

/** Erases users from identity as they did themselves. @returns what it says */
export const eraseAgain = (root: string, identity: SignIn, userIds: readonly string[]): Promise<string> =>
  runScript(root, 'services/identity/dist/erase-again.js', signInOf(identity), userIds);
