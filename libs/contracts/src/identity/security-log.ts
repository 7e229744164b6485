import { IsISO8601, IsIn, IsString } from 'class-validator';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** What concerns the security of an account. */
export const securityEvents = [
  'registered',
  'signed-in',
  'signed-in-unknown-browser',
  'password-changed',
  'password-reset',
  'email-changed',
  'email-confirmed',
  'email-restored',
  'username-changed',
  'session-ended',
  'other-sessions-ended',
  'account-secured',
  'passkey-added',
  'passkey-removed',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-ending',
  'recovery-codes-made',
  'recovery-code-used',
  'provider-linked',
  'provider-unlinked',
  'export-requested',
  'token-created',
  'token-revoked',
  'webhook-created',
  'webhook-removed',
  'webhook-secret-made',
  'webhook-switched-off',
  'webhook-switched-on',
  'push-added',
  'push-removed',
] as const;
export type SecurityEventKind = (typeof securityEvents)[number];

/** What the owner gets a mail about. A changed address has a mail of its own, to the address before. */
export const noticedEvents = [
  'signed-in-unknown-browser',
  'password-changed',
  'password-reset',
  'username-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-ending',
  'recovery-codes-made',
  'recovery-code-used',
  'provider-linked',
  'provider-unlinked',
  'token-created',
  'webhook-created',
] as const satisfies readonly SecurityEventKind[];
export type NoticedEvent = (typeof noticedEvents)[number];

/** An entry of the security log, for the owner of the account. */
export class SecurityLogEntry {
  @IsISO8601() at!: string;
  @IsIn(securityEvents) what!: SecurityEventKind;
  /** `Firefox on Windows` */
  @IsString() browser!: string;
  /** The range of the network, too wide to name a place: `203.0.113.0/24`. Empty if it is unknown. */
  @IsString() network!: string;
}

/** What happened to the caller's account, newest first. */
export const listSecurityLog = operation('identity.listSecurityLog', {
  route: 'GET /api/user/security-log',
  access: 'user',
  shows: ['sign-in', 'sessions', 'tokens', 'webhooks', 'push'],
  scope: 'read',
  input: PageRequest,
  output: { pageOf: SecurityLogEntry },
});
