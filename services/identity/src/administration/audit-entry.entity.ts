import type { AuditedAction } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  indexes: [{ name: 'audit_entries_newest', properties: ['at', 'id'] }],
  // The service's role owns neither table nor trigger, and may not empty the table.
  triggers: [
    {
      name: 'only_grow',
      timing: 'before',
      events: ['update', 'delete'],
      body: `raise exception 'the audit trail only grows'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    at: p.datetime().columnType('timestamptz'),
    action: p.text().$type<AuditedAction>(),
    /** Null for an operator at the machine and for a stranger. The id of an erased account is no longer personal data. */
    actorId: p.uuid().nullable(),
    subjectId: p.uuid().nullable(),
    note: p.text().nullable(),
  },
});

/** What an administrator has done. A trigger refuses to change or remove entries. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
