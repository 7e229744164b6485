import { Migration } from '@mikro-orm/migrations';

/** Publishes recipient_changed for all recipients that exist already. */
export class Migration20261123100000_recipients_told extends Migration {
  override up(): void {
    this.addSql(`insert into outbox (id, subject, envelope)
      select event_id, 'evt.gifting.recipient_changed.v1', jsonb_build_object(
        'specversion', '1.0',
        'id', event_id,
        'source', '/services/gifting',
        'type', 'gifting.recipient_changed.v1',
        'subject', 'recipient/' || told.id,
        'time', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'datacontenttype', 'application/json',
        'aggregateversion', told.version,
        'data', jsonb_build_object(
          'recipientId', told.id,
          'senderId', told.user_id,
          'name', told.name,
          'relationship', told.relationship,
          'interests', to_jsonb(told.interests),
          'occasions', (
            select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'type', o.type, 'date', o.date)), '[]')
            from (select id, type, date from occasions
                  where recipient_id = told.id order by created_at desc, id desc limit 100) as o
          ),
          'given', (
            select coalesce(jsonb_agg(
              jsonb_build_object('giftId', g.id, 'giftName', g.gift_name, 'giftUrl', g.gift_url)), '[]')
            from (select id, gift_name, gift_url from gift_history
                  where recipient_id = told.id and status = 'sent' order by created_at desc, id desc limit 25) as g
          )
        )
      )
      from (select gen_random_uuid() as event_id, recipients.* from recipients) as told`);
  }
}
