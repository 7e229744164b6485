import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseBackend, usualImages } from './test-env.js';

describe('what the suites run on', () => {
  it.each([
    [undefined, 'embedded'],
    ['', 'embedded'],
    ['embedded', 'embedded'],
    ['containers', 'containers'],
  ])('%s is %s', (given, expected) => {
    expect(chooseBackend(given)).toBe(expected);
  });

  it.each(['container', 'Containers', 'docker', 'true'])('is never guessed from "%s"', (given) => {
    expect(() => chooseBackend(given)).toThrow(`TEST_BACKEND must be embedded or containers, not "${given}"`);
  });

  it('are the images that docker-compose.yml runs', () => {
    const compose = readFileSync(join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');
    for (const [name, image] of Object.entries(usualImages)) expect(compose).toContain(`image: \${${name}:-${image}}`);
  });
});
