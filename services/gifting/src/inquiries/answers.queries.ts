import type { Answers } from '@presently/contracts/gifting/about';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Recipient } from '../recipients/record/recipient.entity.js';
import { Consented } from './consented.entity.js';
import { Inquiry, type Told } from './inquiry.entity.js';

/** What a recipient has answered and agreed to, as the sender sees it. */
export async function answersOf(em: EntityManager, recipient: Recipient, now: Date): Promise<Answers> {
  const inquiry = await em.findOne(Inquiry, { recipient });
  const agreed = await em.find(Consented, { recipient }, { orderBy: { what: 'asc' } });
  const isOpen = inquiry !== null && inquiry.tokenHash !== null && inquiry.expiresAt > now;
  const told: Told = inquiry?.told ?? {};
  return {
    askedAt: isOpen ? isoInstant(inquiry.askedAt) : null,
    expiresAt: isOpen ? isoInstant(inquiry.expiresAt) : null,
    answeredAt: isoInstant(inquiry?.answeredAt),
    birthday: told.birthday ?? null,
    email: told.email ?? null,
    phone: told.phone ?? null,
    address: told.address ?? null,
    timeZone: told.timeZone ?? null,
    language: told.language ?? null,
    sizes: told.sizes ?? null,
    likes: told.likes ?? null,
    dislikes: told.dislikes ?? null,
    allergies: told.allergies ?? null,
    accepted: inquiry?.accepted ?? [],
    consents: agreed.map(({ what, agreedAt, how, words, contact }) => ({
      what,
      agreedAt: isoInstant(agreedAt),
      how,
      words,
      contact,
    })),
  };
}
