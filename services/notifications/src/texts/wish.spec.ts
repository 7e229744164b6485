import { wishOf } from './wish.js';

describe('an answer to a text', () => {
  it.each(['STOP', 'stop', ' Stop. ', 'STOPALL', 'Unsubscribe', 'quit', 'END', 'Cancel'])('%j stops', (body) => {
    expect(wishOf(body)).toBe('stop');
  });
  it.each(['START', 'start', 'Unstop', 'yes'])('%j starts again', (body) => {
    expect(wishOf(body)).toBe('start');
  });
  it.each(['Thank you!', 'please stop the clock', 'HELP', '', 'constructor', 'toString'])(
    '%j means neither',
    (body) => {
      expect(wishOf(body)).toBeUndefined();
    },
  );
  it('follows Twilio’s own reading if there is one', () => {
    expect(wishOf('ARRET', 'STOP')).toBe('stop');
    expect(wishOf('stop?', 'HELP')).toBeUndefined();
  });
});
