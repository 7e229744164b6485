import { wrongField } from '@presently/messaging/problem';
import type { AddressProblem } from '@presently/rules/webhook-problems/en';
import { isProduction } from '@presently/service/env-fields';
import { addressReason, resolveOutgoing, type OutgoingRules } from '@presently/service/outgoing/outgoing-address';
import type { NotificationsEnv } from '../env.js';

/** The address of a receiver is not allowed. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';

  constructor(readonly problem: AddressProblem) {
    super(addressReason(problem));
  }
}

/** Where webhooks may go: the public internet over https, and this machine on the embedded default. */
export const receiverRules = (env: NotificationsEnv): OutgoingRules => ({
  mayReachThisMachine: !isProduction(env),
  refuse: (problem) => new RefusedAddress(problem),
});

/** Milliseconds for DNS. A name that cannot be resolved now is accepted: each delivery is checked again. */
const patienceMs = 2_000;

/**
 * @param field the name of the address in the input
 * @throws Problem `invalid-input`, 400, for an address to which nothing may be posted
 */
export async function requireReceiver(url: string, env: NotificationsEnv, field = 'url'): Promise<void> {
  try {
    await resolveOutgoing(new URL(url), receiverRules(env), AbortSignal.timeout(patienceMs));
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    const sentence = `Please enter an https address on the public internet: ${error.message}`;
    throw wrongField(field, sentence, 'public-address');
  }
}
