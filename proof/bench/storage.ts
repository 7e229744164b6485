import { jetstreamManager } from '@nats-io/jetstream';
import { atBroker } from '../../ops/src/deployment.ts';
import type { Product } from '../world/product.ts';

/** Bytes of one row with its share of every index, or of one event in a stream. */
export type Storage = Record<string, number>;

const tables: Record<string, readonly string[]> = {
  identity: ['users', 'sessions'],
  gifting: ['recipients', 'gift_history', 'outbox', 'processed_events'],
  recommendations: ['given_gifts'],
  notifications: ['deliveries', 'outbox', 'processed_events'],
};
const streams = ['GIFTING_GIFTS', 'GIFTING_STATE', 'NOTIFICATIONS_GIFTS'];

/** Reads the storage that the data of {@link growth} takes. */
export async function storage(product: Product): Promise<Storage> {
  const found: Storage = {};
  for (const [service, names] of Object.entries(tables)) {
    for (const name of names) {
      const query = `select pg_total_relation_size('${name}')::float8 / greatest(count(*), 1) as bytes from ${name}`;
      const [row] = await product.database(service).rows<{ bytes: number }>(query);
      found[`${service}.${name}`] = row!.bytes;
    }
  }
  await atBroker(product.broker, async (nats) => {
    const manager = await jetstreamManager(nats);
    for (const name of streams) {
      const { state } = await manager.streams.info(name);
      found[`stream ${name}`] = state.bytes / Math.max(1, state.messages);
    }
  });
  return found;
}
