import { linkHashOf } from './link-hash.js';

/** How long what was delivered can be reported after its sender has removed it. */
const reportableDays = 30;
export const reportableMs = reportableDays * 86_400_000;

const keptFor = `interval '${reportableDays} days'`;
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const insertCopy = 'insert into gifting.delivered_copies (link_hash, sender_id, copy, ends_at)';

/** The description of a gift, with all products among which its recipient could choose. */
const described = `case when old.choose_by is null then old.gift_description else
          concat_ws(E'\\n\\n', old.gift_description, 'One of:', (
            select string_agg(concat_ws(E'\\n', gift_name, gift_url, gift_description), E'\\n\\n' order by place)
            from gifting.gift_options where gift_id = old.id)) end`;

/**
 * Keeps a gift that has gone out when it is deleted, with its person or with the account of its sender. Before its options
 * are gone.
 */
export const keepGift = {
  name: 'keep_copy',
  timing: 'before' as const,
  events: ['delete' as const],
  body: `if old.sent_at is not null and (old.taken_back_at is null or old.taken_back_at > now() - ${keptFor}) then
      ${insertCopy}
      values (${linkHashOf('old.share_token')}, old.user_id, jsonb_build_object('giftName', old.gift_name,
        'giftUrl', old.gift_url, 'giftDescription', ${described}, 'message', old.message,
        'senderName', old.sender_name, 'sentAt', ${iso('old.sent_at')}), now() + ${keptFor})
      on conflict do nothing;
    end if; return old`,
};

/** What is kept of a link that asks a person about themselves. */
export const questionName = 'A link that asks “Tell me about you”';

/** Keeps a question when its link ends by an answer, by its sender, or with its person. */
export const keepQuestion = {
  name: 'keep_copy',
  timing: 'after' as const,
  events: ['update' as const, 'delete' as const],
  body: `if old.token_hash is not null and old.expires_at > now() - ${keptFor}
      and (tg_op = 'DELETE' or new.token_hash is distinct from old.token_hash) then
      ${insertCopy}
      values (old.token_hash, old.user_id, jsonb_build_object('giftName', '${questionName}', 'giftUrl', null,
        'giftDescription', null, 'message', null, 'senderName', old.asked_by,
        'sentAt', ${iso('old.asked_at')}), now() + ${keptFor})
      on conflict do nothing;
    end if; return null`,
};
