import { importsOf, mentions, unsaidAtStart } from './start-words.ts';

/** Keys that a module of the start puts together: a greeting with a name, the kinds of days and the plans. */
const composed = [
  ...['welcomeBackName', 'welcomeName'].map((key) => `dashboard ${key}`),
  ...['anniversary', 'birthday', 'graduation', 'holiday', 'other', 'wedding'].map((key) => `kinds ${key}`),
  ...['business', 'free', 'pro'].map((key) => `kinds ${key}`),
];

describe('the English messages that a signed-in page begins with', () => {
  it('are those that its first modules say', () => {
    expect(unsaidAtStart()).toEqual(composed.toSorted());
  });
});

describe('what a module brings', () => {
  it('are its imports, but no types and nothing that it fetches on demand', () => {
    const source = [
      "import { useState } from 'react';",
      "import type { Gift } from './gift.js';",
      'import {',
      '  one,',
      "} from '../ui/button.js';",
      "export { two } from './two.js';",
      "import './effects.js';",
      "const load = () => import('./late.js');",
    ].join('\n');
    expect(importsOf('frontend/src/gifts/list.ts', source)).toEqual([
      'frontend/src/ui/button.ts',
      'frontend/src/gifts/two.ts',
      'frontend/src/gifts/effects.ts',
    ]);
  });

  it('are the messages whose keys it has in quotes', () => {
    const source = "import { x } from './cancel.js';\nconst close = () => say('send');";
    expect(['send', 'close', './cancel.js'].filter((key) => mentions(source, key))).toEqual(['send']);
  });
});
