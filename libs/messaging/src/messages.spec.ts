import { Nested } from '@presently/contracts/kit/fields/nested';
import { OptionalText, Text } from '@presently/contracts/kit/fields/text';
import { NewRecipient, RecipientChange } from '@presently/contracts/gifting/recipients';
import { GiftToSend } from '@presently/contracts/gifting/gifts';
import { ShareToken } from '@presently/contracts/gifting/shared-gifts';
import { Registration } from '@presently/contracts/identity/sessions';
import { PageRequest } from '@presently/contracts/kit/page';
import { Nothing } from '@presently/contracts/kit/empty-messages';
import { IsInt } from 'class-validator';
import { declaredFields, parseMessage, presentMessage, presentOutput } from './messages.js';
import { Problem } from './problem.js';

const problemOf = (parse: () => unknown): Problem => {
  try {
    parse();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

describe('parsing a message', () => {
  it('trims texts and drops blank interests', () => {
    const recipient = parseMessage(NewRecipient, {
      name: '  Ann ',
      relationship: 'Sister',
      interests: [' tea ', ' ', ''],
    });
    expect(recipient).toEqual({ name: 'Ann', relationship: 'Sister', interests: ['tea'] });
  });

  it('refuses an object where a number is expected, also one that no number can be made of', () => {
    expect(parseMessage(PageRequest, { limit: '20' })).toMatchObject({ limit: 20 });
    for (const limit of [{}, { toString: 'x' }, [], 'many'])
      expect(problemOf(() => parseMessage(PageRequest, { limit }))).toMatchObject({ status: 400 });
  });

  it('names the field and uses the sentence of the specification if a required text is blank', () => {
    const problem = problemOf(() => parseMessage(NewRecipient, { name: '   ', relationship: 'Sister' }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input', message: 'Name is required' });
    expect(problem.detail.errors).toHaveProperty('name');
  });

  it.each([
    ['a missing one', {}],
    ['null', { name: null, relationship: null }],
    ['a number', { name: 5, relationship: 5 }],
  ])('reports a required text as missing if it is %s', (_what, body) => {
    expect(problemOf(() => parseMessage(NewRecipient, body)).message).toBe('Name is required');
  });

  it.each([
    [{ username: 'ab', password: 'long enough' }, 'Username must be at least 3 characters'],
    [{ username: 'abc', password: 'short' }, 'Password must be at least 8 characters'],
    [{ username: 'abc', password: 'long enough', email: 'nope' }, 'Please provide a valid email address'],
  ])('answers the registration %j with "%s"', (body, sentence) => {
    expect(problemOf(() => parseMessage(Registration, body)).message).toBe(sentence);
  });

  it('treats a blank optional field as absent', () => {
    expect(parseMessage(Registration, { username: 'abc', password: 'long enough', email: ' ' }).email).toBeUndefined();
  });

  it.each([NewRecipient, Nothing])('refuses an undeclared field named constructor', (type) => {
    const body = JSON.parse('{"name":"Ann","relationship":"Sister","constructor":"x"}') as object;
    expect(problemOf(() => parseMessage(type, body)).message).toMatch('constructor');
  });

  it('refuses a field that the message does not declare', () => {
    const body = { recipientId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11', userId: 'x' };
    expect(problemOf(() => parseMessage(RecipientChange, body)).message).toMatch('userId');
  });

  it('refuses any field in an empty message', () => {
    expect(problemOf(() => parseMessage(Nothing, { a: 1 })).status).toBe(400);
    expect(parseMessage(Nothing, undefined)).toEqual({});
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j as a body', (body) => {
    expect(problemOf(() => parseMessage(NewRecipient, body)).status).toBe(400);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://a/b',
    '//a',
    'https://u:p@a/',
  ])('refuses %j as a link', (giftUrl) => {
    const gift = { recipientId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11', giftUrl };
    expect(problemOf(() => parseMessage(GiftToSend, gift)).message).toBe('Please provide a valid URL');
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\ud800b', 'a\nb'])('refuses %j in a line of text', (name) => {
    expect(problemOf(() => parseMessage(NewRecipient, { name, relationship: 'x' })).status).toBe(400);
  });

  it('keeps line breaks in a gift message', () => {
    const gift = { recipientId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11', message: 'Dear Ann,\n\nhappy birthday' };
    expect(parseMessage(GiftToSend, gift).message).toBe('Dear Ann,\n\nhappy birthday');
  });

  it('accepts only a share token of 24 random bytes', () => {
    expect(parseMessage(ShareToken, { shareToken: 'A'.repeat(32) }).shareToken).toHaveLength(32);
    expect(problemOf(() => parseMessage(ShareToken, { shareToken: 'A'.repeat(31) })).status).toBe(400);
  });

  it('does not let a body change the prototype', () => {
    const body = JSON.parse('{"name":"Ann","relationship":"x","__proto__":{"polluted":true}}') as object;
    expect(parseMessage(NewRecipient, body)).not.toHaveProperty('polluted');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

class Inner {
  @Text({ max: 10, required: 'x' }) name!: string;
}
class Outer {
  @IsInt() count!: number;
  @OptionalText(10) note?: string | null;
  @Nested(() => Inner) inner!: Inner;
  @Nested(() => Inner) list!: Inner[];
}

describe('presenting an answer', () => {
  it('finds the declared fields and nested messages', () => {
    expect(declaredFields(Outer).map(({ name, nested }) => [name, nested])).toEqual([
      ['count', undefined],
      ['note', undefined],
      ['inner', Inner],
      ['list', Inner],
    ]);
  });

  it('removes undeclared fields at any depth', () => {
    const secret = { name: 'a', password: 'p' };
    const answer = presentMessage(Outer, { count: 1, note: null, inner: secret, list: [secret], password: 'p' });
    expect(answer).toEqual({ count: 1, note: null, inner: { name: 'a' }, list: [{ name: 'a' }] });
    expect(presentOutput({ listOf: Inner, atMost: 2 }, [secret, secret, secret])).toEqual([
      { name: 'a' },
      { name: 'a' },
    ]);
  });
});
