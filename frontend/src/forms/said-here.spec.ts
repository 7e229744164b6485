import { errorsWords } from '../languages/errors/en.js';
import { de } from '../languages/de.js';
import { speak } from '../languages/words.js';
import { checkForm } from './check-form.js';
import { newRecipient } from './contract/new-recipient.js';
import { ApiError, fieldErrorsOf, messageOf } from '../lib/api-error.js';

const answer = (status: number, problem: object) => new ApiError(status, JSON.stringify(problem));

describe('An error of our API', () => {
  afterEach(() => speak('en'));

  it('is said in the page’s language, with what varies in it', () => {
    const refused = answer(409, {
      code: 'too-many-passkeys',
      message: 'You can have 10 passkeys.',
      params: { most: 10 },
    });
    expect(messageOf(refused, 'Failed')).toBe('You can have 10 passkeys.');
    speak('de', de);
    expect(messageOf(refused, 'Failed')).toBe('Du kannst höchstens 10 Passkeys haben. Entferne zuerst einen.');
  });

  it('has words for files and pictures that are too much', () => {
    speak('de', de);
    const large = answer(413, { code: 'media.too-large', message: '', params: { megabytes: 20 } });
    expect(messageOf(large, '')).toBe('Diese Datei ist zu groß: höchstens 20 MB');
    const full = answer(409, { code: 'portraits.no-room', message: '', params: { most: 2000 } });
    expect(messageOf(full, '')).toBe(
      'Du hast Bilder von 2.000 Personen, für mehr ist kein Platz. Entferne zuerst eines.',
    );
  });

  it('says how long to wait in the page’s language', () => {
    speak('de', de);
    const problem = { code: 'too-many-attempts', message: 'Too many.', params: { seconds: 7000 } };
    expect(messageOf(answer(429, problem), '')).toBe('Zu viele Versuche. Bitte versuch es in 2 Stunden noch einmal.');
  });

  it('keeps the API’s own sentence where there are no words for its code, or a parameter is missing', () => {
    speak('de', de);
    expect(messageOf(answer(409, { code: 'brand-new', message: 'It is new.' }), '')).toBe('It is new.');
    expect(messageOf(answer(409, { code: 'too-many-passkeys', message: 'Too many.' }), '')).toBe('Too many.');
    expect(messageOf(answer(413, { code: 'media.too-large', message: 'Too large.' }), '')).toBe('Too large.');
    expect(messageOf(answer(400, { code: 'toString', message: 'Odd.' }), '')).toBe('Odd.');
  });

  it('says the broken rule of a field, else what its code says', () => {
    const about = { code: 'invalid-input', message: 'Long', errors: { name: ['Long'], odd: ['Odd'] } };
    const refused = answer(400, { ...about, rules: { name: { rule: 'too-long', most: 100 } } });
    const wrong = answer(400, { code: 'wrong-password', message: 'No', errors: { password: ['No'] } });
    expect(fieldErrorsOf(refused)).toEqual({ name: 'Long', odd: 'Odd' });
    speak('de', de);
    expect(fieldErrorsOf(refused)).toEqual({ name: 'Bitte höchstens 100 Zeichen', odd: 'Odd' });
    expect(messageOf(refused, '')).toBe('Bitte höchstens 100 Zeichen');
    const late = {
      ...about,
      errors: { scheduledFor: ['Late'] },
      rules: { scheduledFor: { rule: 'years-ahead', most: 2 } },
    };
    expect(fieldErrorsOf(answer(400, late))).toEqual({
      scheduledFor: 'Bitte wähle einen Zeitpunkt in den nächsten 2 Jahren',
    });
    expect(fieldErrorsOf(wrong)).toEqual({ password: 'Das Passwort stimmt nicht' });
  });
});

describe('A form', () => {
  afterEach(() => speak('en'));
  const schema = {
    fields: {
      name: newRecipient.name,
      email: newRecipient.email,
      relationship: {
        ...newRecipient.relationship,
        get required() {
          return errorsWords('wrong-code');
        },
      },
    },
  };
  const faults = () => checkForm(schema, { name: '', email: 'ann@', relationship: '' }).faults;

  it('says its contract’s rules in the page’s language, and its own sentences as they are', () => {
    expect(faults()).toEqual([
      ['name', 'Name is required'],
      ['email', 'Please provide a valid email address'],
      ['relationship', 'The code is not right'],
    ]);
    speak('de', de);
    expect(faults()).toEqual([
      ['name', 'Bitte fülle das aus'],
      ['email', 'Bitte gib eine gültige E-Mail-Adresse ein'],
      ['relationship', 'Der Code stimmt nicht'],
    ]);
  });
});
