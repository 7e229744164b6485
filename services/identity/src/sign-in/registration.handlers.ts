import { type RegisterInput, type SignedIn, register } from '@presently/contracts/identity/sessions';
import { currencyOfLocale } from '@presently/rules/currency-of-country';
import { languageOfTag } from '@presently/rules/languages';
import { usualCurrency } from '@presently/rules/money';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Addresses } from '../addresses/addresses.js';
import { Registrar } from '../users/registrar.js';
import { requireNames } from '../users/require-names.js';
import { knownTimeZone } from '../users/time-zone.js';
import { TakenNames } from '../users/taken-names.js';
import { refuseCommon } from '../passwords/refuse-common.js';
import { Passwords } from '../passwords/passwords.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Sessions } from '../sessions/sessions.js';
import { Devices } from '../devices/devices.js';
import { Throttles } from '../throttling/throttles.js';
import { presentSignedIn } from '../sessions/signed-in.view.js';

@Controller()
export class RegistrationHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
    private readonly addresses: Addresses,
    private readonly registrar: Registrar,
    private readonly takenNames: TakenNames,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
    private readonly throttles: Throttles,
  ) {}

  @Handles(register)
  async register(
    { registration, address }: RegisterInput,
    { timeZone: reported, browser }: HandlerContext<typeof register>,
  ): Promise<SignedIn> {
    const { username, password, email = null } = registration;
    requireNames({ username });
    refuseCommon(password, 'password');
    await this.throttles.chargeRegistration(this.em, address);
    const passwordHash = await this.passwords.withHasher((hasher) => hasher.hash(password));
    const timeZone = knownTimeZone(reported);
    const currency = currencyOfLocale(browser?.language) ?? usualCurrency;
    const language = languageOfTag(browser?.language) ?? null;
    return this.takenNames.during({ address }, () =>
      this.em.transactional(async (tx) => {
        if (email) await this.addresses.freeOverdueClaims(tx, email);
        const user = await this.registrar.register(tx, { username, email, passwordHash, timeZone, currency, language });
        await this.addresses.mailConfirmation(tx, user);
        const { cookie: device } = await this.devices.remember(tx, user.id, browser?.device);
        await this.securityLog.record(tx, user, 'registered', { browser, address });
        return presentSignedIn(user, { ...(await this.sessions.open(tx, user, browser)), device });
      }),
    );
  }
}
