import type { Operation } from '@presently/contracts/kit/operation';
import { allowsScope, type NeededScope } from '@presently/rules/token-scopes';
import type { Caller, CallersToken } from '../call-context.js';
import { Problem } from '../problem.js';

const missing: Record<Exclude<NeededScope, 'person'>, string> = {
  read: 'This token may not read. Make one that may, under Account, Security.',
  write: 'This token may not change anything. Make one that may, under Account, Security.',
  send: 'This token may not send anything. A person decides that in the app.',
};

/**
 * Refuses a program what its token does not allow. A call of a person, without a token, passes.
 * @throws Problem `person-only` or `scope`, 403
 */
export function requireScope(token: Pick<CallersToken, 'scopes'> | undefined, needed: NeededScope): void {
  if (!token || allowsScope(token.scopes, needed)) return;
  if (needed === 'person') throw personOnly();
  throw new Problem('scope', 403, missing[needed]);
}

/** For what no token may do. */
export const personOnly = () =>
  new Problem('person-only', 403, 'No token may do this. Please sign in to Presently and do it yourself.');

/** The operation that a call of a token becomes: a proposal, where it may write and the call would send. */
export function proposalInstead(
  { proposal, scope }: Pick<Operation, 'proposal' | 'scope'>,
  token: Caller['token'],
): Operation<undefined> | undefined {
  const isProposed = token && proposal && !allowsScope(token.scopes, scope) && allowsScope(token.scopes, 'write');
  return isProposed ? proposal : undefined;
}
