import autocannon, { type Client } from 'autocannon';
import { Failure } from '../../libs/cli/src/failure.ts';

export interface Load {
  /** `http://127.0.0.1:8080/api/recipients` */
  url: string;
  headers?: Record<string, string>;
  seconds: number;
}

export interface Request {
  path: string;
  headers: Record<string, string>;
}

export interface Measured {
  answers: number;
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const connections = 50;

/** Repeats one request on 50 connections. @throws Failure for any answer but 2xx */
export const ask = ({ url, headers, seconds }: Load): Promise<Measured> =>
  measure(autocannon({ url, headers: headers ?? {}, connections, duration: seconds }), url);

/** Repeats requests: each connection one of them. */
export const askEach = (origin: string, requests: readonly Request[], seconds: number): Promise<Measured> => {
  let next = 0;
  const setupClient = (client: Client) => client.setRequests([requests[next++ % requests.length]!]);
  return measure(autocannon({ url: origin, connections, duration: seconds, setupClient }), origin);
};

/** Requests each path once, distributed over 50 connections. */
export const askForEach = (
  origin: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<Measured> =>
  askInTurn(
    origin,
    paths.map((path) => ({ path, headers })),
  );

/** Makes each request once, distributed over the connections. */
export function askInTurn(origin: string, requests: readonly Request[], most = connections): Promise<Measured> {
  const among = Math.min(most, requests.length);
  let next = 0;
  const running = autocannon({
    url: origin,
    connections: among,
    amount: requests.length,
    setupClient: (client) => {
      const nth = next++;
      client.setRequests(requests.filter((_request, index) => index % among === nth));
    },
  });
  return measure(running, origin);
}

async function measure(running: ReturnType<typeof autocannon>, what: string): Promise<Measured> {
  const { duration, errors, timeouts, non2xx, requests, latency } = await running;
  const failed = errors + timeouts + non2xx;
  if (failed > 0) throw new Failure(`${failed} of ${requests.total} requests to ${what} failed: nothing was measured`);
  return { answers: requests.total, rate: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}
