import { screenPaths } from '../../frontend/src/app/screens.js';
import { forAdmins, inside, outside } from './screens-to-show.js';

describe('The screens that the browser checks open', () => {
  it('include every screen of the application', () => {
    const opened = [...outside, ...inside, ...forAdmins].flatMap(({ path, opens }) => [
      path.replace(/\?.*/, ''),
      opens,
    ]);
    expect(screenPaths.filter((path) => !opened.includes(path))).toEqual([]);
  });
});
