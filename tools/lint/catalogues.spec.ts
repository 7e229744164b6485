import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.ts';
import { areas, messagesIn, pluralProblems, shapeOf } from './catalogues.ts';

const frontend = 'frontend/src/languages';
const languages = ['de', 'fr', 'es', 'it', 'pt', 'ja', 'ar'];

describe('the catalogues of messages', () => {
  it('are found, those of recipients among them', () => {
    expect(areas()).toEqual(
      expect.arrayContaining([
        'frontend/src/languages/gift-page',
        'services/notifications/src/words/gift',
        'services/gateway/src/frontend/notices',
      ]),
    );
  });

  it('are found by the name of their folder', () => {
    const own = areas().filter((area) => area.startsWith(`${frontend}/`));
    const named = own.map((area) => basename(area).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    const text = (path: string) => readFileSync(join(root, path), 'utf8');
    const said = own.map((area) => /wordsOf\('(\w+)', en\)/.exec(text(`${area}/en.ts`))?.[1]);
    const listed = [...text(`${frontend}/translations.ts`).matchAll(/^ {2}(\w+): Translation/gm)].map(
      ([, name]) => name,
    );
    // Words for what the API says, and those that only the server says, belong to no component.
    expect(said.filter((name, at) => name !== undefined && name !== named[at])).toEqual([]);
    expect(said.filter((name) => name !== undefined && !listed.includes(name))).toEqual([]);
  });

  it.each(languages)(
    'need in %s what they need in English, have its tags, and count as the language does',
    (language) => {
      const problems = areas().flatMap((area) => {
        const english = messagesIn(area, 'en');
        const own = messagesIn(area, language);
        return [...new Set([...Object.keys(english), ...Object.keys(own)])].flatMap((key) => {
          const at = `${area} ${key}`;
          if (english[key] === undefined || own[key] === undefined) return [`${at}: in one language only`];
          const [expected, found] = [shapeOf(english[key]), shapeOf(own[key])];
          const differs = (part: 'needs' | 'tags') =>
            String(expected[part]) === String(found[part])
              ? []
              : [`${at}: ${part} ${found[part].join()}, not ${expected[part].join()}`];
          const counts = found.plurals.flatMap((options) =>
            pluralProblems(language, options).map((each) => `${at}: ${each}`),
          );
          return [...differs('needs'), ...differs('tags'), ...counts];
        });
      });
      expect(problems).toEqual([]);
    },
  );

  it('count in English as English does', () => {
    const problems = areas().flatMap((area) =>
      Object.entries(messagesIn(area, 'en')).flatMap(([key, message]) =>
        shapeOf(message).plurals.flatMap((options) =>
          pluralProblems('en', options).map((each) => `${area} ${key}: ${each}`),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });
});

describe('the shape of a message', () => {
  it('names values, choices, tags and plurals, also inside each other', () => {
    const message =
      '<name>{who}</name> {kind, select, card {a card} other {{count, plural, one {# gift} other {# gifts}}}}';
    expect(shapeOf(message)).toEqual({
      needs: ['count', 'kind: card other', 'who'],
      tags: ['name'],
      plurals: [{ type: 'cardinal', options: ['one', 'other'] }],
    });
    expect(shapeOf('Plain.')).toEqual({ needs: [], tags: [], plurals: [] });
  });

  it('lacks a category of the language, or has one too many', () => {
    const cardinal = (...options: string[]) => ({ type: 'cardinal' as const, options });
    expect(pluralProblems('ar', cardinal('one', 'other'))).toEqual([
      'without zero',
      'without two',
      'without few',
      'without many',
    ]);
    expect(pluralProblems('ja', cardinal('one', 'other'))).toEqual(['has no one']);
    expect(pluralProblems('de', cardinal('=1', 'other'))).toEqual([]);
    expect(pluralProblems('ar', cardinal('=2', '=3', 'other'))).toEqual([]);
    expect(pluralProblems('en', { type: 'ordinal', options: ['one', 'other'] })).toEqual([
      'without two',
      'without few',
    ]);
  });
});
