import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Changes } from '../changes.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import { Outbox } from '../outbox/outbox.js';
import type { Party } from '../party.js';
import { decrypt, newDevice, type Device } from './device.js';
import { vapidProblem } from './vapid.js';

interface PushOptions {
  /** The sandbox's address. Available after the start. */
  url: () => string;
  outboxFile: string | undefined;
  devicesFile: string | undefined;
}

/** A push as its device has it. */
export interface CapturedPush {
  /** Of the message. */
  id: string;
  deviceId: string;
  topic: string | null;
  title: string;
  body: string;
  url: string;
  tag: string | null;
  /** How often the push service took it: a topic replaces what came under it before. */
  times: number;
  /** ISO instant. */
  receivedAt: string;
}

type ToDevice = FastifyRequest<{ Params: { id: string } }>;

/** What push services accept, in bytes. */
const mostBytes = 4_096;
/** Seconds that a busy push service asks for. */
const busyForSeconds = 2;

/** What a device shows, and a test reads. */
const toPublic = ({ deviceId, title, body, url, tag, times, receivedAt }: CapturedPush) => ({
  id: deviceId,
  title,
  body,
  url,
  receivedAt,
  tag,
  times,
});

/** An imitated push service (RFC 8030), with the browsers behind it. */
export class PushParty implements Party {
  readonly name = 'push';
  readonly title = 'Pushes';
  readonly outbox: Outbox<CapturedPush>;
  private readonly devices: Outbox<Device>;
  /** Aborted when the fault changes, so that it also ends the wait of `slow`. */
  private waiting = new AbortController();

  constructor(
    private readonly options: PushOptions,
    private readonly faults: FaultSwitches,
    private readonly changes: Changes,
  ) {
    this.outbox = new Outbox(options.outboxFile);
    this.devices = new Outbox(options.devicesFile);
    faults.onChange(this.name, () => {
      this.waiting.abort();
      this.waiting = new AbortController();
    });
  }

  get address(): string {
    return `${this.options.url()}/push`;
  }

  async start(): Promise<void> {}

  async stop(): Promise<void> {
    this.waiting.abort();
  }

  clear(): void {
    this.outbox.clear();
  }

  routes(app: FastifyInstance): void {
    app.get<{ Querystring: { id?: string } }>('/outbox/push', ({ query: { id } }) =>
      this.outbox
        .list()
        .filter(({ deviceId }) => id === undefined || deviceId === id)
        .map(toPublic),
    );
    app.post('/push', (_request, reply) => {
      const device = newDevice();
      this.devices.add(device);
      const { id, p256dh, auth } = device;
      return reply.code(201).send({ id, endpoint: `${this.address}/${id}`, keys: { p256dh, auth } });
    });
    app.delete('/push/:id', (request: ToDevice, reply) => {
      this.devices.change(request.params.id, { isGone: true });
      return reply.code(204).send();
    });
    void app.register(async (scope) => {
      scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      scope.post('/push/:id', (request: ToDevice, reply) => this.answer(request, reply));
    });
  }

  private async answer(request: ToDevice, reply: FastifyReply): Promise<unknown> {
    const fault = this.faults.get('push');
    if (fault.mode === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault.mode === 'reject') return reply.code(410).send({ message: 'This subscription has ended' });
    if (fault.mode === 'busy')
      return reply.code(429).header('retry-after', String(busyForSeconds)).send({ message: 'Too many pushes' });
    const status = this.take(request, reply);
    // The push is stored before the wait: `slow` delays only the answer.
    if (fault.mode === 'slow')
      await delay(fault.delayMs, undefined, { signal: this.waiting.signal }).catch(() => undefined);
    return status;
  }

  private take({ params, headers, body }: ToDevice, reply: FastifyReply): unknown {
    const refuse = (status: number, message: string) => reply.code(status).send({ message });
    const device = this.devices.find(params.id);
    if (!device) return refuse(404, 'There is no such subscription');
    if (device.isGone) return refuse(410, 'This subscription has ended');
    if (!/^\d+$/.test(String(headers.ttl ?? ''))) return refuse(400, 'TTL is missing');
    if (headers['content-encoding'] !== 'aes128gcm') return refuse(415, 'Content-Encoding must be aes128gcm');
    const problem = vapidProblem(headers.authorization, new URL(this.options.url()).origin);
    if (problem) return refuse(403, problem);
    if (!Buffer.isBuffer(body) || body.length === 0) return refuse(400, 'The body is missing');
    if (body.length > mostBytes) return refuse(413, `A push has at most ${mostBytes} bytes`);
    const topic = headers.topic === undefined ? null : String(headers.topic);
    if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return refuse(400, 'Topic must be at most 32 letters');
    let shown: Partial<CapturedPush>;
    try {
      shown = JSON.parse(decrypt(body, device)) as Partial<CapturedPush>;
    } catch {
      // A push service cannot know. Its device drops the message.
      return reply.code(201).header('location', `${this.address}/messages/${randomUUID()}`).send();
    }
    const { title = '', body: text = '', url = '', tag = null } = shown;
    const note = { topic, title, body: text, url, tag, receivedAt: new Date().toISOString() };
    const earlier = topic && this.outbox.list().find((each) => each.deviceId === device.id && each.topic === topic);
    const id = earlier ? earlier.id : randomUUID();
    if (earlier) this.outbox.change(id, { ...note, times: earlier.times + 1 });
    else this.outbox.add({ id, deviceId: device.id, ...note, times: 1 });
    this.changes.announce();
    return reply.code(201).header('location', `${this.address}/messages/${id}`).send();
  }
}
