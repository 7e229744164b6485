import { join } from 'node:path';

/** The sandbox's environment. */
export interface Env {
  /** `SANDBOX_PORT`: port of the pages and the JSON calls; 0 picks a free port. Default 8090. */
  port: number;
  /** `SMTP_PORT`: port for mail; 0 picks a free port. Default 1025. */
  smtpPort: number;
  /** `SANDBOX_HOST`: address of both ports. Default 127.0.0.1, which no other machine reaches. */
  host: string;
  /** `SANDBOX_URL`: its address in links for browsers. Default: the address of the request. */
  publicUrl?: string;
  /** `PRODUCT_URL`: the product's address for receipts, if the one in its requests is not reachable, as in containers. */
  productUrl?: string;
  /** `DATA_DIR`: folder of the outbox files. Without it the outbox is kept in memory. */
  outboxFile?: (name: string) => string;
  /** `STRIPE_WEBHOOK_URL`, `STRIPE_WEBHOOK_SECRET`: address and signing secret of payment webhooks. */
  stripeWebhook?: { url: string; secret: string };
  /** `BOUNCE_URL`, `BOUNCE_SECRET`: where mails that come back are posted, and what the product accepts them with. */
  bounces?: { url: string; secret: string };
  /** From `CLOCK`: milliseconds between the time of payments and that of the machine. */
  clockOffset?: number;
}

/** The one place that reads the environment. */
const environment: Record<string, string | undefined> = process.env;

function port(name: string, given: string | undefined, otherwise: number): number {
  const value = given ? Number(given) : otherwise;
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} must be a port, not "${given}"`);
  return value;
}

export function readEnv(source = environment): Env {
  if (source.NODE_ENV === 'production')
    throw new Error('The sandbox is for development and tests: it refuses to run with NODE_ENV=production');
  const {
    SANDBOX_URL: publicUrl,
    PRODUCT_URL: productUrl,
    BOUNCE_URL: bounceUrl,
    BOUNCE_SECRET: bounceSecret,
  } = source;
  const { DATA_DIR: folder, STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret, CLOCK: clock } = source;
  return {
    port: port('SANDBOX_PORT', source.SANDBOX_PORT, 8090),
    smtpPort: port('SMTP_PORT', source.SMTP_PORT, 1025),
    host: source.SANDBOX_HOST || '127.0.0.1',
    ...(publicUrl && { publicUrl }),
    ...(productUrl && { productUrl }),
    ...(folder && { outboxFile: (name: string) => join(folder, `${name}.jsonl`) }),
    ...(url && secret && { stripeWebhook: { url, secret } }),
    ...(bounceUrl && bounceSecret && { bounces: { url: bounceUrl, secret: bounceSecret } }),
    ...(clock && { clockOffset: Date.parse(clock) - Date.now() }),
  };
}
