import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { options, serving } from './baseline.ts';

/** Writes a gift's row, then sends its mail. A failure between the two loses the gift. */
const { databaseUrl, smtpUrl } = options();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const mail = createTransport({ pool: true, url: smtpUrl, maxConnections: 4 });
const server = fastify();
await pool.query(
  'create table if not exists bench_gifts (id uuid primary key default gen_random_uuid(), message text)',
);
server.post<{ Body: { message: string; recipientEmail: string } }>('/gifts', async ({ body }, reply) => {
  const { rows } = await pool.query<{ id: string }>('insert into bench_gifts (message) values ($1) returning id', [
    body.message,
  ]);
  await mail.sendMail({
    from: 'Grace <gifts@presently.example>',
    to: body.recipientEmail,
    subject: 'Grace sent you a gift',
    text: `${body.message}\n\nhttps://presently.example/gift/${rows[0]!.id}\n`,
    html: `<p>${body.message}</p><p><a href="https://presently.example/gift/${rows[0]!.id}">Open your gift</a></p>`,
  });
  return reply.code(201).send({ id: rows[0]!.id });
});
await server.listen({ host: '127.0.0.1', port: 0 });
serving((server.server.address() as AddressInfo).port);
