import type { SignedIn } from '@presently/contracts/identity/sessions';
import type { HandledCall } from '@presently/messaging/call-context';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Devices } from '../devices/devices.js';
import { AuthenticatorApps } from '../second-factor/authenticator-apps.js';
import { codeNeeded } from '../second-factor/second-factors.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Sessions } from '../sessions/sessions.js';
import { presentSignedIn } from '../sessions/signed-in.view.js';
import { changeUser } from '../users/change-user.js';
import { knownTimeZone } from '../users/time-zone.js';
import { unknownTimeZone, type User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';

/** Begins the session of a user who has proved themselves, however they did. */
@Injectable()
export class NewSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly apps: AuthenticatorApps,
    private readonly devices: Devices,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @param identify locks the user, and throws if the proof is not valid any more */
  async begin(
    { timeZone, browser, address }: Pick<HandledCall, 'timeZone' | 'browser' | 'address'>,
    { hasSecondFactor }: { hasSecondFactor: boolean },
    identify: (tx: EntityManager) => Promise<User>,
  ): Promise<SignedIn> {
    const { user, session } = await this.em.transactional(async (tx) => {
      const user = await identify(tx);
      // An app may have been added since the proof was checked.
      if (!hasSecondFactor && (await this.apps.isOn(tx, user.id))) throw codeNeeded();
      await this.learnTimeZone(tx, user, knownTimeZone(timeZone));
      const { cookie: device, wasKnown } = await this.devices.remember(tx, user.id, browser?.device);
      const what = wasKnown ? 'signed-in' : 'signed-in-unknown-browser';
      await this.securityLog.record(tx, user, what, { browser, address });
      return { user, session: { ...(await this.sessions.open(tx, user, browser, hasSecondFactor)), device } };
    });
    this.sessions.publishEnded(session.ended);
    return presentSignedIn(user, session);
  }

  private async learnTimeZone(tx: EntityManager, { id, timeZone }: User, reported: string): Promise<void> {
    if (timeZone !== unknownTimeZone || reported === unknownTimeZone) return;
    const user = await lockById(tx, id);
    if (user) await changeUser(tx, this.outbox, user, () => user.learnTimeZone(reported, this.clock.now()));
  }
}
