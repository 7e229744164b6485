import { changePasswordAddress, securityText } from '@presently/contracts/gateway/well-known';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { Controller } from '@nestjs/common';
import { GatewayEnv } from '../env.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

const day = 24 * 3_600_000;
/** RFC 9116 recommends less than a year. The text is written anew with each answer. */
const validForDays = 180;

/** Addresses that RFC 8615 fixes for every site. */
@Controller()
export class WellKnownController {
  constructor(
    private readonly env: GatewayEnv,
    private readonly clock: Clock,
  ) {}

  @Answers(securityText)
  security({ reply }: Exchange<typeof securityText>): void {
    const { SECURITY_CONTACT: contact, origin } = this.env;
    if (!contact) throw notFound('Security contact');
    const today = Math.floor(this.clock.now().getTime() / day) * day;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + validForDays * day).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    void reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  }

  @Answers(changePasswordAddress)
  changePassword({ reply }: Exchange<typeof changePasswordAddress>): void {
    void reply.redirect('/account#security', 302);
  }
}
