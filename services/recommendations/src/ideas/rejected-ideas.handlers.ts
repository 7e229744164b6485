import {
  listRejectedIdeas,
  undoRejectedIdea,
  type RejectedIdea,
  type RejectedIdeaId,
  type RejectedIdeasOfRecipient,
} from '@presently/contracts/recommendations/not-this';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Keyset } from '@presently/messaging/keyset';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Profiles } from '../people/profiles.js';

/** A UUID of version 5 for a name on a list, which has no id of its own. */
const idOf = (name: string) =>
  `overlay(overlay(md5(n.recipient_id::text || ${name}) placing '5' from 13) placing 'a' from 17)::uuid`;
const byAge = Keyset.of('instant', 'id');

interface Row {
  id: string;
  name: string;
  created_at: string;
}

/** The "not this" list of a recipient. */
@Controller()
export class RejectedIdeasHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly profiles: Profiles,
  ) {}

  @Handles(listRejectedIdeas)
  async list(
    { recipientId, ...page }: RejectedIdeasOfRecipient,
    { caller, signal }: HandlerContext<typeof listRejectedIdeas>,
  ): Promise<Page<RejectedIdea>> {
    await this.profiles.find({ recipientId }, caller, signal);
    return readPage(listRejectedIdeas, page, {
      keyset: byAge,
      read: (after, count) =>
        this.em.fork().execute<Row[]>(
          `select * from (
             select ${idOf('n.idea')} as id, n.idea as name, date_trunc('milliseconds', n.created_at) as created_at
             from not_this n where n.recipient_id = ? and n.other is null
           ) list ${after ? 'where (created_at, id) < (?::timestamptz, ?::uuid)' : ''}
           order by created_at desc, id desc limit ?`,
          [recipientId, ...(after ?? []), count],
        ),
      keyOf: ({ id, created_at: createdAt }: Row) => [new Date(createdAt).toISOString(), id] as const,
      present: ({ id, name, created_at: createdAt }: Row) => ({
        id,
        name,
        createdAt: new Date(createdAt).toISOString(),
      }),
    });
  }

  @Handles(undoRejectedIdea)
  async undo(
    { rejectedIdeaId }: RejectedIdeaId,
    { caller }: HandlerContext<typeof undoRejectedIdea>,
  ): Promise<Success> {
    const removed = await this.em.fork().execute<object[]>(
      `delete from not_this n using recipients r
       where r.id = n.recipient_id and r.user_id = ? and ? in (${idOf('n.idea')}, ${idOf('n.other')})
       returning 1`,
      [caller.userId, rejectedIdeaId],
    );
    if (removed.length === 0) throw notFound('Rejected idea');
    return { success: true };
  }
}
