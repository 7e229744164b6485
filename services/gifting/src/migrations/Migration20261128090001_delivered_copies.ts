import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_delivered_copies extends Migration {
  override up(): void {
    this.addSql(
      `create table "delivered_copies" ("link_hash" text not null, "sender_id" uuid not null, "copy" jsonb not null, "ends_at" timestamptz(3) not null, primary key ("link_hash"))`,
    );
    this.addSql(`create index "delivered_copies_ends_at_index" on "delivered_copies" ("ends_at")`);
    this.addSql(`create or replace function "inquiries_keep_copy_fn"() returns trigger as \$\$ begin if old.token_hash is not null and old.expires_at > now() - interval '30 days'
      and (tg_op = 'DELETE' or new.token_hash is distinct from old.token_hash) then
      insert into gifting.delivered_copies (link_hash, sender_id, copy, ends_at)
      values (old.token_hash, old.user_id, jsonb_build_object('giftName', 'A link that asks “Tell me about you”', 'giftUrl', null,
        'giftDescription', null, 'message', null, 'senderName', old.asked_by,
        'sentAt', to_char(old.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now() + interval '30 days')
      on conflict do nothing;     end if; return null; end; \$\$ language plpgsql`);
    this.addSql(
      `create trigger "keep_copy" AFTER UPDATE OR DELETE on "inquiries" for each ROW execute function "inquiries_keep_copy_fn"()`,
    );
    this.addSql(`create or replace function "gift_history_keep_copy_fn"() returns trigger as \$\$ begin if old.sent_at is not null and (old.taken_back_at is null or old.taken_back_at > now() - interval '30 days') then
      insert into gifting.delivered_copies (link_hash, sender_id, copy, ends_at)
      values (rtrim(translate(encode(sha256(convert_to(old.share_token, 'UTF8')), 'base64'), '+/', '-_'), '='), old.user_id, jsonb_build_object('giftName', old.gift_name,
        'giftUrl', old.gift_url, 'giftDescription', old.gift_description, 'message', old.message,
        'senderName', old.sender_name, 'sentAt', to_char(old.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now() + interval '30 days')
      on conflict do nothing;     end if; return null; end; \$\$ language plpgsql`);
    this.addSql(
      `create trigger "keep_copy" AFTER DELETE on "gift_history" for each ROW execute function "gift_history_keep_copy_fn"()`,
    );
    this.addSql(`alter table "reports" add "link_hash" text null, add "ends_at" timestamptz(3) null`);
  }
}
