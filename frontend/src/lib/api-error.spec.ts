import { ApiError, messageOf } from './api-error.js';

describe('The message of an error', () => {
  it.each([
    ['the message of a JSON answer', new ApiError(400, '{"code":"x","message":"Too short"}'), 'Too short'],
    ['its detail when there is no message', new ApiError(400, '{"detail":"Too long"}'), 'Too long'],
    ['raw text as it stands', new ApiError(502, 'Bad Gateway'), 'Bad Gateway'],
    ['the fallback for JSON without words', new ApiError(500, '{"error":1}'), 'Sorry'],
    [
      'followed by the reference of a fault of ours',
      new ApiError(500, '{"code":"internal","message":"Something went wrong.","reference":"4bf92f"}'),
      'Something went wrong. If it happens again, tell us this reference: 4bf92f',
    ],
    ['the fallback for an empty answer', new ApiError(500, ''), 'Sorry'],
    ['the words of an error that is not an answer', new Error('Offline'), 'Offline'],
    ['the fallback for what is no error at all', 'what', 'Sorry'],
  ])('is %s', (_case, error, expected) => {
    expect(messageOf(error, 'Sorry')).toBe(expected);
  });
});
