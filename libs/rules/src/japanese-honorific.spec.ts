import { partsIn, sayIn } from './service-words.js';

const inJapanese = (message: string, values: object) => sayIn('ja', message, values);

describe('さん after a name in a Japanese message', () => {
  it.each([
    ['{recipient}さんへのギフト', '花子', '花子さんへのギフト'],
    ['{recipient}さんへのギフト', 'Anna Lee', 'Anna Leeさんへのギフト'],
    ['{recipient}さんへのギフト', 'お母さん', 'お母さんへのギフト'],
    ['{recipient}さんへのギフト', '花子ちゃん', '花子ちゃんへのギフト'],
    ['{recipient}さん、{recipient}を', 'ママ', 'ママ、ママを'],
    ['次は{recipient}さん', '田中先生', '次は田中先生'],
    ['<name>{recipient}</name>さんより', 'おばあちゃん', 'おばあちゃんより'],
    ['<b><name>{recipient}</name>さん</b>', '祖母', '祖母'],
    ['{count, plural, other {#人：{recipient}さん}}', '父', '1人：父'],
    ['{recipient}さんに準備', '太郎、お母さん', '太郎さん、お母さんに準備'],
    ['{recipient}の日', 'お母さん', 'お母さんの日'],
  ])('stands where it is said: %s, %s', (message, recipient, expected) => {
    expect(inJapanese(message, { recipient, count: 1 })).toBe(expected);
  });

  it('is left out beside elements, after numbers it stays, and in no other language it changes', () => {
    const name = (chunks: (string | object)[]) => ({ chunks });
    expect(partsIn('ja', '<name>{recipient}</name>さんより', { recipient: '母' }, { name })).toEqual([
      { chunks: ['母'] },
      'より',
    ]);
    expect(inJapanese('{count}さん', { count: 3 })).toBe('3さん');
    expect(sayIn('de', '{recipient}さん', { recipient: '母' })).toBe('母さん');
  });
});
