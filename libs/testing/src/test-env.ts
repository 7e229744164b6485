/** What the test run tells the suites. */
export const testEnv = {
  /** `host:port` of the Postgres that the run has started; user `postgres`, password `postgres`. */
  postgres: process.env.TEST_POSTGRES ?? '',
  /** The nats-server binary. */
  natsServer: process.env.NATS_SERVER_BIN ?? 'nats-server',
};
