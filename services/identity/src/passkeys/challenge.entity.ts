import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

/** What an answer to a challenge does. */
export type ChallengePurpose = 'add' | 'presence' | 'sign-in';

const ChallengeSchema = defineEntity({
  name: 'Challenge',
  tableName: 'challenges',
  properties: {
    /** SHA-256 of the challenge. */
    hash: p.text().primary(),
    purpose: p.text().$type<ChallengePurpose>(),
    /** Null for a sign-in. */
    user: () => p.manyToOne(User).deleteRule('cascade').index('challenges_user_id').nullable(),
    expiresAt: p.datetime().columnType('timestamptz').index('challenges_expires_at'),
  },
});

/** A random value that an authenticator signs once. */
export class Challenge extends ChallengeSchema.class {}
ChallengeSchema.setClass(Challenge);
