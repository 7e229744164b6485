import { firstNamesOf } from './first-names.js';
import { spokenToInJapanese } from './with-san.js';

describe('how a Japanese text speaks to somebody', () => {
  it.each([
    ['花子', '花子さん'],
    ['田中さん', '田中さん'],
    ['花子ちゃん', '花子さん'],
    ['太郎くん', '太郎さん'],
    ['田中様', '田中さん'],
    ['Yuki', 'Yukiさん'],
    ['アンナ・ベルク', 'アンナ・ベルクさん'],
    ['一夫', '一夫さん'],
    ['美姉子', '美姉子さん'],
    ['まこと', 'まことさん'],
    ['太郎と花子', '太郎さんと花子さん'],
    ['太郎、花子', '太郎さん、花子さん'],
    ['太郎とママ', '太郎さんとママ'],
    ['花子と子供たち', '花子さんと子供たち'],
    ['Rebecca & Daniel', 'Rebeccaさん & Danielさん'],
    ['Tom & die Kinder', 'Tomさん & die Kinder'],
    ['田中家', '田中家の皆さん'],
    ['The Hendersons', 'The Hendersonsの皆さん'],
    ['田中 先生', '田中先生'],
    ['私の母', '母'],
  ])('%s: %s', (name, spoken) => expect(spokenToInJapanese(firstNamesOf(name))).toBe(spoken));

  it.each([
    'お母さん|おばあちゃん|お姉ちゃん|ママ|母|祖母|妻|弟|弟さん|叔母さん|義母|息子夫婦|友達',
    '田中先生|先生|田中部長|社長|店長|鈴木コーチ|田中博士|太郎君|佐藤殿|奥様|山田ご夫妻|みなさん',
    'Dr. Lee|Mum|Aunt May|パパとママ|ある方',
  ])('says no さん after kinship, a title or an honorific: %s', (names) => {
    for (const name of names.split('|')) expect(spokenToInJapanese(firstNamesOf(name))).toBe(name);
  });
});
