/** A test broker: a process of this machine or a container. It keeps its data over restarts. */
export interface BrokerServer {
  /** `host:port` for clients; the same after every start. */
  readonly address: string;
  start: () => Promise<void>;
  /** Stops the server with a signal: `SIGKILL` is a crash, `SIGTERM` a clean shutdown. */
  stop: (signal: NodeJS.Signals) => Promise<void>;
  /** Stops the server and deletes its data. */
  destroy: () => Promise<void>;
}

/** Settings besides address and data folder. */
export interface BrokerSettings {
  /** Lines of the configuration file. */
  config: readonly string[];
  /** Environment variables that the configuration reads. */
  env: Record<string, string>;
}
