import { GenericContainer, Wait } from 'testcontainers';
import { testEnv } from '../../../../libs/testing/src/test-env.ts';

/** A Postgres in a container, of the image that production runs. */
export async function startPostgres({ settings, password }) {
  const container = await new GenericContainer(testEnv.postgresImage)
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['postgres', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
    .withExposedPorts(5432)
    // Logged twice: while the image creates its data folder, and when it is ready.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  return {
    address: `${container.getHost()}:${container.getMappedPort(5432)}`,
    // The library has already waited for it.
    hasEnded: () => false,
    stop: () => container.stop({ timeout: 0 }),
  };
}
