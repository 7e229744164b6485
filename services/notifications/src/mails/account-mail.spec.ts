import { accountMailKinds } from '@presently/contracts/identity/account-mails';
import { noticedEvents } from '@presently/contracts/identity/security-log';
import { accountMail } from './account-mail.js';

const facts = {
  username: 'maria',
  timeZone: 'UTC',
  at: '2026-11-21T09:00:00Z',
  newEmail: 'e…@example.com',
  what: noticedEvents[0],
};
const linkTo = (path: string) => `https://presently.example${path}?token=AbC-_9`;
const mailOf = (kind: (typeof accountMailKinds)[number], other: object = {}) =>
  accountMail({ ...facts, kind, ...other }, linkTo);

describe('mails about an account', () => {
  const withLink = accountMailKinds.filter((kind) => kind !== 'account-deleted');

  it.each(withLink)('%s names the account and has one address, complete in text and HTML', (kind) => {
    const { text, html } = mailOf(kind);
    const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    expect(links.size).toBe(1);
    expect(text.split('\n')).toContain([...links][0]);
    expect(text).toContain('maria');
  });

  it.each(accountMailKinds)('%s shows a username as text, and makes no link of it', (kind) => {
    const { text, html } = mailOf(kind, { username: '<b>evil.example</b>' });
    expect(html).not.toContain('<b>');
    for (const part of [html, text]) expect(part).not.toContain('evil.example');
  });

  it('ask for a confirmation of an address', () => {
    const { subject, text } = mailOf('confirm-email');
    expect(subject).toBe('Confirm your email address');
    expect(text).toContain('https://presently.example/confirm-email?token=AbC-_9');
    expect(text).toContain('If it was not you, leave it');
  });

  it('tell the reader of a moved account whose it was', () => {
    expect(mailOf('confirm-email').text).not.toContain('before');
    const { text } = mailOf('confirm-email', { formerEmail: 'm…@example.com' });
    // A word joiner keeps the address from becoming a link.
    const said = text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');
    expect(said).toContain('had the address m…@example.com before');
  });

  it('say what happened, when and roughly where, and how to secure the account', () => {
    const where = { browser: 'Firefox on Linux', network: '203.0.113.0/24' };
    const { subject, text } = mailOf('security-notice', { what: 'password-changed', ...where });
    expect(subject).toBe('Your password was changed');
    for (const words of ['Saturday, November 21', 'Firefox on Linux', '203.0.113.0/24', "This wasn't me"])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(text).toContain('https://presently.example/secure-account?token=AbC-_9');
    expect(new Set(noticedEvents.map((what) => mailOf('security-notice', { what }).subject)).size).toBe(
      noticedEvents.length,
    );
  });

  it('say what a deletion has erased, without a link', () => {
    const { subject, text, html } = mailOf('account-deleted');
    expect(subject).toBe('Your account was deleted');
    expect(html).not.toContain('href=');
    for (const words of ['maria', 'your people', 'recordings', 'security log', 'payment provider'])
      expect(text).toContain(words);
  });

  it('tell the old address of the new one, masked, and how to undo it', () => {
    const { subject, text } = mailOf('email-changed');
    expect(subject).toBe('Your email address was changed');
    expect(text).toContain('https://presently.example/undo-email?token=AbC-_9');
    expect(text).toContain("This wasn't me");
    expect(text).toMatch(/e….*example/);
  });
});
