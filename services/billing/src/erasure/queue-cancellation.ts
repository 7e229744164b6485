import type { EntityManager } from '@mikro-orm/postgresql';
import type { ErasedCustomer } from './erased-customer.entity.js';

/** Has the provider end everything that it holds of an erased user. A repetition changes nothing. */
export async function queueCancellation(
  tx: EntityManager,
  {
    userId,
    stripeCustomerId,
    aggregateVersion,
  }: Pick<ErasedCustomer, 'userId' | 'stripeCustomerId' | 'aggregateVersion'>,
): Promise<void> {
  await tx.execute(
    `insert into farewells (user_id, stripe_customer_id, aggregate_version) values (?, ?, ?) on conflict do nothing`,
    [userId, stripeCustomerId, aggregateVersion],
  );
}
