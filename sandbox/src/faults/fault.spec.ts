import { InvalidFault, parseFault, usualDelayMs } from './fault.js';

describe('a requested fault', () => {
  it.each(['ok', 'down', 'reject'] as const)('may be %s', (mode) => {
    expect(parseFault('email', { mode })).toEqual({ mode });
  });

  it('delays by the given milliseconds, or by the default', () => {
    expect(parseFault('email', { mode: 'slow', delayMs: 40 })).toEqual({ mode: 'slow', delayMs: 40 });
    expect(parseFault('email', { mode: 'slow' })).toEqual({ mode: 'slow', delayMs: usualDelayMs });
  });

  it.each([
    ['nothing', undefined, /object/],
    ['a list', [{ mode: 'ok' }], /object/],
    ['a mode nobody knows', { mode: 'sleepy' }, /ok, down, reject, slow/],
    ['no mode', {}, /ok, down, reject, slow/],
    ['a delay that is no number', { mode: 'slow', delayMs: '40' }, /delayMs/],
    ['a delay in the past', { mode: 'slow', delayMs: -1 }, /delayMs/],
    ['a delay where nothing waits', { mode: 'down', delayMs: 40 }, /belongs to slow/],
    ['a misspelt field', { mode: 'slow', delay: 40 }, /delay is not known/],
  ])('is refused with %s', (_what, body, message) => {
    expect(() => parseFault('email', body)).toThrow(InvalidFault);
    expect(() => parseFault('email', body)).toThrow(message);
  });

  it('may be a mail that comes back, for the mail host only', () => {
    expect(parseFault('email', { mode: 'bounce' })).toEqual({ mode: 'bounce' });
    expect(() => parseFault('sms', { mode: 'bounce' })).toThrow(InvalidFault);
  });

  it('may be garbage for a model only', () => {
    expect(parseFault('ai', { mode: 'garbage' })).toEqual({ mode: 'garbage' });
    expect(() => parseFault('email', { mode: 'garbage' })).toThrow(InvalidFault);
  });
});
