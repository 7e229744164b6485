import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { find, type Container, type Stack } from './objects.ts';

const signingKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });

/** Values of the shape that each secret's key asks for. Keys that several processes have mean the same everywhere. */
const dummies: Record<string, string> = {
  DATABASE_URL:
    'postgres://role:p7c1e5a9d3f8@postgres-rw:5432/presently?sslmode=verify-full&sslrootcert=/etc/postgres/ca.crt',
  NATS_URL: 'nats://user:p0b4d8f2a6c1@nats:4222',
  SMTP_URL: 'smtps://user:p0b4d8f2a6c1@mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_dummy',
  STRIPE_WEBHOOK_SECRET: 'whsec_dummy',
  BOUNCE_ADDRESS: 'bounce@mail.example',
  OIDC_ISSUER: 'https://accounts.example',
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  UCP_SIGNING_KEY: JSON.stringify({ ...signingKey, kid: 'key', alg: 'ES256' }),
  TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  TWILIO_FROM: '+15005550006',
  TWILIO_MESSAGING_SERVICE_SID: `MG${'1'.repeat(32)}`,
};
const dummyOf = (key: string): string => dummies[key] ?? 'a-value-that-is-long-enough-for-a-key';

/** What a container finds in its environment, and where each variable comes from. */
export interface GivenEnv {
  values: Record<string, string>;
  /** From secrets that may be absent. */
  optional: string[];
}

/** Puts a container's environment together as a kubelet does. Secrets that are not rendered have values of the right shape. */
export function environmentOf(stack: Stack, container: Container): GivenEnv {
  const values: Record<string, string> = {};
  const optional: string[] = [];
  for (const { configMapRef, secretRef } of container.envFrom ?? []) {
    if (configMapRef) Object.assign(values, find(stack, 'ConfigMap', configMapRef.name)?.data);
    if (secretRef) Object.assign(values, secretData(stack, secretRef.name));
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    if (value !== undefined) values[name] = value;
    else if (valueFrom?.secretKeyRef) {
      const { name: secret, key, optional: mayLack } = valueFrom.secretKeyRef;
      const rendered = secretData(stack, secret);
      if (mayLack) optional.push(name);
      const given = rendered ? rendered[key] : dummyOf(key);
      if (given !== undefined) values[name] = given;
    } else if (valueFrom?.fieldRef) values[name] = valueFrom.fieldRef.fieldPath;
  }
  return { values, optional };
}

/** What an overlay generates; undefined if the secret comes from elsewhere. */
function secretData(stack: Stack, name: string): Record<string, string> | undefined {
  const secret = find(stack, 'Secret', name);
  if (!secret) return undefined;
  const decoded = Object.entries(secret.data ?? {}).map(([key, value]) => [
    key,
    Buffer.from(value, 'base64').toString(),
  ]);
  return { ...Object.fromEntries(decoded), ...secret.stringData };
}
