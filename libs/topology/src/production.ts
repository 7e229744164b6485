import { manifests } from './services.ts';
import { variablesOf } from './trial.ts';
import { weaknessOf } from './weak-secret.ts';

type Env = Readonly<Record<string, string | undefined>>;
/** What is wrong with a value, as the rest of a sentence that begins with the name of the variable. */
type Rule = (value: string, env: Env) => string | undefined;

const trialOnly = new Set(
  manifests.flatMap(variablesOf).flatMap(([name, { production }]) => (production === 'trial-only' ? [name] : [])),
);

const urlOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);
const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

const overHttps: Rule = (value) =>
  urlOf(value)?.protocol === 'http:' ? 'must begin with https:// in production' : undefined;

/** A server on the same machine may be without TLS. */
const overHttpsOrLocal: Rule = (value, env) => {
  const url = urlOf(value);
  return url && isLoopback(url) ? undefined : overHttps(value, env);
};

/** They are in this repository. */
const secretsOfTrials = new Set(
  manifests.flatMap(variablesOf).flatMap(([, { isSecret, trial }]) => (isSecret && trial ? [trial] : [])),
);

/** A key of ours. */
const secret: Rule = (value) =>
  secretsOfTrials.has(value) ? 'is that of trials, which is public' : weaknessOf(value, 32);

const password: Rule = (value) => {
  const found = urlOf(value)?.password;
  const weakness = found && weaknessOf(decodeURIComponent(found), 12);
  return weakness ? `has a weak password: it ${weakness}` : undefined;
};

const broker: Rule = (value, env) =>
  password(value, env) ??
  (env.NATS_CA || urlOf(value)?.protocol === 'tls:'
    ? undefined
    : 'needs NATS_CA, or tls:// with a certificate of a public authority. NATS_CA is missing');

/** Options of nodemailer that turn off encryption or the check of the certificate. */
const mailOptions = { requireTLS: 'false', ignoreTLS: 'true', secure: 'false', 'tls.rejectUnauthorized': 'false' };
const mailOverTls: Rule = (value) => {
  const given = urlOf(value)?.searchParams;
  const found = Object.entries(mailOptions).find(([name, off]) => given?.get(name) === off);
  return found && `must use TLS: ${found.join('=')} is refused in production`;
};

/** Networks that may trust a proxy: names of the proxy library, addresses, and networks of one organisation. */
const trusted = /^(loopback|linklocal|uniquelocal)$/;
const proxies: Rule = (value) => {
  const wrong = value
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => {
      const [address = '', prefix] = entry.split('/');
      const isAddress = /^\d{1,3}(\.\d{1,3}){3}$/.test(address) || /^[\da-f]*:[\da-f:.]*$/i.test(address);
      const isNarrow = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 7);
      return !trusted.test(entry) && !(isAddress && isNarrow);
    });
  return wrong === undefined
    ? undefined
    : `must name the networks of your proxies: "${wrong}" is refused in production`;
};

/** Addresses that are separated by commas. */
const eachOverHttpsOrLocal: Rule = (value, env) =>
  value
    .split(',')
    .map((each) => overHttpsOrLocal(each.trim(), env))
    .find((problem) => problem !== undefined);

/** A collector receives no secret unless it wants headers. */
const collector: Rule = (value, env) =>
  Object.keys(env).some((name) => /^OTEL_EXPORTER_OTLP_(\w+_)?HEADERS$/.test(name) && env[name])
    ? overHttpsOrLocal(value, env)
    : undefined;

const rules: Readonly<Record<string, Rule>> = {
  PUBLIC_URL: overHttps,
  TRUST_PROXY: proxies,
  REMINDER_LINK_KEY: secret,
  SECOND_FACTOR_KEY: secret,
  CONTACT_KEY: secret,
  VAPID_PRIVATE_KEY: secret,
  BOUNCE_SECRET: secret,
  SMTP_URL: mailOverTls,
  S3_ENDPOINT: overHttpsOrLocal,
  OPENAI_BASE_URL: overHttpsOrLocal,
  UCP_SHOPS: eachOverHttpsOrLocal,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  DATABASE_URL: password,
  NATS_URL: broker,
  CLOCK: () => 'is for trying things out and refused in production',
};

/** `NATS_URL_<PROCESS>` of `npm start` is a NATS_URL. */
const ruleOf = (name: string): Rule | undefined => rules[name.replace(/^NATS_URL_.*/, 'NATS_URL')];

/** What production refuses, with the name of the variable in each line. Every process and `npm start` apply it. */
export const productionProblems = (env: Env): string[] =>
  Object.entries(env).flatMap(([name, value]) => {
    if (!value) return [];
    if (trialOnly.has(name))
      return value === 'false' ? [] : [`${name} is for trying things out and refused in production`];
    const problem = ruleOf(name)?.(value, env);
    return problem ? [`${name} ${problem}`] : [];
  });
