import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

const FormerUsernameSchema = defineEntity({
  name: 'FormerUsername',
  tableName: 'former_usernames',
  properties: {
    /** In lower case, as usernames are compared. */
    name: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('former_usernames_user_id'),
    until: p.datetime().columnType('timestamptz').index('former_usernames_until'),
  },
});

/** A name that an account had. No other account gets it before `until`. */
export class FormerUsername extends FormerUsernameSchema.class {}
FormerUsernameSchema.setClass(FormerUsername);
