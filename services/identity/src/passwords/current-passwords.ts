import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AttemptLog, type Attempted } from '../throttling/attempt-log.js';
import { Throttles, type Proved } from '../throttling/throttles.js';
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
  /** What the account has proved. Without it the attempt counts like one of a stranger. */
  known: Proved | undefined;
}

/** Verifies the password of a user in another call than the sign-in. Throttled like one: no call allows faster guessing. */
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
  verify({ id, username }: User, { what, password, field, address, known }: Typed): Promise<string> {
    return this.attempts.record({ what, username, address }, (identified) => {
      identified(id);
      return this.passwords.withHasher(async (hasher) => {
        const charge = await this.throttles.chargeSignIn(this.em, username, { address, known });
        const { passwordHash } = (await findForSignIn(this.em, username)) ?? {};
        if (!passwordHash || !(await hasher.matches(passwordHash, password))) throw wrongPassword(field);
        await this.throttles.refundSignIn(this.em, charge);
        return passwordHash;
      });
    });
  }
}
