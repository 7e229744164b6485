import { connectToNats } from '@presently/messaging/connection';
import { RawPublisher } from '@presently/testing/raw-publisher';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Product } from '../../world/product.ts';
import { secretOfUser, type BrokerUser } from '../../../libs/topology/src/broker-users.ts';

/** The broker as a process of the product reaches it, with that process' own name and password. */
export function brokerUrlOf({ secrets, run }: Product, user: BrokerUser): string {
  const url = new URL(run.natsUrl);
  url.username = user;
  url.password = encodeURIComponent(secrets[secretOfUser(user)]!);
  return url.href;
}

/** What somebody holds who has taken over a process: its user at the broker, on a line where anything can be said. */
export interface TakenOver {
  user: BrokerUser;
  /** Hears what the user may hear. */
  nats: NatsConnection;
  /** Says what no client would. */
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
