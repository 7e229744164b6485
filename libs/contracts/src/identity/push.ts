import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { languages, type Language } from '@presently/rules/languages';
import { mostPushSubscriptions } from '@presently/rules/push';
import { event } from '../kit/event.js';
import { Id, Ids } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation } from '../kit/operation.js';

/** Sessions that end in one transaction are named in events of at most this size. */
export const mostEndedSessions = 100;

export class SessionsEndedV1 {
  @Id() userId!: string;
  /** As their owner saw them in the list of sessions. */
  @ArrayMaxSize(mostEndedSessions) @Ids() @IsArray() sessionIds!: string[];
}

/** Sessions have ended. A service deletes what belonged to them: devices that get pushes. */
export const sessionsEnded = event('identity.sessions_ended.v1', SessionsEndedV1, { lane: 'facts' });

export class PushReader {
  @Id() userId!: string;
  /** Those whose devices are to get a push. */
  @ArrayMaxSize(mostPushSubscriptions) @Ids() @IsArray() sessionIds!: string[];
}

/** How a user wants pushes at this moment. */
export class PushWishes {
  /** IANA name; null if the user's zone is unknown, so that no hour is known to be one of the night. */
  @Nullable() @IsString() timeZone!: string | null;
  /** Whether pushes may name gifts and people. */
  @IsBoolean() isPushDetailed!: boolean;
  @IsBoolean() pushRemindersEnabled!: boolean;
  /** Of the user's screens and pushes; absent or null: not said. */
  @IsOptional() @Nullable() @IsIn(languages) language?: Language | null;
  /** Those of the sessions that live. */
  @ArrayMaxSize(mostPushSubscriptions) @Ids() @IsArray() liveSessionIds!: string[];
}

/**
 * Called when a push leaves, so that a device whose session has ended gets nothing, and the newest preferences count. 404
 * if the user does not exist or is suspended.
 */
export const addressPush = internalOperation('identity.addressPush', { input: PushReader, output: PushWishes });
