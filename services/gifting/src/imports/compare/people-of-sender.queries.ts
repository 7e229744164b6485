import { recommendationsUserData, type ExportedKeptIdea } from '@presently/contracts/recommendations/user-data';
import type { RpcClient } from '@presently/messaging/rpc-client';
import type { BudgetLevel } from '@presently/rules/budgets';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { shownDate } from '../../recipients/record/birthday.js';
import { roomNow } from '../../recipients/record/recipient-limit.js';
import { fieldColumns } from '../../recipients/record/recipients.views.js';
import { tables } from '../../tables.js';
import type { Belongings, PeopleOfSender } from './people-of-sender.js';

interface Place {
  em: EntityManager;
  rpc: RpcClient;
  level: BudgetLevel;
}

const log = new Logger('PeopleOfSender');
/** People who are looked through at once. */
const lookedAtOnce = 1_000;
const beforeAll = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const;

export const peopleOfSender = ({ em, rpc, level }: Place, userId: string): PeopleOfSender => ({
  async marked(marks) {
    const rows = await tables(em)
      .selectFrom('import_marks')
      .select('recipient_id')
      .distinct()
      .where('user_id', '=', userId)
      .where('mark', '=', sql<string>`any(${[...marks]}::text[])`)
      .execute();
    return rows.map((row) => row.recipient_id);
  },

  async candidates([createdAt, id] = beforeAll) {
    const page = await tables(em)
      .selectFrom('recipients')
      .select(['id', 'name', 'email', 'phone', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .where(sql<boolean>`(created_at, id) > (${createdAt}::timestamptz, ${id}::uuid)`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(lookedAtOnce)
      .execute();
    const last = page.length < lookedAtOnce ? undefined : page.at(-1);
    return {
      rows: page.map((row) => ({ id: row.id, name: row.name, email: row.email, phone: row.phone })),
      next: last && [isoInstant(last.createdAt), last.id],
    };
  },

  belongings: (ids, hasIdeas) => belongingsOf(em, userId, [...ids], hasIdeas),

  async keptIdeas(after) {
    try {
      const asked = { userId, list: 'keptIdeas', ...(after && { after }) };
      const { rows, next } = await rpc.callForPage(recommendationsUserData, asked);
      const ideas = rows.map(({ row }) => row as ExportedKeptIdea);
      return {
        rows: ideas.map(({ recipientId, title, link }) => ({ recipientId, title, link })),
        next: next ?? undefined,
      };
    } catch (error) {
      log.warn(`The kept ideas of a sender could not be read: ${(error as Error).name}`);
      return undefined;
    }
  },

  room: () => roomNow(em, userId, level),
});

async function belongingsOf(em: EntityManager, userId: string, ids: string[], hasIdeas: boolean): Promise<Belongings> {
  const recipients = await tables(em)
    .selectFrom('recipients')
    .select(['id as recipientId', 'portrait', ...fieldColumns])
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const days = await tables(em)
    .selectFrom('occasions')
    .select(['id', 'recipient_id as recipientId', 'type', 'title', 'recurrence', 'moving_key as movingKey'])
    .select(sql<string>`${sql.raw(shownDate)}`.as('date'))
    .where('recipient_id', 'in', ids)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const marks = await tables(em)
    .selectFrom('import_marks')
    .select(['recipient_id as recipientId', 'mark'])
    .where('recipient_id', 'in', ids)
    .where('user_id', '=', userId)
    .execute();
  if (!hasIdeas) return { recipients, days, marks, gifts: [] };
  const gifts = await tables(em)
    .selectFrom('gift_history')
    .select(['recipient_id as recipientId', 'gift_name as name', 'gift_url as link'])
    .where('recipient_id', 'in', ids)
    .where('user_id', '=', userId)
    .execute();
  return { recipients, days, marks, gifts };
}
