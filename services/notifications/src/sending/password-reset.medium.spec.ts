import { giftDelivered, giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { issueResetToken, passwordResetRequested, type IssuedResetToken } from '@presently/contracts/identity/password';
import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomBytes, randomUUID } from 'node:crypto';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { Suppressions } from '../contacts/suppressions.js';
import { definition } from '../definition.js';
import { deliveryIdOf, passwordResetDedupeKey } from '../deliveries/delivery-id.js';

const maria = { email: 'maria@example.com', username: 'maria', displayName: 'Maria Åström' };

describe('the mail of a password reset', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let identity: NatsConnection;
  /** Identity's answer to a request. */
  const requests = new Map<string, () => object>();
  const issued: string[] = [];

  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      SEND_TIMEOUT_MS: '1500',
      RETRY_BASE_MS: '10',
    });
    identity = await connectToNats(service.broker.url, 'identity');
    identity.subscribe(issueResetToken.subject, {
      callback: (_error, message) => {
        const { requestId } = message.json<{ requestId: string }>();
        message.respond(JSON.stringify(requests.get(requestId)?.()));
      },
    });
    await identity.flush();
  });
  afterAll(async () => {
    await identity.close();
    await service.stop();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.mode = 'accept';
  });

  const token = (to: Omit<IssuedResetToken, 'token'> = maria) => {
    const drawn = randomBytes(32).toString('base64url');
    issued.push(drawn);
    return { ok: { token: drawn, ...to } };
  };
  const notFound = () => ({ problem: { code: 'not-found', message: 'Password reset not found', status: 404 } });
  const busy = () => ({ problem: { code: 'overloaded', message: 'Busy', status: 503 } });
  const idOf = (requestId: string) => deliveryIdOf(passwordResetDedupeKey(requestId));
  const mailsOf = (requestId: string) => smtp.mails.filter((mail) => mail.messageId?.includes(idOf(requestId)));
  const statusOf = async (requestId: string) =>
    (await service.query<{ status: string }>('select status from deliveries where id = $1', [idOf(requestId)]))[0]
      ?.status;
  async function ask(answer: () => object, requestId: string = randomUUID()) {
    requests.set(requestId, answer);
    await service.publish(passwordResetRequested, { userId: randomUUID(), requestId });
    return requestId;
  }

  it('goes to identity’s address, with a link that holds its token', async () => {
    const requestId = await ask(token);
    await eventually(() => mailsOf(requestId).length === 1);
    const [mail] = mailsOf(requestId);
    expect(mail!.recipients).toEqual(['maria@example.com']);
    expect(mail!.text).toContain(`https://presently.example/reset-password?token=${issued.at(-1)}`);
    expect(mail!.html).toContain(`https://presently.example/reset-password?token=${issued.at(-1)}`);
    await eventually(async () => (await statusOf(requestId)) === 'sent');
  });

  it('goes to an address from which gifts came back, or whose owner wants none', async () => {
    const { hashes } = service.running.app.get(Suppressions);
    for (const [email, reason] of [
      ['bea@example.com', 'bounced'],
      ['ola@example.com', 'opted-out'],
    ] as const) {
      const hash = reason === 'bounced' ? hashes.ofExact('email', email) : hashes.of('email', email);
      await service.query(`insert into suppressions values ($1, 'email', $2, now())`, [hash, reason]);
      const requestId = await ask(() => token({ ...maria, email }));
      await eventually(async () => (await statusOf(requestId)) === 'sent');
    }
  });

  it('stores neither token nor address, and publishes nothing', async () => {
    const requestId = await ask(token);
    await eventually(async () => (await statusOf(requestId)) === 'sent');
    const tables = await service.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'notifications'`,
    );
    for (const { tablename } of tables) {
      const text = JSON.stringify(await service.query(`select * from ${tablename}`));
      expect([tablename, text.includes(issued.at(-1)!), text.includes('maria')]).toEqual([tablename, false, false]);
    }
    expect([...(await service.emitted(giftDelivered)), ...(await service.emitted(giftDeliveryFailed))]).toEqual([]);
  });

  it('is sent once if the event is repeated', async () => {
    const requestId = await ask(token);
    await ask(token, requestId);
    await eventually(async () => (await statusOf(requestId)) === 'sent');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(mailsOf(requestId)).toHaveLength(1);
  });

  it('waits while identity is away', async () => {
    let isBusy = true;
    const requestId = await ask(() => (isBusy ? busy() : token()));
    await eventually(async () => {
      const [row] = await service.query<{ attempts: number }>('select attempts from deliveries where id = $1', [
        idOf(requestId),
      ]);
      return row && row.attempts > 1;
    });
    isBusy = false;
    await eventually(() => mailsOf(requestId).length === 1);
  });

  it('is not sent if its request was used, replaced or has expired', async () => {
    const requestId = await ask(notFound);
    await eventually(async () => (await statusOf(requestId)) === 'failed');
    expect(mailsOf(requestId)).toEqual([]);
    expect(await service.emitted(giftDeliveryFailed)).toEqual([]);
  });

  it('is not sent to a list of addresses', async () => {
    const requestId = await ask(() => token({ ...maria, email: 'a@example.com, b@example.com' }));
    await eventually(async () => (await statusOf(requestId)) === 'failed');
    expect(mailsOf(requestId)).toEqual([]);
  });
});
