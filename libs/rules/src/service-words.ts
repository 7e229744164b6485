import compile from 'icu-minify/compile';
import { elided } from './elision.js';
import { withJapaneseNames } from './japanese-honorific.js';
import { compileWith, speakBy } from './words.js';

// Browsers have compiled messages, and fetch the grammar of their language with its translations.
compileWith(compile);
speakBy('fr', elided);
speakBy('ja', withJapaneseNames);

/** The words for services: they compile messages, and speak every language by its grammar. */
export * from './words.js';
