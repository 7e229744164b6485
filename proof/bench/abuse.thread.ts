import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/** A call of an abuser. */
export interface Attack {
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

export interface AbuseTask {
  url: string;
  connections: number;
  attacks: readonly Attack[];
}

/**
 * Makes calls on many connections without a pause, until it is told to end; answers with the answers by status. It is a
 * thread of its own: in that which measures the calls of others, sending a hundred files a second delayed these by up to a
 * second. It leaves the processors to the product, since an abuser has processors of their own.
 */
const port = parentPort!;
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
const { url, connections, attacks } = workerData as AbuseTask;
const calls = attacks.map(({ body, ...rest }) => ({
  ...rest,
  body: body === undefined ? undefined : Buffer.from(body),
}));
// An upload that is refused closes the connection that it came on.
const agent = new Agent({ keepAlive: true });

const ask = ({ path, method = 'GET', headers, body }: (typeof calls)[number]) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode!));
      answer.once('error', reject);
    });
    sent.once('error', reject).end(body);
  });

const counts: Record<string, number> = {};
const over = new AbortController();

async function connection(nth: number): Promise<void> {
  for (let call = nth; !over.signal.aborted; call++) {
    const status = await ask(calls[call % calls.length]!).then(String, () => 'no answer');
    // Calls that wait at the end are answered while no other account is active.
    if (!over.signal.aborted) counts[status] = (counts[status] ?? 0) + 1;
  }
}

const running = Promise.all(Array.from({ length: connections }, (_none, nth) => connection(nth)));
port.once('message', () => {
  over.abort();
  void running.then(() => port.postMessage(counts));
});
