import { loadEnv } from '@presently/service/env';
import { NotificationsEnv } from './env.js';

const given = {
  NATS_URL: 'nats://localhost:4222',
  NATS_CA: 'ca.crt',
  DATABASE_URL: 'postgres://notifications:p7c1e5a9d3f8@localhost/presently',
  SMTP_URL: 'smtp://user:secret@mail.example:587',
  PUBLIC_URL: 'https://presently.example',
};

describe('the environment of notifications', () => {
  it('needs a mail server and the public address only', () => {
    expect(loadEnv(NotificationsEnv, given)).toMatchObject({
      MAIL_FROM: 'gifts@presently.test',
      SENDER_CONCURRENCY: 16,
    });
  });

  it('refuses the default sender address in production', () => {
    const production = { ...given, NODE_ENV: 'production', CONTACT_KEY: 'f3a91c0be77d42586d1f0a9c34e8b7d2' };
    expect(() => loadEnv(NotificationsEnv, production)).toThrow('MAIL_FROM must be set to an address of your own');
    expect(() => loadEnv(NotificationsEnv, { ...production, MAIL_FROM: 'gifts@presently.example' })).toThrow(
      'MAIL_FROM',
    );
    expect(loadEnv(NotificationsEnv, { ...production, MAIL_FROM: 'gifts@mail.presently.gifts' })).toBeTruthy();
  });

  it('refuses mail without encryption in production', () => {
    const clear = { ...given, SMTP_URL: `${given.SMTP_URL}?requireTLS=false` };
    expect(loadEnv(NotificationsEnv, clear)).toBeTruthy();
    expect(() => loadEnv(NotificationsEnv, { ...clear, NODE_ENV: 'production' })).toThrow('SMTP_URL must use TLS');
  });

  it('refuses the public development key in production', () => {
    const production = { ...given, NODE_ENV: 'production', MAIL_FROM: 'gifts@mail.presently.gifts' };
    expect(() => loadEnv(NotificationsEnv, production)).toThrow('CONTACT_KEY must be set to a secret of your own');
    expect(() => loadEnv(NotificationsEnv, { ...production, CONTACT_KEY: 'short' })).toThrow('at least 32');
  });

  it("requires all or none of the variables of Twilio's account", () => {
    const account = { ...given, TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` };
    expect(() => loadEnv(NotificationsEnv, account)).toThrow('belong together');
    expect(() => loadEnv(NotificationsEnv, { ...account, TWILIO_AUTH_TOKEN: 'x' })).toThrow('belong together');
    const whole = { ...account, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+15005550006' };
    expect(loadEnv(NotificationsEnv, whole)).toMatchObject({ TWILIO_FROM: '+15005550006' });
    expect(() => loadEnv(NotificationsEnv, { ...whole, TWILIO_ACCOUNT_SID: 'SK1' })).toThrow('must be AC');
  });

  it('sends texts to one country by default', () => {
    expect(loadEnv(NotificationsEnv, given).textCountries).toEqual(['US']);
    expect(loadEnv(NotificationsEnv, { ...given, TEXT_COUNTRIES: 'US,SE' }).textCountries).toEqual(['US', 'SE']);
    expect(() => loadEnv(NotificationsEnv, { ...given, TEXT_COUNTRIES: 'Sweden' })).toThrow('TEXT_COUNTRIES');
  });

  it('reads the address from a full mailbox', () => {
    const env = loadEnv(NotificationsEnv, { ...given, MAIL_FROM: 'Presently <gifts@presently.example>' });
    expect(env.MAIL_FROM).toBe('gifts@presently.example');
    expect(() => loadEnv(NotificationsEnv, { ...given, MAIL_FROM: 'Presently <gifts>' })).toThrow(
      'MAIL_FROM must be an e-mail address',
    );
  });

  it('limits the timeout of a try to half the lease', () => {
    expect(loadEnv(NotificationsEnv, given).sendTimeoutMs).toBe(20_000);
    expect(loadEnv(NotificationsEnv, { ...given, DELIVERY_LEASE_MS: '3000' }).sendTimeoutMs).toBe(1_500);
  });

  it('can be told that there is no mail server', () => {
    expect(loadEnv(NotificationsEnv, { ...given, SMTP_URL: 'none' }).hasMailServer).toBe(false);
    expect(loadEnv(NotificationsEnv, given).hasMailServer).toBe(true);
    expect(() => loadEnv(NotificationsEnv, { ...given, SMTP_URL: 'nothing' })).toThrow('SMTP_URL must be a URL');
  });

  it('names all missing variables at once', () => {
    expect(() => loadEnv(NotificationsEnv, { ...given, SMTP_URL: undefined, PUBLIC_URL: 'presently.example' })).toThrow(
      /SMTP_URL is missing[\s\S]*PUBLIC_URL must be a URL/,
    );
  });
});
