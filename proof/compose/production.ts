import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain, Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import type { Checks } from './checks.ts';
import { Stack } from './engine.ts';
import { processes } from './images.ts';

const example = readFileSync(join(root, 'deploy/compose/production.env.example'), 'utf8');
const developmentPassword = 'only-for-development';

/** Values that replace those of the example. */
const filledIn: Record<string, string> = {
  MAIL_FROM: 'gifts@presently.co',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_PRO: 'price_x',
};
const madeUp = () => `p${randomBytes(24).toString('hex')}`;

/** The example, filled in. */
const filled = (more: Record<string, string>): string =>
  example.replaceAll(/^([A-Z_]+)=(.*)$/gm, (_line, name: string, given: string) => {
    const secret = /PASSWORD|^REMINDER_LINK_KEY$|^CONTACT_KEY$|^SECOND_FACTOR_KEY$/.test(name) ? madeUp() : given;
    return `${name}=${more[name] ?? filledIn[name] ?? secret}`;
  });

/** Checks the override for production: what it refuses, and that the product runs on it without the sandbox. */
export async function checkProduction(checks: Checks, common: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-production-'));
  const name = `presently-verify-${randomBytes(3).toString('hex')}`;
  const stackOf = (file: string, content: string) => {
    const path = join(folder, file);
    writeFileSync(path, content, { mode: 0o600 });
    return new Stack(name, common, path);
  };
  const stack = stackOf('production.env', filled({}));
  try {
    await checks.that('production: a missing password is named before any container starts', async () => {
      const missing = filled({ POSTGRES_PASSWORD_GIFTING: '' });
      const said = await stackOf('missing.env', missing)
        .compose('config', '--quiet')
        .then(() => '', explain);
      if (!said.includes('POSTGRES_PASSWORD_GIFTING')) throw new Failure(`compose said "${said}"`);
      return 'POSTGRES_PASSWORD_GIFTING';
    });
    await checks.that('production: the product runs on secrets of its own, without the sandbox', async () => {
      await stack.start();
      const running = Object.keys(await stack.containers());
      const imitations = running.filter((service) => /sandbox|demo/.test(service));
      if (imitations.length > 0) throw new Failure(`There are ${imitations.join(', ')}`);
      const answer = await fetch(`http://127.0.0.1:${common.PORT}/readyz`);
      if (!answer.ok || !answer.headers.has('strict-transport-security'))
        throw new Failure(
          `The gateway answers ${answer.status}, HSTS: ${answer.headers.get('strict-transport-security')}`,
        );
      return `${processes.length} processes healthy, HSTS`;
    });
    await checks.that('production: a password of development is refused by the product itself', async () => {
      const weak = stackOf('weak.env', filled({ POSTGRES_PASSWORD_GIFTING: developmentPassword }));
      const said = await weak.compose('run', '--rm', '--no-deps', '-T', 'gifting').then(() => '', explain);
      if (!said.includes('DATABASE_URL')) throw new Failure(`gifting said "${said}"`);
      return 'DATABASE_URL refused';
    });
  } finally {
    await stack.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
