import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { options, serving } from './baseline.ts';

/** The query behind `GET /api/gifts/view/{shareToken}`, straight from the driver. */
const query = `select gift.gift_name as "giftName", gift.gift_image_url as "giftImageUrl", gift.price,
    gift.gift_description as "giftDescription", gift.message, gift.voice_note_url as "voiceNoteUrl",
    gift.video_url as "videoUrl", gift.gift_url as "giftUrl", gift.sender_name as "senderName",
    recipient.name as "recipientName", occasion.type as "occasionType"
  from gift_history gift
  join recipients recipient on recipient.id = gift.recipient_id
  left join occasions occasion on occasion.id = gift.occasion_id
  where gift.share_token = $1 and gift.status = 'sent'`;

const pool = new pg.Pool({ connectionString: options().databaseUrl, max: 10 });
const server = fastify();
server.get<{ Params: { shareToken: string } }>('/api/gifts/view/:shareToken', async (request, reply) => {
  const { rows } = await pool.query(query, [request.params.shareToken]);
  return rows[0] ?? reply.code(404).send({ message: 'not found' });
});
await server.listen({ host: '127.0.0.1', port: 0 });
serving((server.server.address() as AddressInfo).port);
