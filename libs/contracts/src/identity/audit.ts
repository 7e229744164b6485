import { IsIn, IsISO8601, IsString, IsUUID } from 'class-validator';
import { type AuditedAction, auditedActions } from '@presently/rules/vocabulary';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** One entry of the audit trail. */
export class AuditEntry {
  @Id() id!: string;
  @IsISO8601() at!: string;
  @IsIn(auditedActions) action!: AuditedAction;
  /** Username of the administrator; null for an operator at the machine, a stranger, or an erased account. */
  @Nullable() @IsString() actor!: string | null;
  /** The account that the action is about. */
  @Nullable() @IsUUID() userId!: string | null;
  /** Its username; null if it is erased. */
  @Nullable() @IsString() username!: string | null;
  /** What the administrator wrote, or the reason of a report. */
  @Nullable() @IsString() note!: string | null;
}

/** What administrators have done, newest first. Entries are never changed or removed. */
export const listAudit = operation('identity.listAudit', {
  route: 'GET /api/admin/audit',
  access: 'admin',
  shows: ['audit'],
  input: PageRequest,
  output: { pageOf: AuditEntry },
});
