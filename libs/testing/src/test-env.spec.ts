import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseBackend, usualImages } from './test-env.js';

describe('the backend of the tests', () => {
  it.each([
    [undefined, 'embedded'],
    ['', 'embedded'],
    ['embedded', 'embedded'],
    ['containers', 'containers'],
  ])('for TEST_BACKEND=%s is %s', (given, expected) => {
    expect(chooseBackend(given)).toBe(expected);
  });

  it.each(['container', 'Containers', 'docker', 'true'])('refuses TEST_BACKEND=%s', (given) => {
    expect(() => chooseBackend(given)).toThrow(`TEST_BACKEND must be embedded or containers, not "${given}"`);
  });

  it('uses the images of docker-compose.yml', () => {
    const compose = readFileSync(join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');
    for (const [name, image] of Object.entries(usualImages)) expect(compose).toContain(`image: \${${name}:-${image}}`);
  });
});
