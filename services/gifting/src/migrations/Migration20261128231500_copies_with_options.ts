import { Migration } from '@mikro-orm/migrations';

/** The trigger as it is when this lands. */
const described = `case when old.choose_by is null then old.gift_description else
          concat_ws(E'\\n\\n', old.gift_description, 'One of:', (
            select string_agg(concat_ws(E'\\n', gift_name, gift_url, gift_description), E'\\n\\n' order by place)
            from gifting.gift_options where gift_id = old.id)) end`;

export class Migration20261128231500_copies_with_options extends Migration {
  override up(): void {
    this.addSql(`create or replace function gift_history_keep_copy_fn() returns trigger as $$ begin if old.sent_at is not null and (old.taken_back_at is null or old.taken_back_at > now() - interval '30 days') then
      insert into gifting.delivered_copies (link_hash, sender_id, copy, ends_at)
      values (rtrim(translate(encode(sha256(convert_to(old.share_token, 'UTF8')), 'base64'), '+/', '-_'), '='), old.user_id, jsonb_build_object('giftName', old.gift_name,
        'giftUrl', old.gift_url, 'giftDescription', ${described}, 'message', old.message,
        'senderName', old.sender_name, 'sentAt', to_char(old.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now() + interval '30 days')
      on conflict do nothing;
    end if; return old; end; $$ language plpgsql`);
    // A trigger that runs later would find the options gone.
    this.addSql('drop trigger keep_copy on gift_history');
    this.addSql(`create trigger keep_copy before delete on gift_history for each row
      execute function gift_history_keep_copy_fn()`);
  }
}
