import {
  linkProvider,
  signInWithProvider,
  type ProvidedIdentity,
  type ProviderAnswer,
  type ProviderLinking,
  type ProviderSignIn,
} from '@presently/contracts/identity/providers';
import type { SignedIn } from '@presently/contracts/identity/sessions';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Problem, wrongField } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Devices } from '../devices/devices.js';
import { CurrentPasswords } from '../passwords/current-passwords.js';
import { ProviderLinks } from '../providers/provider-links.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SecurityLog } from '../security-log/security-log.js';
import { AttemptLog } from '../throttling/attempt-log.js';
import type { Proved } from '../throttling/throttles.js';
import type { User } from '../users/user.entity.js';
import { findByContact, lockById, lockWithPassword } from '../users/users.queries.js';
import { NewSessions } from './new-sessions.js';
import { ProvidedAccounts } from './provided-accounts.js';

const linkInvalid = () =>
  new Problem('provider-link-invalid', 400, 'This took too long. Please begin the sign-in again.');
const passwordNeeded = () => wrongField('password', 'Enter the password of your account', 'required');
const signInAgain = () => new Problem('unauthenticated', 401, 'Please sign in again.');

/** Signing in with an OpenID provider, whose answer the gateway has verified. */
@Controller()
export class ProviderSignInHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: ProvidedAccounts,
    private readonly attempts: AttemptLog,
    private readonly currentPasswords: CurrentPasswords,
    private readonly devices: Devices,
    private readonly factors: SecondFactors,
    private readonly links: ProviderLinks,
    private readonly newSessions: NewSessions,
    private readonly securityLog: SecurityLog,
  ) {}

  @Handles(signInWithProvider)
  signIn(
    { identity, address }: ProviderSignIn,
    call: HandlerContext<typeof signInWithProvider>,
  ): Promise<ProviderAnswer> {
    const username = `${identity.issuer} ${identity.subject}`;
    return this.attempts.record({ what: 'provider-sign-in', username, address }, async (identified) => {
      const answer = await this.answer(identity, { ...call, address });
      if (answer.signedIn) identified(answer.signedIn.user.id);
      return answer;
    });
  }

  private async answer(identity: ProvidedIdentity, call: Where): Promise<ProviderAnswer> {
    const link = await this.links.find(this.em, identity);
    if (link) {
      // The provider stands for the password, and for no more.
      if (await this.factors.isOn(link.user))
        return { linkToken: await this.links.postpone(this.em, link.user.id, identity), needs: 'code' };
      await this.links.storeUse(this.em, link);
      return { signedIn: await this.begin(link.user.id, identity, call) };
    }
    // The address alone does not open an account: its owner proves once that both are theirs.
    const owner = identity.email && (await findByContact(this.em, identity.email));
    if (owner) return { linkToken: await this.links.postpone(this.em, owner.id, identity), needs: 'password' };
    return { signedIn: await this.register(identity, call) };
  }

  @Handles(linkProvider)
  async link(
    { linkToken, proof, address }: ProviderLinking,
    call: HandlerContext<typeof linkProvider>,
  ): Promise<SignedIn> {
    const pending = await this.links.pending(this.em, linkToken);
    if (!pending) throw linkInvalid();
    const { user } = pending;
    const known = await this.devices.knownFor(this.em, user.username, call.browser?.device, address);
    const isLinked = (await this.links.find(this.em, pending))?.user.id === user.id;
    const verified = isLinked ? undefined : await this.verify(user, { password: proof.password, address, known });
    const factor = await this.factors.require(user, proof.code, known);
    const where = { ...call, address };
    return this.newSessions.begin(where, { hasSecondFactor: factor !== undefined }, async (tx) => {
      const locked = await lockById(tx, user.id);
      if (!locked || (verified && !(await lockWithPassword(tx, user.id, verified)))) throw linkInvalid();
      // A reset has ended both, or another press has used the token.
      const link = await this.links.find(tx, pending);
      if (!(await this.links.take(tx, pending)) || isLinked !== (link !== null)) throw linkInvalid();
      if (factor === 'recovery-code') await this.securityLog.record(tx, user, 'recovery-code-used', where);
      if (link) await this.links.storeUse(tx, link);
      else {
        await this.links.add(tx, user.id, pending);
        await this.securityLog.record(tx, user, 'provider-linked', where);
      }
      return user;
    });
  }

  /** The token is given to anybody who has the address at a provider, so it proves nothing to the throttle. */
  private verify(user: User, { password, ...origin }: Typed): Promise<string> {
    if (password === undefined) throw passwordNeeded();
    return this.currentPasswords.verify(user, { what: 'sign-in', password, field: 'password', ...origin });
  }

  private async register(identity: ProvidedIdentity, call: Where): Promise<SignedIn> {
    const userId = await this.accounts.create(identity, call);
    return this.begin(userId, identity, call);
  }

  private begin(userId: string, identity: ProvidedIdentity, call: Where): Promise<SignedIn> {
    return this.newSessions.begin(call, { hasSecondFactor: false }, async (tx) => {
      const user = await lockById(tx, userId);
      // All keys may have ended since the link was found.
      if (!user || (await this.links.find(tx, identity))?.user.id !== userId) throw signInAgain();
      return user;
    });
  }
}

interface Typed {
  password: string | undefined;
  address: string;
  known: Proved | undefined;
}

type Where = Pick<HandlerContext<typeof signInWithProvider>, 'timeZone' | 'browser'> & { address: string };
