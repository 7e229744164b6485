import { IsISO8601 } from 'class-validator';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';

export class KeysEndedV1 {
  @Id() userId!: string;
  /** What was made before this moment ends. */
  @IsISO8601() at!: string;
}

/**
 * An account has returned to its owner, or its owner has locked it anew. A service that hands out a user's data by
 * something else than a session ends all of it that was made before: files to download, addresses, tokens.
 */
export const keysEnded = event('identity.keys_ended.v1', KeysEndedV1, { lane: 'facts' });
