import { type SignedIn, type SignInInput, signIn } from '@presently/contracts/identity/sessions';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { knownTimeZone } from '../users/time-zone.js';
import { unknownTimeZone, User } from '../users/user.entity.js';
import { findForSignIn, lockById, lockWithPassword } from '../users/users.queries.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { Passwords } from '../passwords/passwords.js';
import { changeUser } from '../users/change-user.js';
import { Sessions } from '../sessions/sessions.js';
import { Throttles } from '../throttling/throttles.js';
import { AttemptLog } from '../throttling/attempt-log.js';
import { presentSignedIn } from '../sessions/signed-in.view.js';

/** One answer for an unknown username and for a wrong password. */
const invalidCredentials = () => new Problem('invalid-credentials', 401, 'Invalid username or password');

/** Hears whose account it is, before anybody knows whether the password is theirs. */
type Meant = (userId: string) => void;

/** Somebody whose password was right, and the hash that says so. */
interface Verified {
  user: User;
  passwordHash: string;
}

@Controller()
export class SignInHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptLog,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly throttles: Throttles,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Handles(signIn)
  signIn({ credentials, address }: SignInInput, { timeZone }: HandlerContext<typeof signIn>): Promise<SignedIn> {
    return this.attempts.during({ what: 'sign-in', username: credentials.username, address }, (meant) =>
      this.attempt({ credentials, address }, timeZone, meant),
    );
  }

  private async attempt({ credentials, address }: SignInInput, timeZone: string, meant: Meant): Promise<SignedIn> {
    // The attempt is charged inside the turn: however many arrive at once, only as many as hash at once are undecided.
    const { user, passwordHash } = await this.passwords.inTurn(async (hasher) => {
      const charge = await this.throttles.chargeSignIn(this.em, credentials.username, address);
      const identified = await this.identify(hasher, credentials, meant);
      await this.throttles.forgiveSignIn(this.em, charge);
      return identified;
    });
    const session = await this.em.transactional(async (tx) => {
      // A password that was changed, or an account that was deleted, while this one was being checked has won.
      if (!(await lockWithPassword(tx, user.id, passwordHash))) throw invalidCredentials();
      await this.learnTimeZone(tx, user, knownTimeZone(timeZone));
      return this.sessions.open(tx, user);
    });
    this.sessions.announceEnded(session.ended);
    return presentSignedIn(user, session);
  }

  private async learnTimeZone(tx: EntityManager, { id, timeZone }: User, reported: string): Promise<void> {
    if (timeZone !== unknownTimeZone || reported === unknownTimeZone) return;
    const user = await lockById(tx, id);
    if (user) await changeUser(tx, this.outbox, user, () => user.learnTimeZone(reported, this.clock.now()));
  }

  private async identify(
    hasher: PasswordHasher,
    { username, password }: SignInInput['credentials'],
    meant: Meant,
  ): Promise<Verified> {
    const user = await findForSignIn(this.em, username);
    if (user) meant(user.id);
    const isRight = await hasher.matches(user?.passwordHash, password);
    if (!user || !isRight) throw invalidCredentials();
    if (!hasher.isOutdated(user.passwordHash)) return { user, passwordHash: user.passwordHash };
    const passwordHash = await hasher.hash(password);
    // Over the hash that was just verified, only: whatever it was changed to meanwhile has to be verified anew.
    const verified = { id: user.id, passwordHash: user.passwordHash };
    const rehashed = await this.em.nativeUpdate(User, verified, { passwordHash });
    return rehashed > 0 ? { user, passwordHash } : this.identify(hasher, { username, password }, meant);
  }
}
