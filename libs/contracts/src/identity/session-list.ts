import { IsBoolean, IsISO8601, IsString, MaxLength } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** A session for its owner. */
export class SessionView {
  @Id() id!: string;
  /** Whether the call is made in it. */
  @IsBoolean() isCurrent!: boolean;
  /** `Firefox on Windows` */
  @IsString() browser!: string;
  @IsISO8601() signedInAt!: string;
  /** Up to ten minutes late. */
  @IsISO8601() lastUsedAt!: string;
}

/** The caller's sessions, the newest sign-in first. */
export const listSessions = operation('identity.listSessions', {
  route: 'GET /api/user/sessions',
  access: 'user',
  shows: ['sessions'],
  input: PageRequest,
  output: { pageOf: SessionView },
});

export class SessionId {
  @Id() sessionId!: string;
}

/** Signs the caller out in one browser. */
export const endSession = operation('identity.endSession', {
  route: 'DELETE /api/user/sessions/:sessionId',
  access: 'user',
  changes: ['sessions'],
  input: SessionId,
  output: Success,
});

/** Signs the caller out everywhere but here. */
export const endOtherSessions = operation('identity.endOtherSessions', {
  route: 'DELETE /api/user/sessions',
  access: 'user',
  changes: ['sessions'],
  input: Nothing,
  output: Success,
});

export class Reauthentication {
  @MaxLength(maxLength.password) @IsString() password!: string;
}

/** Proves the caller's presence in this session for 15 minutes: `reauthentication-needed` asks for it. */
export const reauthenticate = operation('identity.reauthenticate', {
  route: 'POST /api/user/reauthenticate',
  access: 'user',
  changes: [],
  input: Reauthentication,
  output: Success,
  changesCaller: true,
});

/** Asks before a page opens what needs it: 403 `reauthentication-needed` without a recent proof of presence. */
export const checkPresence = operation('identity.checkPresence', {
  route: 'GET /api/user/presence',
  access: 'user',
  shows: [],
  input: Nothing,
  output: Success,
});

export class CallerChangedV1 {
  @Id() userId!: string;
}
/** What gateways know of a caller is outdated: name, role, confirmation or proof of presence. */
export const callerChanged = event('identity.caller_changed.v1', CallerChangedV1, { lane: 'facts' });
