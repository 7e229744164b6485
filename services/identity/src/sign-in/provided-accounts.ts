import type { ProvidedIdentity } from '@presently/contracts/identity/providers';
import type { Browser } from '@presently/messaging/call-context';
import { isFaultyName } from '@presently/rules/names';
import { maxLength, minLength } from '@presently/rules/vocabulary';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import { Addresses } from '../addresses/addresses.js';
import { Passwords } from '../passwords/passwords.js';
import { ProviderLinks } from '../providers/provider-links.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Throttles } from '../throttling/throttles.js';
import { FormerUsernames } from '../users/former-usernames.js';
import { currencyOfLocale } from '@presently/rules/currency-of-country';
import { languageOfTag } from '@presently/rules/languages';
import { usualCurrency } from '@presently/rules/money';
import { Registrar } from '../users/registrar.js';
import { knownTimeZone } from '../users/time-zone.js';

interface Where {
  timeZone: string;
  browser?: Browser | undefined;
  address: string;
}

/** Accounts of people who come from a sign-in provider. They have no password until they choose one by mail. */
@Injectable()
export class ProvidedAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: Addresses,
    private readonly formerUsernames: FormerUsernames,
    private readonly links: ProviderLinks,
    private readonly passwords: Passwords,
    private readonly registrar: Registrar,
    private readonly securityLog: SecurityLog,
    private readonly throttles: Throttles,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the new user */
  async create(identity: ProvidedIdentity, { timeZone, browser, address }: Where): Promise<string> {
    await this.throttles.chargeRegistration(this.em, address);
    // A random password that is not kept. The owner can set one by a reset.
    const passwordHash = await this.passwords.withHasher((hasher) => hasher.hash(randomUUID()));
    return this.em.transactional(async (tx) => {
      const email = await this.freeAddress(tx, identity.email);
      const user = await this.registrar.register(tx, {
        username: await this.freeUsername(tx, identity),
        email,
        ...(email && { emailConfirmedAt: this.clock.now() }),
        ...namesOf(identity),
        passwordHash,
        timeZone: knownTimeZone(timeZone),
        currency: currencyOfLocale(browser?.language) ?? usualCurrency,
        language: languageOfTag(browser?.language) ?? null,
      });
      await this.links.add(tx, user.id, identity);
      await this.securityLog.record(tx, user, 'registered', { browser, address });
      return user.id;
    });
  }

  /** The address, which the provider has verified: a claim of another user, who has not confirmed it, ends. */
  private async freeAddress(tx: EntityManager, email: string | null): Promise<string | null> {
    if (email === null) return null;
    await this.addresses.endClaims(tx, email);
    // Somebody has confirmed it since the provider's answer was read.
    const taken = await tx.execute(`select 1 from users where lower(email) = lower(?) and status = 'active'`, [email]);
    return taken.length > 0 ? null : email;
  }

  private async freeUsername(tx: EntityManager, { email, name }: ProvidedIdentity): Promise<string> {
    const wanted = (email?.split('@')[0] ?? name ?? '').toLowerCase().replaceAll(/[^a-z0-9._-]/g, '');
    const usable = wanted.length >= minLength.username && !isFaultyName(wanted);
    const base = usable ? wanted.slice(0, maxLength.username - 7) : 'guest';
    const taken = await tx.execute(`select 1 from users where lower(username) = ? and status = 'active'`, [base]);
    const isFree = taken.length === 0 && !(await this.formerUsernames.isReserved(tx, base));
    return usable && isFree ? base : `${base}-${randomBytes(3).toString('hex')}`;
  }
}

/** The provider's name for the person, if other people may see it. */
function namesOf({ name }: ProvidedIdentity): { firstName?: string; lastName?: string } {
  const clean = name?.trim();
  if (!clean || isFaultyName(clean)) return {};
  const [firstName = '', ...rest] = clean.split(/\s+/);
  return { firstName, ...(rest.length > 0 && { lastName: rest.join(' ') }) };
}
