import { allowsScope, tokenScopes, type NeededScope, type TokenScope } from './token-scopes.js';

const needed: NeededScope[] = ['read', 'write', 'send', 'person'];
const allowed = (...scopes: TokenScope[]) => needed.filter((scope) => allowsScope(scopes, scope));

describe('the scopes of a token', () => {
  it('imply the smaller ones', () => {
    expect(allowed('read')).toEqual(['read']);
    expect(allowed('write')).toEqual(['read', 'write']);
    expect(allowed('send')).toEqual(['read', 'write', 'send']);
  });

  it('open no call by themselves if they are only about contacts', () => {
    expect(allowed('contacts')).toEqual([]);
    expect(allowed()).toEqual([]);
  });

  it('never do what only a person may do, however many there are', () => {
    expect(allowed(...tokenScopes)).not.toContain('person');
  });
});
