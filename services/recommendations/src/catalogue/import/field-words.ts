/** Without signs, capitals and accents. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\s*(?:https?:\/\/)?(?:www\.)?schema(?:\.org)?[/:#]+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
const listed = (text: string) => new Set(text.split(', ').map(bare));

const newWords = listed(
  'new, brand new, new product, new condition, neu, neuware, fabrikneu, brandneu, neuf, neuve, état neuf, nuevo, ' +
    'nueva, nuovo, nuova, novo, nova, 新品, 新, 新しい, جديد, جديدة, nieuw, nowy, nowa, nowe, nový, nová, nové, ny, nytt, yeni, ' +
    '全新, новый, новое, новая, новий',
);
const noneWords = listed(
  'n/a, na, nan, null, nil, none, undefined, empty, no, keine, kein, nein, entfällt, k. A., aucun, aucune, non, ' +
    'ninguno, ninguna, nessuno, nessuna, nenhum, nenhuma, não, なし, 無し, لا يوجد, لا',
);
const yesWords = listed(
  'yes, y, true, t, 1, ja, j, oui, o, sí, s, sim, sì, はい, 有, あり, نعم, 18+, 18, adult, adults',
);

/** Whether something is not second-hand, by its `condition`. */
export const isNew = (condition: string): boolean => newWords.has(bare(condition));

/** Whether a field says yes, in any of our languages. */
export const isYes = (text: string): boolean => yesWords.has(bare(text));

/** Whether a field says that there is nothing to say: `-`, `N/A`. */
export const isNone = (text: string): boolean => bare(text) === '' || noneWords.has(bare(text));

/** Whether a price says that there is none: also `0`, `0.00 EUR`. */
export const isNoPrice = (text: string): boolean => isNone(text) || (/\d/.test(text) && !/[1-9]/.test(text));
