import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Throttles, type Proved } from '../throttling/throttles.js';
import type { User } from '../users/user.entity.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { RecoveryCodes } from './recovery-codes.js';

export const wrongCode = (status: 400 | 401) => {
  const sentence = 'This code is not right, or it was used before';
  return new Problem('wrong-code', status, sentence, { errors: { code: [sentence] } });
};

/** The answer to a right password without a code. */
export const codeNeeded = () =>
  new Problem('second-factor-needed', 401, 'Enter the code of your authenticator app, or a recovery code.');

export type Factor = 'app' | 'recovery-code';

/** The second step of a sign-in with a password or a provider. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly em: EntityManager,
    private readonly apps: AuthenticatorApps,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly throttles: Throttles,
  ) {}

  /**
   * Checks the code of a user whose password or provider was right. Only an attacker with it reaches this point, so all
   * networks are counted together: six digits would not withstand many of them.
   * @param known a browser that is known for the account, and is counted alone
   * @returns what has proved the user; undefined if they have no second factor
   * @throws Problem `second-factor-needed` or `wrong-code`, 401
   */
  async require({ id }: User, code: string | undefined, known: Proved | undefined): Promise<Factor | undefined> {
    if (!(await this.apps.isOn(this.em, id))) return undefined;
    if (code === undefined) throw codeNeeded();
    const factor = await this.take(id, code, known);
    if (!factor) throw wrongCode(401);
    return factor;
  }

  isOn({ id }: Pick<User, 'id'>): Promise<boolean> {
    return this.apps.isOn(this.em, id);
  }

  /** Uses a code of the app, or a recovery code, up, which ends a removal that is under way. @returns which it was; undefined if it was wrong */
  async take(userId: string, code: string, known?: Proved): Promise<Factor | undefined> {
    const charge = await this.throttles.chargeSecondFactor(this.em, userId, known);
    const isOfApp = /^\d{3} ?\d{3}$/.test(code.trim());
    const isRight = isOfApp
      ? await this.apps.take(this.em, userId, code.trim())
      : await this.recoveryCodes.take(this.em, userId, code);
    if (!isRight) return undefined;
    await this.throttles.refundSignIn(this.em, charge);
    await this.apps.keep(this.em, userId);
    return isOfApp ? 'app' : 'recovery-code';
  }
}
