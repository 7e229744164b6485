import { messagingTablesV3 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090000_lanes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const statement of messagingTablesV3) this.addSql(statement);
    this.addSql(`alter table recipients add column if not exists published_hash text`);
    // Until now, recommendations learned of given gifts from gift_sent.
    this.addSql(`insert into outbox (id, subject, envelope)
      select event_id, 'evt.gifting.gift_given.v1', sent.envelope || jsonb_build_object(
        'id', event_id,
        'type', 'gifting.gift_given.v1',
        'data', jsonb_build_object(
          'giftId', sent.envelope #> '{data,giftId}',
          'senderId', sent.envelope #> '{data,senderId}',
          'recipientId', sent.envelope #> '{data,recipientId}',
          'giftName', sent.envelope #> '{data,giftName}',
          'giftUrl', coalesce(sent.envelope #> '{data,giftUrl}', 'null')
        )
      )
      from (select gen_random_uuid() as event_id, envelope from outbox
            where subject = 'evt.gifting.gift_sent.v1' and published_at is null) as sent`);
  }
}
