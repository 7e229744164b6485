import { readEnv } from './env.js';

describe("the sandbox's environment", () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toEqual({ port: 8090, smtpPort: 1025, host: '127.0.0.1' });
  });

  it('keeps the outbox in the given folder', () => {
    expect(readEnv({ DATA_DIR: '/data' }).outboxFile?.('emails')).toBe('/data/emails.jsonl');
  });

  it('has an address for browsers, and one for the product', () => {
    expect(readEnv({ SANDBOX_URL: 'http://localhost:8090', PRODUCT_URL: 'http://gateway:8080' })).toMatchObject({
      publicUrl: 'http://localhost:8090',
      productUrl: 'http://gateway:8080',
    });
  });

  it('names an invalid port', () => {
    expect(() => readEnv({ SMTP_PORT: 'mail' })).toThrow('SMTP_PORT must be a port, not "mail"');
  });

  it('is refused in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/refuses/);
  });
});
