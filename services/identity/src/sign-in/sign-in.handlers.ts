import type { SignedIn, SignInInput } from '@presently/contracts/identity';
import { signIn } from '@presently/contracts/identity';
import { Handles } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { User } from '../accounts/user.entity.js';
import { findForSignIn } from '../accounts/users.queries.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions } from '../sessions/sessions.js';
import { Throttles } from '../throttling/throttles.js';
import { presentSignedIn } from './signed-in.view.js';

/** One answer for an unknown username and for a wrong password. */
const invalidCredentials = () => new Problem('invalid-credentials', 401, 'Invalid username or password');

@Controller()
export class SignInHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly throttles: Throttles,
  ) {}

  @Handles(signIn)
  async signIn({ credentials, address }: SignInInput): Promise<SignedIn> {
    // The attempt is charged inside the turn: however many arrive at once, only as many as hash at once are undecided.
    const user = await this.passwords.inTurn(async (hasher) => {
      const charge = await this.throttles.chargeSignIn(this.em, credentials.username, address);
      const identified = await this.identify(hasher, credentials);
      await this.throttles.forgiveSignIn(this.em, charge);
      return identified;
    });
    const session = await this.em.transactional((tx) => this.sessions.open(tx, user));
    this.sessions.announceEnded(session.ended);
    return presentSignedIn(user, session);
  }

  private async identify(hasher: PasswordHasher, { username, password }: SignInInput['credentials']): Promise<User> {
    const user = await findForSignIn(this.em, username);
    const isRight = await hasher.matches(user?.passwordHash, password);
    if (!user || !isRight) throw invalidCredentials();
    if (hasher.isOutdated(user.passwordHash)) await this.rehash(user, await hasher.hash(password));
    return user;
  }

  /** Only over the hash that was just verified: a password changed meanwhile stays changed. */
  private async rehash({ id, passwordHash: outdated }: User, passwordHash: string): Promise<void> {
    await this.em.nativeUpdate(User, { id, passwordHash: outdated }, { passwordHash });
  }
}
