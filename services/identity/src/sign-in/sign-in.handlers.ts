import { type SignedIn, type SignInInput, signIn } from '@presently/contracts/identity/sessions';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { User } from '../users/user.entity.js';
import { findForSignIn, lockWithPassword, usernameOf } from '../users/users.queries.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { Passwords } from '../passwords/passwords.js';
import { Devices } from '../devices/devices.js';
import { Throttles } from '../throttling/throttles.js';
import { AttemptLog } from '../throttling/attempt-log.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SecurityLog } from '../security-log/security-log.js';
import { NewSessions } from './new-sessions.js';

/** The same answer for an unknown username and for a wrong password. */
const invalidCredentials = () => new Problem('invalid-credentials', 401, 'Invalid username or password');

/** Receives the account of an attempt before its password is verified. */
type Identified = (userId: string) => void;

/** A user with a verified password, and the hash that verified it. */
interface Verified {
  user: User;
  passwordHash: string;
}

@Controller()
export class SignInHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptLog,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly newSessions: NewSessions,
    private readonly securityLog: SecurityLog,
    private readonly throttles: Throttles,
  ) {}

  @Handles(signIn)
  signIn({ credentials, address }: SignInInput, call: HandlerContext<typeof signIn>): Promise<SignedIn> {
    return this.attempts.record({ what: 'sign-in', username: credentials.username, address }, (identified) =>
      this.attempt({ credentials, address }, call, identified),
    );
  }

  private async attempt(
    { credentials: typed, address }: SignInInput,
    call: Pick<HandlerContext<typeof signIn>, 'timeZone' | 'browser'>,
    identified: Identified,
  ): Promise<SignedIn> {
    // Guesses by name and by address are guesses at one account.
    const { password, code } = typed;
    const credentials = { username: await usernameOf(this.em, typed.username), password, ...(code && { code }) };
    // Charged inside the slot, so that only as many attempts are undecided as can hash at once.
    const { user, passwordHash, factor } = await this.passwords.withHasher(async (hasher) => {
      const known = await this.devices.knownFor(this.em, credentials.username, call.browser?.device, address);
      const charge = await this.throttles.chargeSignIn(this.em, credentials.username, { address, known });
      const verified = await this.verify(hasher, credentials, identified);
      const factor = await this.factors.require(verified.user, credentials.code, known);
      // Not before the code: a right password must not end the count of wrong codes.
      await this.throttles.refundSignIn(this.em, charge);
      return { ...verified, factor };
    });
    const where = { ...call, address };
    return this.newSessions.begin(where, { hasSecondFactor: factor !== undefined }, async (tx) => {
      // Fails if the password has changed or the account was deleted since the password was verified.
      if (!(await lockWithPassword(tx, user.id, passwordHash))) throw invalidCredentials();
      if (factor === 'recovery-code') await this.securityLog.record(tx, user, 'recovery-code-used', where);
      return user;
    });
  }

  private async verify(
    hasher: PasswordHasher,
    { username, password }: SignInInput['credentials'],
    identified: Identified,
  ): Promise<Verified> {
    const user = await findForSignIn(this.em, username);
    if (user) identified(user.id);
    const isRight = await hasher.matches(user?.passwordHash, password);
    if (!user || !isRight) throw invalidCredentials();
    if (!hasher.isOutdated(user.passwordHash)) return { user, passwordHash: user.passwordHash };
    const passwordHash = await hasher.hash(password);
    // Replaces only the verified hash. If the password has changed meanwhile, it is verified again.
    const verified = { id: user.id, passwordHash: user.passwordHash };
    const rehashed = await this.em.nativeUpdate(User, verified, { passwordHash });
    return rehashed > 0 ? { user, passwordHash } : this.verify(hasher, { username, password }, identified);
  }
}
