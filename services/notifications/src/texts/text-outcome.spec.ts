import { textOutcomeOf, type TextError } from './text-outcome.js';

describe('the outcome of a request to send a text', () => {
  it.each<[string, TextError, string]>([
    ['the connection is refused', { code: 'ECONNREFUSED' }, 'not-sent'],
    ['the name cannot be resolved', { code: 'ENOTFOUND' }, 'not-sent'],
    ['no answer came in time', { code: 'ECONNABORTED' }, 'unknown'],
    ['the connection broke', { code: 'ECONNRESET' }, 'unknown'],
    ['the error is unknown', {}, 'unknown'],
    ['the rate limit is reached', { status: 429, code: 20429 }, 'not-sent'],
    ['Twilio fails', { status: 503, code: 20503 }, 'not-sent'],
    ['our password is wrong', { status: 401, code: 20003 }, 'not-sent'],
    ['our number cannot send texts', { status: 400, code: 21606 }, 'not-sent'],
    ['the number is invalid', { status: 400, code: 21211 }, 'refused'],
    ['the number is a landline', { status: 400, code: 21614 }, 'refused'],
    ['the person has told Twilio to stop', { status: 400, code: 21610 }, 'refused'],
    ['the region is not enabled', { status: 400, code: 21408 }, 'refused'],
  ])('when %s', (_when, error, kind) => {
    expect(textOutcomeOf(error).kind).toBe(kind);
  });

  it('distinguishes an invalid number from a person who wants no texts', () => {
    expect(textOutcomeOf({ status: 400, code: 21211 })).toMatchObject({ blames: 'bad-contact' });
    expect(textOutcomeOf({ status: 400, code: 21610 })).toMatchObject({ blames: 'stopped' });
    expect(textOutcomeOf({ status: 400, code: 21408 })).not.toHaveProperty('blames');
  });
});
