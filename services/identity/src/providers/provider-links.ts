import type { ProvidedIdentity } from '@presently/contracts/identity/providers';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ProviderLink } from './provider-link.entity.js';
import { PendingLink } from './pending-link.entity.js';

const pendingMs = 10 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
type Subject = Pick<ProvidedIdentity, 'issuer' | 'subject'>;

/** Which accounts belong to which people at sign-in providers. */
@Injectable()
export class ProviderLinks {
  constructor(private readonly clock: Clock) {}

  find(em: EntityManager, { issuer, subject }: Subject): Promise<ProviderLink | null> {
    return em.findOne(ProviderLink, { issuer, subject, user: { status: 'active' } }, { populate: ['user'] });
  }

  async add(tx: EntityManager, userId: string, { issuer, subject }: Subject): Promise<void> {
    const now = this.clock.now();
    await tx.insert(ProviderLink, { id: randomUUID(), user: userId, issuer, subject, linkedAt: now, lastUsedAt: now });
  }

  async storeUse(em: EntityManager, { id }: ProviderLink): Promise<void> {
    await em.nativeUpdate(ProviderLink, { id }, { lastUsedAt: this.clock.now() });
  }

  /** @returns the token that waits for the password of the account */
  async postpone(em: EntityManager, userId: string, { issuer, subject }: Subject): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + pendingMs);
    await em.nativeDelete(PendingLink, { user: userId, issuer, subject });
    await em.insert(PendingLink, { tokenHash: hashOf(token), user: userId, issuer, subject, expiresAt });
    return token;
  }

  pending(em: EntityManager, token: string): Promise<PendingLink | null> {
    const living = {
      tokenHash: hashOf(token),
      expiresAt: { $gt: this.clock.now() },
      user: { status: 'active' as const },
    };
    return em.findOne(PendingLink, living, { populate: ['user'] });
  }

  /** Uses a token up. @returns whether it was still there */
  async take(tx: EntityManager, { tokenHash }: PendingLink): Promise<boolean> {
    return (await tx.nativeDelete(PendingLink, { tokenHash })) > 0;
  }
}
