import { passwordResetMail } from './password-reset-mail.js';

const resetUrl = 'https://presently.example/reset-password?token=AbC-_9';

describe('the mail of a password reset', () => {
  it('names the account, the lifetime of the link, and what to do with an unexpected mail', () => {
    const { subject, text, html } = passwordResetMail({ username: 'maria', resetUrl });
    expect(subject).toBe('Choose a new password for Presently');
    for (const part of [text, html]) {
      expect(part).toContain('maria');
      expect(part).toContain('once, for one hour');
      expect(part).toContain('If it was not you, leave it');
    }
  });

  it('has one address, complete in text and HTML', () => {
    const { text, html } = passwordResetMail({ username: 'maria', resetUrl });
    expect(text.split('\n')).toContain(resetUrl);
    expect(new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))).toEqual(new Set([resetUrl]));
  });

  it('shows a username as text, and makes no link of it', () => {
    const { html, text } = passwordResetMail({ username: '<b>evil.example</b>', resetUrl });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;');
    for (const part of [html, text]) expect(part).not.toContain('evil.example');
  });
});
