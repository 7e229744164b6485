import type { EntityManager } from '@mikro-orm/postgresql';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { NewUser, Registrar } from '../users/registrar.js';
import { unlessTaken } from '../users/unless-taken.js';
import { User } from '../users/user.entity.js';

type DemoAccount = Omit<NewUser, 'passwordHash' | 'timeZone'> & { id: string; password: string };

/** The sender whose recipients, occasions and gifts the demo shows. */
export const demoSender: DemoAccount = {
  id: '0b54e7e0-5f0c-4d63-9d3c-6a1f6d3e0001',
  username: 'demo',
  password: 'demo-gifts',
  email: 'demo@presently.test',
  firstName: 'Dana',
  lastName: 'Moreno',
};
export const demoAdmin: DemoAccount = {
  id: '0b54e7e0-5f0c-4d63-9d3c-6a1f6d3e0002',
  username: 'admin',
  password: 'admin-gifts',
  email: 'admin@presently.test',
  isAdmin: true,
};

/** Registers the missing demo accounts and does not change existing ones. */
export async function seedDemoAccounts(em: EntityManager, registrar: Registrar): Promise<void> {
  const hasher = new PasswordHasher();
  for (const { password, ...account } of [demoSender, demoAdmin]) {
    if (await em.fork().findOne(User, { id: account.id })) continue;
    const passwordHash = await hasher.hash(password);
    await unlessTaken(
      em
        .fork()
        .transactional((tx) =>
          registrar.register(tx, { ...account, emailConfirmedAt: new Date(), passwordHash, timeZone: 'UTC' }),
        ),
    );
  }
}
