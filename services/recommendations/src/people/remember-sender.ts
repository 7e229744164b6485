import type { Language } from '@presently/rules/languages';
import { isUserErased } from '@presently/messaging/erased-users';
import type { EntityManager } from '@mikro-orm/postgresql';

interface Told {
  userId: string;
  /** Undefined in events of older releases. */
  language?: Language | null | undefined;
}

/** Keeps the language of a sender, unless a newer event has told it, or the user is erased. */
export async function rememberSender(em: EntityManager, { userId, language }: Told, version: number): Promise<void> {
  if (language === undefined || (await isUserErased(em, userId))) return;
  await em.execute(
    `insert into senders (user_id, language, version) values (?, ?, ?)
     on conflict (user_id) do update set language = excluded.language, version = excluded.version
     where senders.version < excluded.version`,
    [userId, language, version],
  );
}
