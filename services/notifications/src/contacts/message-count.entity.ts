import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';

const MessageCountSchema = defineEntity({
  name: 'MessageCount',
  tableName: 'message_counts',
  properties: {
    /** `user:{id}:email`, `contact:{hash}`, `all:sms` */
    counted: p.text().primary(),
    /** A UTC calendar day. */
    day: p.date().primary(),
    used: p.integer(),
  },
});

/** The number of gift messages in a day: of one sender, to one contact, or of all. */
export class MessageCount extends MessageCountSchema.class {
  declare [PrimaryKeyProp]?: ['counted', 'day'];
}
MessageCountSchema.setClass(MessageCount);
