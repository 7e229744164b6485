import { getUser } from '@presently/contracts/identity/accounts';
import type { Caller } from '@presently/messaging/call-context';
import { isUserErased } from '@presently/messaging/erased-users';
import { unauthenticated } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { queueCancellation } from '../erasure/queue-cancellation.js';
import { PaymentProvider, type OwnAddress } from '../provider/payment-provider.js';
import { Customer } from './customer.entity.js';

/** A customer who exists at the provider. */
export interface KnownCustomer {
  userId: string;
  stripeCustomerId: string;
}

const hashOf = ({ email, isConfirmed }: OwnAddress) =>
  createHash('sha256')
    .update(isConfirmed || email === null ? (email ?? '') : `unconfirmed ${email}`)
    .digest('hex')
    .slice(0, 32);

/** Users at the provider. Their address comes from identity. Only its hash is stored here. */
@Injectable()
export class Customers {
  constructor(
    private readonly em: EntityManager,
    private readonly rpc: RpcClient,
    private readonly provider: PaymentProvider,
  ) {}

  async find(where: { userId: string } | { stripeCustomerId: string }): Promise<KnownCustomer | undefined> {
    const customer = await this.em.fork().findOne(Customer, where, { fields: ['userId', 'stripeCustomerId'] });
    return customer?.stripeCustomerId
      ? { userId: customer.userId, stripeCustomerId: customer.stripeCustomerId }
      : undefined;
  }

  async findOrCreate(caller: Caller): Promise<KnownCustomer> {
    const { userId } = caller;
    const known = await this.find({ userId });
    if (known) return known;
    const address = await this.addressOf(caller);
    const contactHash = hashOf(address);
    await this.insert(userId);
    const created = await this.provider.createCustomer(userId, address, contactHash);
    return { userId, stripeCustomerId: await this.store(userId, created, contactHash) };
  }

  /** A new customer for a user whose one is gone at the provider. Two calls at once make the same. */
  async replace(caller: Caller, gone: KnownCustomer): Promise<KnownCustomer> {
    const { userId } = caller;
    const address = await this.addressOf(caller);
    const contactHash = hashOf(address);
    const created = await this.provider.createCustomer(userId, address, contactHash, gone.stripeCustomerId);
    await this.em
      .fork()
      .nativeUpdate(
        Customer,
        { userId, stripeCustomerId: gone.stripeCustomerId },
        { stripeCustomerId: null, contactHash: null },
      );
    return { userId, stripeCustomerId: await this.store(userId, created, contactHash) };
  }

  /** Updates the address at the provider if it has changed. */
  async updateAddress({ userId, stripeCustomerId }: KnownCustomer): Promise<void> {
    const caller = { userId, displayName: '', isAdmin: false, tier: 'free', isConfirmed: false } satisfies Caller;
    const address = await this.addressOf(caller);
    const contactHash = hashOf(address);
    if ((await this.em.fork().count(Customer, { userId, contactHash })) > 0) return;
    await this.provider.changeAddress(stripeCustomerId, address);
    await this.em.fork().nativeUpdate(Customer, { userId }, { contactHash });
  }

  private async addressOf(caller: Caller): Promise<OwnAddress> {
    const { email, emailConfirmed } = await this.rpc.call(getUser, {}, { caller });
    return { email, isConfirmed: emailConfirmed };
  }

  /** Runs before the provider creates the customer, so that an erasure from now on finds what to cancel. */
  private insert(userId: string): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      if (await isUserErased(tx, userId)) throw unauthenticated();
      await tx.execute('insert into customers (user_id) values (?) on conflict do nothing', [userId]);
    });
  }

  /** @returns the valid id: the first of two that were created at once */
  private async store(userId: string, created: string, contactHash: string): Promise<string> {
    const stored = await this.em.fork().transactional(async (tx) => {
      if (await isUserErased(tx, userId)) {
        await queueCancellation(tx, { userId, stripeCustomerId: created, aggregateVersion: 0 });
        return undefined;
      }
      const [row] = await tx.execute<{ stripe_customer_id: string }[]>(
        `update customers set
           contact_hash = case when stripe_customer_id is null then ? else contact_hash end,
           stripe_customer_id = coalesce(stripe_customer_id, ?)
         where user_id = ? returning stripe_customer_id`,
        [contactHash, created, userId],
      );
      return row?.stripe_customer_id;
    });
    if (!stored) throw unauthenticated();
    return stored;
  }
}
