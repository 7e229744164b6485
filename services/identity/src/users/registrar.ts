import { userRegistered } from '@presently/contracts/identity/sessions';
import type { Language } from '@presently/rules/languages';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { FormerUsernames } from './former-usernames.js';
import { displayNameOf, toldFormat, User } from './user.entity.js';

export interface NewUser {
  id?: string;
  username: string;
  email: string | null;
  /** Absent: the address is a claim. */
  emailConfirmedAt?: Date;
  passwordHash: string;
  timeZone: string;
  currency?: string;
  language?: Language | null;
  firstName?: string;
  lastName?: string;
  isAdmin?: boolean;
}

/** Creates a user and publishes `user_registered`, in the caller's transaction. */
@Injectable()
export class Registrar {
  constructor(
    private readonly outbox: Outbox,
    private readonly formerUsernames: FormerUsernames,
    private readonly clock: Clock,
  ) {}

  async register(tx: EntityManager, newcomer: NewUser): Promise<User> {
    const now = this.clock.now();
    const user = tx.create(User, {
      id: randomUUID(),
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      createdAt: now,
      updatedAt: now,
      toldFormat,
      emailClaimedAt: newcomer.email && !newcomer.emailConfirmedAt ? now : null,
      confirmedEmail: newcomer.emailConfirmedAt ? newcomer.email : null,
      ...newcomer,
    });
    await tx.flush();
    await this.formerUsernames.requireFree(tx, user);
    await this.outbox.add(tx, userRegistered, user.toAggregate(), {
      userId: user.id,
      displayName: displayNameOf(user),
      timeZone: user.timeZone,
      reminderDaysBefore: user.reminderDaysBefore,
      emailRemindersEnabled: user.emailRemindersEnabled,
      hasEmail: user.contact !== null,
      currency: user.currency,
      language: user.language ?? null,
    });
    return user;
  }
}
