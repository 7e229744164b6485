import { idempotencyKeyOf, timeZoneOf } from './call-headers.js';

describe('the time zone a browser reports', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('accepts %s', (zone) => {
    expect(timeZoneOf({ headers: { 'x-time-zone': zone } })).toBe(zone);
    expect(timeZoneOf({ headers: { 'x-time-zone': zone } })).toBe(zone);
  });

  it.each(['', 'Mars/Olympus', '+05:30', 'Europe/Berlin; drop', '../etc', 'x'.repeat(500)])(
    'replaces %j with UTC',
    (zone) => {
      expect(timeZoneOf({ headers: { 'x-time-zone': zone } })).toBe('UTC');
    },
  );

  it('is UTC without the header', () => {
    expect(timeZoneOf({ headers: {} })).toBe('UTC');
  });
});

describe('the idempotency key', () => {
  it('is optional', () => {
    expect(idempotencyKeyOf({})).toBeUndefined();
  });

  it.each(['a', 'x'.repeat(255), '5b0c2c1e-8f0e-4a57'])('accepts %j', (key) => {
    expect(idempotencyKeyOf({ 'idempotency-key': key })).toBe(key);
  });

  it.each(['', 'x'.repeat(256), 'two words', 'ключ', 'a\tb'])('refuses %j', (key) => {
    expect(() => idempotencyKeyOf({ 'idempotency-key': key })).toThrow('Idempotency-Key must be');
  });
});
