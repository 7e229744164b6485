/** On what the suites run: binaries that npm installs, or containers of the images that production uses. */
export type Backend = 'embedded' | 'containers';

/** @throws Error for anything else: a misspelt choice must not quietly test the other one. */
export function chooseBackend(given = ''): Backend {
  if (given === '' || given === 'embedded') return 'embedded';
  if (given === 'containers') return 'containers';
  throw new Error(`TEST_BACKEND must be embedded or containers, not "${given}"`);
}

/** The images of containers, unless others are named; as docker-compose.yml has them. */
export const usualImages = { POSTGRES_IMAGE: 'postgres:17', NATS_IMAGE: 'nats:2.12-alpine' };

/** What the test run tells the suites. */
export const testEnv = {
  /** `TEST_BACKEND`: `embedded` without it. */
  backend: chooseBackend(process.env.TEST_BACKEND),
  /** `host:port` of the Postgres that the run has started; user `postgres`, password `postgres`. */
  postgres: process.env.TEST_POSTGRES ?? '',
  /** The nats-server binary. */
  natsServer: process.env.NATS_SERVER_BIN ?? 'nats-server',
  /** Where programs are looked for. */
  path: process.env.PATH,
  postgresImage: process.env.POSTGRES_IMAGE ?? usualImages.POSTGRES_IMAGE,
  natsImage: process.env.NATS_IMAGE ?? usualImages.NATS_IMAGE,
};
