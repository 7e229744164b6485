import { connectToNats } from '@presently/messaging/connection';
import { RawPublisher } from '@presently/testing/raw-publisher';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Product } from '../../world/product.ts';
import { secretOfUser, type BrokerUser } from '../../../libs/topology/src/broker-users.ts';

/** The broker's URL with the name and password of a process. */
export function brokerUrlOf({ secrets, run }: Product, user: BrokerUser): string {
  const url = new URL(run.natsUrl);
  url.username = user;
  url.password = encodeURIComponent(secrets[secretOfUser(user)]!);
  return url.href;
}

/** A process that an attacker controls: its broker user, with a client and a raw connection. */
export interface TakenOver {
  user: BrokerUser;
  /** Subscribes to what the user may read. */
  nats: NatsConnection;
  /** Publishes what no client library does. */
  raw: RawPublisher;
  close: () => Promise<void>;
}

export async function takeOver(product: Product, user: BrokerUser): Promise<TakenOver> {
  const url = brokerUrlOf(product, user);
  const [nats, raw] = await Promise.all([connectToNats(url, `${user}-taken`), RawPublisher.connect(url)]);
  return {
    user,
    nats,
    raw,
    close: async () => {
      raw.close();
      await nats.close();
    },
  };
}
