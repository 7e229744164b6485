import { messagingTables } from '@presently/messaging/tables';
import { budgetTables } from '@presently/service/budgets/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128111923_first extends Migration {
  override up(): void {
    for (const statement of [...messagingTables, ...budgetTables]) this.addSql(statement);

    this.addSql(`create table delivered_copies (
      link_hash text primary key,
      sender_id uuid not null,
      copy jsonb not null,
      ends_at timestamptz(3) not null
    )`);
    this.addSql('create index delivered_copies_ends_at_index on delivered_copies (ends_at)');

    this.addSql(`create table exports (
      id uuid primary key,
      user_id uuid not null,
      state text not null,
      token text not null,
      progress int not null default 0,
      size bigint,
      requested_at timestamptz(3) not null,
      expires_at timestamptz(3),
      attempts int not null default 0,
      next_try_at timestamptz(3) not null default now(),
      constraint exports_state_check check (state in ('preparing', 'ready', 'failed'))
    )`);
    this.addSql(`create index exports_due on exports (next_try_at) where state = 'preparing'`);
    this.addSql('create index exports_expires_at on exports (expires_at)');
    this.addSql('create index exports_newest on exports (user_id, requested_at)');
    this.addSql(`create unique index exports_one_at_a_time on exports (user_id) where state = 'preparing'`);

    this.addSql(`create table imports (
      id uuid primary key,
      user_id uuid not null,
      state text not null,
      file_name text not null,
      file_key text,
      format text,
      problem text,
      columns jsonb,
      result jsonb,
      done int not null default 0,
      total int not null default 0,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      next_try_at timestamptz(3) not null,
      attempts int not null default 0,
      fence int not null default 0,
      kept_rows int not null default 0,
      kept_bytes int not null default 0,
      language text,
      counts jsonb,
      constraint imports_state_check check (state in ('receiving', 'reading', 'columns', 'ready', 'applying',
        'applied', 'undoing', 'undone', 'failed'))
    )`);
    this.addSql(`create index imports_due on imports (next_try_at) where state in ('reading', 'applying', 'undoing')`);
    this.addSql('create index imports_expiry on imports (expires_at)');
    this.addSql('create index imports_newest on imports (user_id, created_at, id)');

    this.addSql(`create table media_to_remove (
      key text primary key,
      attempts int not null default 0,
      next_try_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index media_to_remove_next_try_at_index on media_to_remove (next_try_at)');

    this.addSql(`create table picture_copies (
      address_hash text primary key,
      key text,
      is_kept boolean not null default false,
      bytes int not null default 0,
      used_at timestamptz(3) not null
    )`);
    this.addSql('create index picture_copies_used_at_index on picture_copies (used_at)');

    this.addSql(`create table quota_usage (
      user_id uuid,
      period date,
      used int not null,
      primary key (user_id, period)
    )`);

    this.addSql(`create table recipients (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      relationship text not null,
      interests text[] not null,
      avatar text,
      created_at timestamptz(3) not null,
      version int not null default 1,
      published_hash text,
      email text,
      phone text,
      time_zone text,
      language text,
      labels text[] not null default '{}',
      dislikes text[] not null default '{}',
      address text,
      sizes text,
      portrait text,
      are_sizes_for_ideas boolean not null default true,
      about_age int,
      about_age_on text,
      gender text,
      country text,
      notes text,
      are_notes_for_ideas boolean not null default false
    )`);
    this.addSql(`create index recipients_by_name on recipients (user_id,
      "left"(translate(lower(regexp_replace(NORMALIZE(name, NFKD), '[\\u0300-\\u036f]'::text, ''::text,
      'g'::text)), 'øłđı'::text, 'oldi'::text), 100) COLLATE "C", id)`);
    this.addSql('create index recipients_by_time on recipients (user_id, created_at, id)');

    this.addSql(`create table senders (
      user_id uuid primary key,
      tier text not null default 'free',
      time_zone text not null default 'UTC',
      display_name text not null,
      reminder_days_before int not null,
      email_reminders_enabled boolean not null,
      version bigint not null,
      has_email boolean not null default true,
      tier_version int not null default 0,
      is_suspended boolean not null default false,
      suspension_version bigint not null default '0',
      known_since timestamptz(3) not null default now(),
      constraint senders_tier_check check (tier in ('free', 'pro', 'business'))
    )`);
    this.addSql('create index senders_suspended on senders (user_id) where is_suspended');

    this.addSql(`create table consents (
      recipient_id uuid,
      what text,
      user_id uuid not null,
      agreed_at timestamptz(3) not null,
      how text not null,
      words text not null,
      contact text,
      primary key (recipient_id, what),
      constraint consents_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete
        cascade,
      constraint consents_what_check check (what in ('details', 'texts'))
    )`);

    this.addSql(`create table import_marks (
      recipient_id uuid,
      mark text,
      user_id uuid not null,
      primary key (recipient_id, mark),
      constraint import_marks_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete
        cascade
    )`);
    this.addSql('create index import_marks_user on import_marks (user_id)');

    this.addSql(`create table import_rows (
      import_id uuid,
      position int,
      state text not null,
      name text not null,
      person jsonb,
      changes text[] not null default '{}',
      problem text,
      is_chosen boolean not null default false,
      undo jsonb,
      known jsonb,
      is_somebody_else boolean not null default false,
      primary key (import_id, position),
      constraint import_rows_import_id_foreign foreign key (import_id) references imports (id) on delete cascade,
      constraint import_rows_state_check check (state in ('new', 'changed', 'same', 'unreadable'))
    )`);

    this.addSql(`create table inquiries (
      recipient_id uuid primary key,
      user_id uuid not null,
      asked_by text not null,
      token_hash text,
      asked_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      answered_at timestamptz(3),
      told jsonb,
      accepted text[] not null default '{}',
      constraint inquiries_recipient_id_foreign foreign key (recipient_id) references recipients (id) on update
        cascade on delete cascade
    )`);
    this.addSql('create index inquiries_link on inquiries (token_hash) where token_hash is not null');

    this.addSql(`create table kept_titles (
      recipient_id uuid primary key,
      titles jsonb not null,
      version int not null,
      constraint kept_titles_recipient_id_foreign foreign key (recipient_id) references recipients (id) on update
        cascade on delete cascade
    )`);

    this.addSql(`create table occasions (
      id uuid primary key,
      recipient_id uuid not null,
      user_id uuid not null,
      type text not null,
      date text not null,
      notes text,
      created_at timestamptz(3) not null,
      check_at timestamptz(3),
      reminded_for text,
      has_year boolean not null default true,
      title text,
      recurrence text,
      leap_day text,
      nth int,
      weekday int,
      month int,
      easter_offset int,
      moving_key text,
      changed_at timestamptz(3),
      day_at timestamptz(3),
      easter_of text,
      constraint occasions_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete
        cascade
    )`);
    this.addSql('create index occasions_by_date on occasions (user_id, "left"(date, 10) COLLATE "C", id)');
    this.addSql('create index occasions_day on occasions (day_at) where day_at is not null');
    this.addSql('create index occasions_due on occasions (check_at) where check_at is not null');
    this.addSql('create index occasions_moving on occasions (user_id, moving_key, id) where moving_key is not null');
    this.addSql('create index occasions_of_recipient on occasions (recipient_id, created_at, id)');
    this.addSql(`create index occasions_on_same_day on occasions (user_id, substr(date, 6, 5) COLLATE "C", id) where
      (coalesce(recurrence, case when (type in ('Birthday', 'Anniversary', 'Holiday')) then
      'yearly'::text else null::text end) = 'yearly') and (moving_key is null)`);

    this.addSql(`create table person_proposal_settings (
      recipient_id uuid primary key,
      user_id uuid not null,
      is_on boolean not null,
      days_before int not null,
      budget jsonb not null,
      tone text not null,
      constraint person_proposal_settings_recipient_id_foreign foreign key (recipient_id) references recipients (id)
        on update cascade on delete cascade,
      constraint person_proposal_settings_tone_check check (tone in ('warm', 'funny', 'formal', 'heartfelt'))
    )`);
    this.addSql('create index person_proposal_settings_user on person_proposal_settings (user_id)');

    this.addSql(`create table gift_history (
      id uuid primary key,
      user_id uuid not null,
      recipient_id uuid not null,
      occasion_id uuid,
      sender_name text not null,
      gift_name text not null,
      gift_url text,
      gift_image_url text,
      gift_description text,
      price text,
      category text,
      message text,
      voice_note_url text,
      video_url text,
      status text not null default 'draft',
      delivery_method text,
      recipient_email text,
      recipient_phone text,
      scheduled_for timestamptz(3),
      sent_at timestamptz(3),
      delivered_at timestamptz(3),
      viewed_at timestamptz(3),
      share_token text not null,
      delivery_attempt int not null default 0,
      is_delivery_under_way boolean not null default false,
      delivery_problem text,
      created_at timestamptz(3) not null,
      version int not null default 1,
      accepted_at timestamptz(3),
      resend_key text,
      contact_changes int not null default 0,
      failed_at timestamptz(3),
      taken_back_at timestamptz(3),
      first_thanked_at timestamptz(3),
      thanked_at timestamptz(3),
      thanks_drawing text,
      thanks_text text,
      buyer text,
      is_bought boolean not null default false,
      arrives_on date,
      is_price_shown boolean,
      is_link_shown boolean,
      note text,
      is_nudge_wanted boolean not null default false,
      nudge_at timestamptz(3),
      nudged_at timestamptz(3),
      is_card boolean not null default false,
      buy_check_at timestamptz(3),
      outcome text,
      outcome_check_at timestamptz(3),
      is_message_in_mail boolean not null default false,
      mood text,
      constraint gift_history_delivery_method_check check (delivery_method in ('email', 'sms')),
      constraint gift_history_occasion_id_foreign foreign key (occasion_id) references occasions (id) on delete set
        null,
      constraint gift_history_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete
        cascade,
      constraint gift_history_share_token_unique unique (share_token),
      constraint gift_history_status_check check (status in ('draft', 'planned', 'sent', 'taken-back'))
    )`);
    this.addSql(`create index gift_history_due on gift_history (scheduled_for) where status = 'planned'`);
    this.addSql(`create index gift_history_gone_out on gift_history (user_id, coalesce(viewed_at, delivered_at, sent_at,
      created_at), id) where (status = 'sent') or (delivered_at is not null) or (viewed_at is not null)`);
    this.addSql('create index gift_history_newest on gift_history (user_id, created_at, id)');
    this.addSql('create index gift_history_nudge on gift_history (nudge_at) where nudge_at is not null');
    this.addSql('create index gift_history_occasion_id_index on gift_history (occasion_id)');
    this.addSql(`create index gift_history_outcomes on gift_history (outcome_check_at) where outcome_check_at is not
      null`);
    this.addSql(
      `create index gift_history_planned on gift_history (user_id, scheduled_for, id) where status = 'planned'`,
    );
    this.addSql('create index gift_history_purchases on gift_history (buy_check_at) where buy_check_at is not null');
    this.addSql('create index gift_history_recipient_id_index on gift_history (recipient_id)');
    this.addSql(`create index gift_history_to_buy on gift_history (user_id) where (buyer in ('sender-delivers',
      'sender-brings')) and (not is_bought) and (status in ('planned', 'sent'))`);
    this.addSql(`create index gift_history_to_tell on gift_history (user_id, sent_at) where (status = 'sent') and (not
      is_card) and (outcome is null)`);

    this.addSql(`create table proposal_settings (
      id uuid primary key,
      occasion_id uuid not null,
      user_id uuid not null,
      is_on boolean not null,
      days_before int not null,
      budget jsonb not null,
      tone text not null,
      check_at timestamptz(3),
      proposed_for text,
      fence int not null default 0,
      is_own boolean not null default true,
      constraint proposal_settings_occasion unique (occasion_id),
      constraint proposal_settings_occasion_id_foreign foreign key (occasion_id) references occasions (id) on delete
        cascade,
      constraint proposal_settings_tone_check check (tone in ('warm', 'funny', 'formal', 'heartfelt'))
    )`);
    this.addSql('create index proposal_settings_due on proposal_settings (check_at) where is_on');
    this.addSql('create index proposal_settings_user on proposal_settings (user_id)');

    this.addSql(`create table idempotency_keys (
      user_id uuid,
      key text,
      body_hash text not null,
      gift_id uuid not null,
      created_at timestamptz(3) not null,
      primary key (user_id, key),
      constraint idempotency_keys_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete cascade
        deferrable initially deferred
    )`);
    this.addSql('create index idempotency_keys_created_at_index on idempotency_keys (created_at)');
    this.addSql('create index idempotency_keys_gift_id_index on idempotency_keys (gift_id)');

    this.addSql(`create table pictures (
      name text primary key,
      gift_id uuid not null,
      url text not null,
      is_kept boolean not null default false,
      attempts int not null default 0,
      next_try_at timestamptz(3) not null default now(),
      bytes int not null default 0,
      constraint pictures_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete cascade
    )`);
    this.addSql('create index pictures_due on pictures (next_try_at) where not is_kept');
    this.addSql('create index pictures_gift_id_index on pictures (gift_id)');

    this.addSql(`create table proposals (
      id uuid primary key,
      user_id uuid not null,
      occasion_id uuid not null,
      occurs_on text not null,
      state text not null,
      gift_id uuid,
      picks jsonb not null,
      pick int not null default 0,
      created_at timestamptz(3) not null,
      constraint proposals_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete set null,
      constraint proposals_occasion_id_foreign foreign key (occasion_id) references occasions (id) on delete cascade,
      constraint proposals_once unique (occasion_id, occurs_on),
      constraint proposals_state_check check (state in ('open', 'approved', 'skipped'))
    )`);
    this.addSql('create index proposals_gift on proposals (gift_id)');
    this.addSql('create index proposals_newest on proposals (user_id, created_at, id)');

    this.addSql(`create table reports (
      id uuid primary key,
      gift_id uuid,
      sender_id uuid not null,
      reason text not null,
      text text,
      reported_at timestamptz(3) not null,
      closed_at timestamptz(3),
      copy jsonb not null,
      version int not null default 1,
      link_hash text,
      ends_at timestamptz(3),
      constraint reports_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete set null,
      constraint reports_reason_check check (reason in ('unknown-sender', 'unwanted', 'harassment', 'fraud', 'other'))
    )`);
    this.addSql('create index reports_gift_id_index on reports (gift_id)');
    this.addSql('create index reports_link_hash_index on reports (link_hash)');
    this.addSql('create index reports_newest on reports (reported_at, id)');
    this.addSql('create index reports_sender_id_index on reports (sender_id)');

    this.addSql(`create table uploads (
      id uuid primary key,
      user_id uuid not null,
      kind text not null,
      key text not null,
      size int,
      gift_id uuid,
      created_at timestamptz(3) not null,
      constraint uploads_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete cascade,
      constraint uploads_key_unique unique (key),
      constraint uploads_kind_check check (kind in ('voice', 'video'))
    )`);
    this.addSql('create index uploads_gift_id_index on uploads (gift_id)');
    this.addSql('create index uploads_user_id_index on uploads (user_id)');

    this.addSql(`create function exports_note_removal_fn() returns trigger as $$ begin insert into gifting.media_to_remove (key, next_try_at)
      select 'exports/' || old.token || '-' || n || '.zip',
        now() + case when old.state = 'preparing' then interval '2 minutes' else interval '0' end
      from generate_series(1, old.attempts) as n on conflict do nothing; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger note_removal after delete on exports for each row execute function
      exports_note_removal_fn()`);

    this.addSql(`create function gift_history_keep_copy_fn() returns trigger as $$ begin if old.sent_at is not null and (old.taken_back_at is null or old.taken_back_at > now() - interval '30 days') then
      insert into gifting.delivered_copies (link_hash, sender_id, copy, ends_at)
      values (rtrim(translate(encode(sha256(convert_to(old.share_token, 'UTF8')), 'base64'), '+/', '-_'), '='), old.user_id, jsonb_build_object('giftName', old.gift_name,
        'giftUrl', old.gift_url, 'giftDescription', old.gift_description, 'message', old.message,
        'senderName', old.sender_name, 'sentAt', to_char(old.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now() + interval '30 days')
      on conflict do nothing;     end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger keep_copy after delete on gift_history for each row execute function
      gift_history_keep_copy_fn()`);

    this.addSql(`create function gift_history_want_picture_fn() returns trigger as $$ begin
    if new.gift_image_url is not null then
      insert into gifting.pictures (gift_id, url, name)
      values (new.id, new.gift_image_url, replace(gen_random_uuid()::text, '-', ''));
    end if; return null;
    end; $$ language plpgsql`);
    this.addSql(`create trigger want_picture after insert on gift_history for each row execute function
      gift_history_want_picture_fn()`);

    this.addSql(`create function imports_note_removal_fn() returns trigger as $$ begin if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is null) then
      insert into gifting.media_to_remove (key) values (old.file_key) on conflict do nothing;     end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger note_removal after delete or update on imports for each row execute function
      imports_note_removal_fn()`);

    this.addSql(`create function inquiries_keep_copy_fn() returns trigger as $$ begin if old.token_hash is not null and old.expires_at > now() - interval '30 days'
      and (tg_op = 'DELETE' or new.token_hash is distinct from old.token_hash) then
      insert into gifting.delivered_copies (link_hash, sender_id, copy, ends_at)
      values (old.token_hash, old.user_id, jsonb_build_object('giftName', 'A link that asks “Tell me about you”', 'giftUrl', null,
        'giftDescription', null, 'message', null, 'senderName', old.asked_by,
        'sentAt', to_char(old.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now() + interval '30 days')
      on conflict do nothing;     end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger keep_copy after delete or update on inquiries for each row execute function
      inquiries_keep_copy_fn()`);

    this.addSql(`create function occasions_follow_person_proposals_fn() returns trigger as $$ begin insert into gifting.proposal_settings
        (id, occasion_id, user_id, is_own, is_on, days_before, budget, tone, check_at)
      select gen_random_uuid(), new.id, new.user_id, false, true, days_before, budget, tone, new.created_at
        from gifting.person_proposal_settings where recipient_id = new.recipient_id and is_on;     return null; end; $$ language plpgsql`);
    this.addSql(`create trigger follow_person_proposals after insert on occasions for each row execute function
      occasions_follow_person_proposals_fn()`);

    this.addSql(`create function picture_copies_note_removal_fn() returns trigger as $$ begin
    if old.key is not null then
      insert into gifting.media_to_remove (key) values (old.key) on conflict do nothing;
    end if; return null;
    end; $$ language plpgsql`);
    this.addSql(`create trigger note_removal after delete on picture_copies for each row execute function
      picture_copies_note_removal_fn()`);

    this.addSql(`create function pictures_note_removal_fn() returns trigger as $$ begin
    insert into gifting.media_to_remove (key) values ('pictures/' || old.name || '.webp') on conflict do nothing; return null;
    end; $$ language plpgsql`);
    this.addSql(`create trigger note_removal after delete on pictures for each row execute function
      pictures_note_removal_fn()`);

    this.addSql(`create function recipients_note_removal_fn() returns trigger as $$ begin if old.portrait is not null and (tg_op = 'DELETE' or new.portrait is distinct from old.portrait) then
      insert into gifting.media_to_remove (key) values (old.portrait) on conflict do nothing;     end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger note_removal after delete or update on recipients for each row execute function
      recipients_note_removal_fn()`);

    this.addSql(`create function uploads_note_removal_fn() returns trigger as $$ begin
      insert into gifting.media_to_remove (key) values (old.key) on conflict do nothing; return null;
      end; $$ language plpgsql`);
    this.addSql(`create trigger note_removal after delete on uploads for each row execute function
      uploads_note_removal_fn()`);
  }
}
