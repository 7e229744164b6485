import type { NewSecondFactor } from '@presently/contracts/identity/second-factor';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import type { User } from '../users/user.entity.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { SecretBox } from './secret-box.js';

const issuer = 'Presently';
const stepMs = 30_000;
/** Steps before and after the current one whose codes count: clocks differ. */
const window = 1;

/** The secrets that users' authenticator apps share with us. */
@Injectable()
export class AuthenticatorApps {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  async isOn(em: EntityManager, userId: string): Promise<boolean> {
    return (await this.find(em, userId)) !== null;
  }

  /** The app that is on. */
  find(em: EntityManager, userId: string): Promise<AuthenticatorApp | null> {
    const isKept = { $or: [{ endsAt: null }, { endsAt: { $gt: this.clock.now() } }] };
    return em.findOne(AuthenticatorApp, { user: userId, confirmedAt: { $ne: null }, ...isKept }, { refresh: true });
  }

  /** Ends a removal that is under way: the person has a code. */
  async keep(em: EntityManager, userId: string): Promise<void> {
    await em.nativeUpdate(AuthenticatorApp, { user: userId, endsAt: { $ne: null } }, { endsAt: null });
  }

  /** Draws a secret. It replaces one that was not confirmed. */
  async begin(tx: EntityManager, { id, username }: User): Promise<NewSecondFactor> {
    const secret = new Secret({ size: 20 });
    await tx.upsert(AuthenticatorApp, {
      user: id,
      secret: this.box.seal(id, secret.base32),
      confirmedAt: null,
      addedUnder: null,
      endsAt: null,
      lastStep: 0,
    });
    return { secret: secret.base32, url: new TOTP({ issuer, label: username, secret }).toString() };
  }

  /** Uses a code up. @returns whether it was right and not used before */
  async take(em: EntityManager, userId: string, typed: string): Promise<boolean> {
    const app = await em.findOne(AuthenticatorApp, { user: userId }, { refresh: true });
    if (!app) return false;
    const totp = new TOTP({ secret: Secret.fromBase32(this.box.open(userId, app.secret)) });
    const timestamp = this.clock.now().getTime();
    const delta = totp.validate({ token: typed.replaceAll(' ', ''), timestamp, window });
    if (delta === null) return false;
    const step = Math.floor(timestamp / stepMs) + delta;
    const used = { user: userId, secret: app.secret, lastStep: { $lt: step } };
    return (await em.nativeUpdate(AuthenticatorApp, used, { lastStep: step })) > 0;
  }
}
