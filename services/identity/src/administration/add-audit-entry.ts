import type { AuditedAction } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';

interface Audited {
  action: AuditedAction;
  at: Date;
  /** The administrator. Absent for an operator at the machine and for a stranger. */
  actorId?: string | undefined;
  /** The account that the action is about. */
  subjectId: string;
  note?: string | undefined;
}

/** Adds an entry to the audit trail, in the transaction of the action. */
export async function addAuditEntry(
  tx: EntityManager,
  { action, at, actorId, subjectId, note }: Audited,
): Promise<void> {
  await tx.execute('insert into audit_entries (id, at, action, actor_id, subject_id, note) values (?, ?, ?, ?, ?, ?)', [
    randomUUID(),
    at,
    action,
    actorId ?? null,
    subjectId,
    note ?? null,
  ]);
}
