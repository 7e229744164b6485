import { Webhook } from 'standardwebhooks';
import type { NotificationsEnv } from '../env.js';
import { WebhookSecrets } from './webhook-secrets.js';

const secretsOf = (CONTACT_KEY: string) => new WebhookSecrets({ CONTACT_KEY } as NotificationsEnv);
const secrets = secretsOf('a key of at least thirty-two letters');
const id = '4b1f0b8e-6a0e-4a55-9d4a-0c5d3d1f7a10';
const madeAt = new Date('2026-11-28T10:00:00Z');
const after = (hours: number) => new Date(madeAt.getTime() + hours * 3_600_000);

describe('the secret of a webhook', () => {
  it('is one of Standard Webhooks, with 32 bytes', () => {
    const secret = secrets.current({ id, secretRotation: 0 });
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect(new Webhook(secret).sign('msg_1', madeAt, '{}')).toMatch(/^v1,/);
  });

  it('differs by webhook, by number and by the key of the installation', () => {
    const others = [
      secrets.current({ id, secretRotation: 0 }),
      secrets.current({ id, secretRotation: 1 }),
      secrets.current({ id: id.replace('4', '5'), secretRotation: 0 }),
      secretsOf('another key of thirty-two letters or more').current({ id, secretRotation: 0 }),
    ];
    expect(new Set(others).size).toBe(4);
  });

  it('signs beside the former one for a day, and then alone', () => {
    const rotated = { id, secretRotation: 1, secretMadeAt: madeAt };
    const [current, former] = [secrets.current({ id, secretRotation: 1 }), secrets.current({ id, secretRotation: 0 })];
    expect(secrets.valid(rotated, after(23))).toEqual([current, former]);
    expect(secrets.valid(rotated, after(24))).toEqual([current]);
    expect(secrets.valid({ id, secretRotation: 0, secretMadeAt: madeAt }, after(1))).toEqual([former]);
  });
});
