import { recommendationsUserData, type ExportedKeptIdea } from '@presently/contracts/recommendations/user-data';
import type { RpcClient } from '@presently/messaging/rpc-client';
import { Logger } from '@nestjs/common';
import { markOfIdea } from './difference.js';
import type { Sought } from './sought.js';

/** {@link markOfIdea} the ideas that are kept now, by recipient. */
export type KeptIdeas = ReadonlyMap<string, ReadonlySet<string>>;

const log = new Logger('KeptIdeas');

/**
 * The ideas of a file that the sender keeps already, or has given. Recommendations keeps them. While it does not answer,
 * the marks of former imports must do.
 */
export async function keptIdeasOf(rpc: RpcClient, userId: string, sought: Sought): Promise<KeptIdeas | undefined> {
  const kept = new Map<string, Set<string>>();
  if (sought.ideas.size === 0) return kept;
  try {
    let after: string | undefined;
    do {
      const asked = { userId, list: 'keptIdeas', ...(after && { after }) };
      const { rows, next } = await rpc.callForPage(recommendationsUserData, asked);
      for (const { row } of rows) note(kept, row as ExportedKeptIdea, sought);
      after = next;
    } while (after);
    return kept;
  } catch (error) {
    log.warn(`The kept ideas of a sender could not be read: ${(error as Error).name}`);
    return undefined;
  }
}

function note(kept: Map<string, Set<string>>, { recipientId, title, link }: ExportedKeptIdea, sought: Sought): void {
  const marks = [markOfIdea({ title }), ...(link === null ? [] : [markOfIdea({ link })])];
  const known = kept.get(recipientId) ?? new Set();
  for (const mark of marks) if (sought.ideas.has(mark)) known.add(mark);
  if (known.size > 0) kept.set(recipientId, known);
}
