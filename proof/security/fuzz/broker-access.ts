import { connectToNats, type BrokerAddress } from '@presently/messaging/connection';
import { RawPublisher } from '@presently/testing/raw-publisher';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Product } from '../../world/product.ts';
import { secretOfUser, type BrokerUser } from '../../../libs/topology/src/broker-users.ts';

/** The broker with the name and password of a process. */
function brokerOf({ secrets, broker }: Product, user: BrokerUser): BrokerAddress {
  const url = new URL(broker.url);
  url.username = user;
  url.password = encodeURIComponent(secrets[secretOfUser(user)]!);
  return { ...broker, url: url.href };
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
  const broker = brokerOf(product, user);
  const [nats, raw] = await Promise.all([connectToNats(broker, `${user}-taken`), RawPublisher.connect(broker)]);
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
