import { readEnv } from './env.js';

describe("the sandbox's environment", () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toEqual({ port: 8090, smtpPort: 1025, host: '127.0.0.1' });
  });

  it('keeps the outbox in the folder it is given', () => {
    expect(readEnv({ DATA_DIR: '/data' }).outboxFile?.('emails')).toBe('/data/emails.jsonl');
  });

  it('knows where browsers find it, and where the product is found from where it runs', () => {
    expect(readEnv({ SANDBOX_URL: 'http://localhost:8090', PRODUCT_URL: 'http://gateway:8080' })).toMatchObject({
      publicUrl: 'http://localhost:8090',
      productUrl: 'http://gateway:8080',
    });
  });

  it('names a port that is none', () => {
    expect(() => readEnv({ SMTP_PORT: 'mail' })).toThrow('SMTP_PORT must be a port, not "mail"');
  });

  it('is refused in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/refuses/);
  });
});
