import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeRecoveryCodes,
  removeSecondFactor,
  type NewSecondFactor,
  type RecoveryCodes as Codes,
  type SecondFactor,
  type SecondFactorCode,
  type SecondFactorProof,
} from '@presently/contracts/identity/second-factor';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import type { Caller } from '@presently/messaging/call-context';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requirePresence } from '@presently/messaging/calls/presence';
import { Problem, unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.js';
import { requireLiveSession } from '../sessions/require-live-session.js';
import { Sessions } from '../sessions/sessions.js';
import { SessionStrength } from '../sessions/session-strength.js';
import { provedBySession } from '../throttling/throttles.js';
import type { User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactors, wrongCode } from './second-factors.js';

const notOn = () => new Problem('no-second-factor', 409, 'You have no authenticator app.');
const alreadyOn = () => new Problem('second-factor-on', 409, 'You have an authenticator app. Remove it first.');

/** The authenticator app of the caller, for the account page. */
@Controller()
export class SecondFactorHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly apps: AuthenticatorApps,
    private readonly factors: SecondFactors,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
    private readonly strength: SessionStrength,
    private readonly clock: Clock,
  ) {}

  @Handles(getSecondFactor)
  async get(_input: Nothing, { caller }: HandlerContext<typeof getSecondFactor>): Promise<SecondFactor> {
    const app = await this.apps.find(this.em, caller.userId);
    return {
      isOn: app !== null,
      since: app?.confirmedAt?.toISOString() ?? null,
      endsAt: app?.endsAt?.toISOString() ?? null,
      recoveryCodesLeft: app ? await this.em.count(RecoveryCode, { user: caller.userId }) : 0,
      isNeeded: await this.strength.isNeeded(this.em, caller),
    };
  }

  @Handles(beginSecondFactor)
  async begin(_input: Nothing, { caller }: HandlerContext<typeof beginSecondFactor>): Promise<NewSecondFactor> {
    requirePresence(caller, this.clock.now());
    return this.change(caller, async (tx, user) => {
      if (await this.apps.isOn(tx, user.id)) throw alreadyOn();
      return this.apps.begin(tx, user);
    });
  }

  @Handles(confirmSecondFactor)
  async confirm({ code }: SecondFactorCode, call: HandlerContext<typeof confirmSecondFactor>): Promise<Codes> {
    const { userId } = call.caller;
    requirePresence(call.caller, this.clock.now());
    if (await this.apps.isOn(this.em, userId)) throw alreadyOn();
    if (!(await this.factors.take(userId, code))) throw wrongCode(400);
    const { codes, ended } = await this.change(call.caller, async (tx, user) => {
      const begun = { user: userId, confirmedAt: null };
      const added = { confirmedAt: this.clock.now(), addedUnder: user.contact };
      if (!(await tx.nativeUpdate(AuthenticatorApp, begun, added))) throw alreadyOn();
      await this.strength.raise(tx, user, call.caller.sessionId);
      await this.securityLog.record(tx, user, 'second-factor-added', call);
      const codes = await this.recoveryCodes.replace(tx, userId);
      return { codes, ended: await this.sessions.endWeakOf(tx, user) };
    });
    this.sessions.publishEnded(ended);
    return { codes };
  }

  @Handles(removeSecondFactor)
  async remove({ code }: SecondFactorProof, call: HandlerContext<typeof removeSecondFactor>): Promise<Success> {
    await this.requireCode(code, call.caller);
    return this.change(call.caller, async (tx, user) => {
      if (!(await this.apps.isOn(tx, user.id))) throw notOn();
      await tx.nativeDelete(AuthenticatorApp, { user: user.id });
      await tx.nativeDelete(RecoveryCode, { user: user.id });
      await this.strength.lowerWithoutFactors(tx, user);
      await this.securityLog.record(tx, user, 'second-factor-removed', call);
      return { success: true };
    });
  }

  @Handles(makeRecoveryCodes)
  async makeRecoveryCodes({ code }: SecondFactorProof, call: HandlerContext<typeof makeRecoveryCodes>): Promise<Codes> {
    await this.requireCode(code, call.caller);
    return this.change(call.caller, async (tx, user) => {
      if (!(await this.apps.isOn(tx, user.id))) throw notOn();
      await this.securityLog.record(tx, user, 'recovery-codes-made', call);
      return { codes: await this.recoveryCodes.replace(tx, user.id) };
    });
  }

  /** A session, even with the password, does not take the app away: a code does. */
  private async requireCode(code: string, caller: Caller): Promise<void> {
    requirePresence(caller, this.clock.now());
    if (!(await this.apps.isOn(this.em, caller.userId))) throw notOn();
    const known = caller.sessionId === undefined ? undefined : provedBySession(caller.sessionId);
    if (!(await this.factors.take(caller.userId, code, known))) throw wrongCode(400);
  }

  /** Serialises the changes of a user. */
  private change<T>(caller: Caller, work: (tx: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.em.transactional(async (tx) => {
      const user = await lockById(tx, caller.userId);
      if (!user) throw unauthenticated();
      await requireLiveSession(tx, caller, this.clock.now());
      return work(tx, user);
    });
  }
}
