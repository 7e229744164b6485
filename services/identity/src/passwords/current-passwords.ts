import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AttemptLog, type Attempted } from '../throttling/attempt-log.js';
import { Throttles } from '../throttling/throttles.js';
import type { User } from '../users/user.entity.js';
import { findForSignIn } from '../users/users.queries.js';
import { Passwords } from './passwords.js';

export function wrongPassword(field: string): Problem {
  const sentence = 'This is not your current password';
  return new Problem('wrong-password', 400, sentence, { errors: { [field]: [sentence] } });
}

interface Typed {
  what: Attempted['what'];
  password: string;
  /** The field in which it was typed. */
  field: string;
  address: string;
  /** Names the session, whose failures hold up no other one. */
  session: string;
}

/** Verifies the password of a signed-in user. Throttled like a sign-in: a session must not allow faster guessing. */
@Injectable()
export class CurrentPasswords {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptLog,
    private readonly passwords: Passwords,
    private readonly throttles: Throttles,
  ) {}

  /**
   * @returns the hash that verified it
   * @throws Problem `wrong-password`, 400, for the field
   */
  verify({ id, username }: User, { what, password, field, address, session }: Typed): Promise<string> {
    return this.attempts.record({ what, username, address }, (identified) => {
      identified(id);
      return this.passwords.withHasher(async (hasher) => {
        const charge = await this.throttles.chargeSignIn(this.em, username, { address, known: `session:${session}` });
        const { passwordHash } = (await findForSignIn(this.em, username)) ?? {};
        if (!passwordHash || !(await hasher.matches(passwordHash, password))) throw wrongPassword(field);
        await this.throttles.refundSignIn(this.em, charge);
        return passwordHash;
      });
    });
  }
}
