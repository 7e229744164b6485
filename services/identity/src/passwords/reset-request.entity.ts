import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const ResetRequestSchema = defineEntity({
  name: 'ResetRequest',
  tableName: 'reset_requests',
  indexes: [
    {
      name: 'reset_requests_token_hashes',
      expression: 'create index "reset_requests_token_hashes" on "reset_requests" using gin ("token_hashes")',
    },
  ],
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    requestId: p.uuid().unique('reset_requests_request_id_key'),
    /** SHA-256 of every token drawn for the request: a mail that is sent twice has two valid tokens. */
    tokenHashes: p.array(),
    expiresAt: p.datetime().columnType('timestamptz').index('reset_requests_expires_at'),
  },
});

/** The open password reset of a user, at most one. A new request replaces it; using it deletes it. */
export class ResetRequest extends ResetRequestSchema.class {}
ResetRequestSchema.setClass(ResetRequest);
