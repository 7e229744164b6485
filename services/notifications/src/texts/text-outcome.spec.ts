import { textOutcomeOf, type TextError } from './text-outcome.js';

describe('the outcome of asking for a text message', () => {
  it.each<[string, TextError, string]>([
    ['nobody listens', { code: 'ECONNREFUSED' }, 'not-sent'],
    ['the name cannot be resolved', { code: 'ENOTFOUND' }, 'not-sent'],
    ['no answer came in time', { code: 'ECONNABORTED' }, 'unknown'],
    ['the connection broke', { code: 'ECONNRESET' }, 'unknown'],
    ['something unheard of happened', {}, 'unknown'],
    ['we are too fast', { status: 429, code: 20429 }, 'not-sent'],
    ['Twilio is in trouble', { status: 503, code: 20503 }, 'not-sent'],
    ['our password is wrong', { status: 401, code: 20003 }, 'not-sent'],
    ['our number is not one for texts', { status: 400, code: 21606 }, 'not-sent'],
    ['the number is none', { status: 400, code: 21211 }, 'refused'],
    ['the number is a landline', { status: 400, code: 21614 }, 'refused'],
    ['they have told Twilio to stop', { status: 400, code: 21610 }, 'refused'],
    ['the region is not open to us', { status: 400, code: 21408 }, 'refused'],
  ])('when %s', (_when, error, kind) => {
    expect(textOutcomeOf(error).kind).toBe(kind);
  });

  it('tells a number that is none from a person who wants none', () => {
    expect(textOutcomeOf({ status: 400, code: 21211 })).toMatchObject({ blames: 'bad-contact' });
    expect(textOutcomeOf({ status: 400, code: 21610 })).toMatchObject({ blames: 'stopped' });
    expect(textOutcomeOf({ status: 400, code: 21408 })).not.toHaveProperty('blames');
  });
});
