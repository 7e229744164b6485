/** The servers of the tests: binaries that npm installs, or containers with the images of production. */
export type Backend = 'embedded' | 'containers';

/** @throws Error for any other value, since a misspelt name must not select the default silently */
export function chooseBackend(given = ''): Backend {
  if (given === '' || given === 'embedded') return 'embedded';
  if (given === 'containers') return 'containers';
  throw new Error(`TEST_BACKEND must be embedded or containers, not "${given}"`);
}

/** Default images, as in docker-compose.yml. */
export const usualImages = { POSTGRES_IMAGE: 'postgres:17', NATS_IMAGE: 'nats:2.12-alpine' };

/** The environment that the test run sets for its suites. */
export const testEnv = {
  /** `TEST_BACKEND`; `embedded` by default. */
  backend: chooseBackend(process.env.TEST_BACKEND),
  /** `host:port` of the Postgres that the run has started, with user and password `postgres`. */
  postgres: process.env.TEST_POSTGRES ?? '',
  /** Path of the nats-server binary. */
  natsServer: process.env.NATS_SERVER_BIN ?? 'nats-server',
  path: process.env.PATH,
  postgresImage: process.env.POSTGRES_IMAGE ?? usualImages.POSTGRES_IMAGE,
  natsImage: process.env.NATS_IMAGE ?? usualImages.NATS_IMAGE,
};

/**
 * Sets variables that a library reads from the environment itself.
 * @returns a function that restores the environment
 */
export function setVariables(variables: Record<string, string>): () => void {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}
