import { join } from 'node:path';

/** What the sandbox reads from its environment. */
export interface Env {
  /** `SANDBOX_PORT`: where the pages and the JSON calls answer; 0 picks a free port. Default 8090. */
  port: number;
  /** `SMTP_PORT`: where mail is accepted; 0 picks a free port. Default 1025. */
  smtpPort: number;
  /** `SANDBOX_HOST`: the address both listen on. Default 127.0.0.1, so that nothing is open to the network unasked. */
  host: string;
  /** `SANDBOX_URL`: how browsers reach it, in the links it gives out. Without it: as it was asked. */
  publicUrl?: string;
  /** `PRODUCT_URL`: where the product takes receipts, when the address it asks for leads elsewhere from here: in containers. */
  productUrl?: string;
  /** `DATA_DIR`: folder that keeps the outbox over a restart. Without it the outbox lives in memory. */
  outboxFile?: (name: string) => string;
  /** `STRIPE_WEBHOOK_URL`, `STRIPE_WEBHOOK_SECRET`: where payments are told of, and with what that is signed. */
  stripeWebhook?: { url: string; secret: string };
  /** From `CLOCK`: milliseconds by which the time of payments differs from that of the machine. */
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
  const { SANDBOX_URL: publicUrl, PRODUCT_URL: productUrl } = source;
  const { DATA_DIR: folder, STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret, CLOCK: clock } = source;
  return {
    port: port('SANDBOX_PORT', source.SANDBOX_PORT, 8090),
    smtpPort: port('SMTP_PORT', source.SMTP_PORT, 1025),
    host: source.SANDBOX_HOST || '127.0.0.1',
    ...(publicUrl && { publicUrl }),
    ...(productUrl && { productUrl }),
    ...(folder && { outboxFile: (name: string) => join(folder, `${name}.jsonl`) }),
    ...(url && secret && { stripeWebhook: { url, secret } }),
    ...(clock && { clockOffset: Date.parse(clock) - Date.now() }),
  };
}
