import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { options, serving } from './baseline.ts';

/** The query behind `GET /api/gifts/view/{shareToken}`, straight from the driver. */
const query = `select gift.is_card as "isCard", gift.gift_name as "giftName", gift.gift_image_url as "giftImageUrl",
    case when coalesce(gift.is_price_shown, true) then gift.price end as price,
    gift.gift_description as "giftDescription", gift.message, gift.voice_note_url as "voiceNoteUrl",
    gift.video_url as "videoUrl", case when coalesce(gift.is_link_shown, true) then gift.gift_url end as "giftUrl",
    gift.sender_name as "senderName", recipient.name as "recipientName", occasion.type as "occasionType", gift.mood, gift.buyer,
    gift.arrives_on as "arrivesOn", case when gift.thanked_at is not null then gift.thanks_text end as thanks,
    '[]'::jsonb as options, gift.chosen
  from gift_history gift
  join recipients recipient on recipient.id = gift.recipient_id
  left join senders sender on sender.user_id = gift.user_id
  left join pictures picture on picture.gift_id = gift.id
  left join occasions occasion on occasion.id = gift.occasion_id
  where gift.share_token = $1 and gift.status = 'sent' and sender.is_suspended is distinct from true`;

const pool = new pg.Pool({ connectionString: options().databaseUrl, max: 10 });
const server = fastify();
server.get<{ Params: { shareToken: string } }>('/api/gifts/view/:shareToken', async (request, reply) => {
  const { rows } = await pool.query(query, [request.params.shareToken]);
  return rows[0] ?? reply.code(404).send({ message: 'not found' });
});
await server.listen({ host: '127.0.0.1', port: 0 });
serving((server.server.address() as AddressInfo).port);
