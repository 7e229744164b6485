/** Where a broker of the tests runs: as a process of this machine, or in a container. Its data outlives it. */
export interface BrokerServer {
  /** `host:port` for clients; the same after every start. */
  readonly address: string;
  start: () => Promise<void>;
  /** Ends the server like a crash would, or politely. */
  stop: (signal: NodeJS.Signals) => Promise<void>;
  /** The data goes as well. */
  destroy: () => Promise<void>;
}

/** What a server is started with besides where it listens and keeps its data. */
export interface BrokerSettings {
  /** Lines of its configuration. */
  config: readonly string[];
  /** Variables that the configuration reads. */
  env: Record<string, string>;
}
