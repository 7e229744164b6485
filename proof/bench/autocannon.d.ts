/** Types for the part of autocannon that is used here. It has none of its own. */
declare module 'autocannon' {
  export interface Client {
    setRequests(requests: { path: string; headers?: Record<string, string> }[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    headers?: Record<string, string>;
    /** Seconds; or `amount` of requests. */
    duration?: number;
    amount?: number;
    setupClient?: (client: Client) => void;
  }
  interface Result {
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
