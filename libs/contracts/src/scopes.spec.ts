import { gatewayCalls, operations } from './catalogue.js';
import type { Operation } from './kit/operation.js';

const calls = [...operations.filter(({ route }) => route !== undefined), ...gatewayCalls];
const withScope = (scope: string) => calls.filter((call) => call.scope === scope).map(({ name }) => name);

describe('the scopes that calls need of a token', () => {
  it('let it send by these only', () => {
    expect(withScope('send').toSorted()).toEqual([
      'gifting.approveProposal',
      'gifting.rescheduleGift',
      'gifting.resendGift',
      'gifting.sendGift',
      'gifting.sendPlannedGift',
      'gifting.takeBackGift',
    ]);
  });

  it('let it only read by whatever is a GET, and nothing else', () => {
    expect(calls.filter(({ scope, route }) => scope === 'read' && !route!.startsWith('GET '))).toEqual([]);
    expect(calls.filter(({ scope, route }) => scope === 'write' && route!.startsWith('GET '))).toEqual([]);
  });

  it('keep all keys, money and administration for persons', () => {
    const open = calls.filter(({ scope }) => scope !== 'person');
    const ofKeys = open.filter(
      ({ name, access }) => access === 'admin' || /^(identity|billing|session|providers|social|account)\./.test(name),
    );
    expect(ofKeys.map(({ name }) => name).toSorted()).toEqual([
      'account.listBudgets',
      'identity.changePreferences',
      'identity.getPreferences',
      'identity.listSecurityLog',
      'session.getAuthUser',
      'session.getUser',
    ]);
    expect(open.filter(({ route }) => / \/api\/(exports|admin|login|register|logout)/.test(route!))).toEqual([]);
  });

  it('make a proposal of each call that sends a message, with the same input', () => {
    const proposed = operations.filter(({ proposal }) => proposal !== undefined);
    expect(proposed.map(({ name }) => name).toSorted()).toEqual([
      'gifting.resendGift',
      'gifting.sendGift',
      'gifting.sendPlannedGift',
    ]);
    for (const { proposal, input, delivers } of proposed as Operation[])
      expect([proposal!.access, proposal!.input, delivers]).toEqual(['internal', input, true]);
  });
});
