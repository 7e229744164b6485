import type { Outcome } from '../deliveries/outcome.js';
import { outcomeOf, type SmtpError } from './smtp-outcome.js';

const broken = { command: 'CONN' };

describe('the outcome of an SMTP conversation', () => {
  it.each<[string, SmtpError, boolean, Outcome['kind']]>([
    ['the connection is refused', { ...broken, code: 'ESOCKET' }, false, 'not-sent'],
    ['the name cannot be resolved', { ...broken, code: 'EDNS' }, false, 'not-sent'],
    ['no greeting came', { ...broken, code: 'ETIMEDOUT' }, false, 'not-sent'],
    ['the connection broke before the content', { ...broken, code: 'ECONNECTION' }, false, 'not-sent'],
    ['we gave up before the content', { code: 'EABORT' }, false, 'not-sent'],
    ['TLS cannot be had', { command: 'STARTTLS', code: 'ETLS' }, false, 'not-sent'],
    ['our password is wrong', { command: 'AUTH PLAIN', code: 'EAUTH', responseCode: 535 }, false, 'not-sent'],
    ['the server refuses the connection', { ...broken, code: 'EPROTOCOL', responseCode: 554 }, false, 'not-sent'],
    ['the server is greylisting', { command: 'RCPT TO', code: 'EENVELOPE', responseCode: 451 }, false, 'not-sent'],
    ['the mailbox is full for now', { command: 'DATA', code: 'EMESSAGE', responseCode: 452 }, true, 'not-sent'],
    ['the server shuts down', { ...broken, code: 'ECONNECTION', responseCode: 421 }, true, 'not-sent'],
    [
      'the commands came in a bad sequence',
      { command: 'MAIL FROM', code: 'EENVELOPE', responseCode: 503 },
      false,
      'not-sent',
    ],
    ['there is no such mailbox', { command: 'RCPT TO', code: 'EENVELOPE', responseCode: 550 }, false, 'refused'],
    ['our address is not welcome', { command: 'MAIL FROM', code: 'EENVELOPE', responseCode: 553 }, false, 'refused'],
    ['the content is not wanted', { command: 'DATA', code: 'EMESSAGE', responseCode: 554 }, true, 'refused'],
    ['the address is malformed', { command: 'API', code: 'EENVELOPE' }, false, 'refused'],
    ['the connection broke during the content', { ...broken, code: 'ECONNECTION' }, true, 'unknown'],
    ['no answer to the content came', { ...broken, code: 'ETIMEDOUT' }, true, 'unknown'],
    ['we gave up waiting for the answer', { code: 'EABORT' }, true, 'unknown'],
    ['something unheard of happened', {}, false, 'not-sent'],
    ['something unheard of happened to the content', {}, true, 'unknown'],
  ])('when %s', (_when, error, hasContentLeft, expected) => {
    expect(outcomeOf(error, hasContentLeft).kind).toBe(expected);
  });

  const told = (command: string, said: string) =>
    outcomeOf(
      {
        command,
        message: `Can't send mail - all recipients were rejected: ${said}`,
        responseCode: Number(said.slice(0, 3)),
      },
      command === 'DATA',
    );

  it.each([
    ['RCPT TO', '550 5.1.1 No such user'],
    ['RCPT TO', '550 No such user'],
    ['DATA', '550 5.1.1 No such user'],
  ])('blames the address for a mailbox that does not exist (%s, %s)', (command, said) => {
    expect(told(command, said)).toMatchObject({ kind: 'refused', code: 'mail-refused', blames: 'bad-contact' });
  });

  it.each([
    ['RCPT TO', '550 5.7.1 Blocked'],
    ['RCPT TO', '550 Blocked by Spamhaus, see http://'],
    ['RCPT TO', '550 service unavailable'],
    ['MAIL FROM', '550 5.1.1 No such user'],
    ['MAIL FROM', '552 5.3.4 Message too big'],
    ['DATA', '554 5.6.0 Spam'],
  ])('does not blame the address for a refusal of us or of the content (%s, %s)', (command, said) => {
    const outcome = told(command, said);
    expect(outcome).toMatchObject({ kind: 'refused', code: 'mail-not-taken', isOurs: true });
    expect(outcome).not.toHaveProperty('blames');
  });

  it.each(['552 5.2.2 mailbox full', '552 Quota exceeded'])(
    'tries a full mailbox again, and says so at last: %s',
    (said) => {
      for (const command of ['RCPT TO', 'DATA'])
        expect(told(command, said)).toMatchObject({ kind: 'not-sent', lastly: 'mailbox-full' });
    },
  );

  it('keeps what the server said, within bounds', () => {
    const outcome = outcomeOf({ code: 'ESOCKET', command: 'CONN', message: 'x'.repeat(10_000) }, false);
    expect(outcome).toEqual({ kind: 'not-sent', error: expect.stringMatching(/^ESOCKET CONN x{487}$/) });
  });
});
