import type { EntityManager } from '@mikro-orm/postgresql';

export interface Dismissal {
  userId: string;
  stripeCustomerId: string;
  aggregateVersion: number;
}

/** Puts it on record that the provider has to end what an erased user has there. Said again, it changes nothing. */
export async function dismiss(
  tx: EntityManager,
  { userId, stripeCustomerId, aggregateVersion }: Dismissal,
): Promise<void> {
  await tx.execute(
    `insert into farewells (user_id, stripe_customer_id, aggregate_version) values (?, ?, ?) on conflict do nothing`,
    [userId, stripeCustomerId, aggregateVersion],
  );
}
