import { otherNameIn } from './other-name.js';

const names = ['Lucía Pérez', 'Tío Paco', 'Seño Marta (cole)'];

it.each([
  ['Tío Paco, pienso en ti.', 'Lucía Pérez', 'Tío Paco'],
  ['Dear Paco, all the best', 'Lucía Pérez', 'Tío Paco'],
  ['For you, LUCÍA!', 'Abuela', 'Lucía'],
])('knows whom a message for another speaks to: %s', (message, to, expected) =>
  expect(otherNameIn(message, names, to)).toBe(expected),
);

it.each([
  ['Tío Juan, pienso en ti.', 'Tío Juan'],
  ['Lucía, feliz cumple', 'Lucía Pérez'],
  ['Feliz cumple', 'Abuela'],
  ['Pacote is no name of theirs', 'Abuela'],
])('finds nobody else in: %s', (message, to) => expect(otherNameIn(message, names, to)).toBeUndefined());

describe('in Japanese, which puts no spaces between words', () => {
  it.each([
    ['花子さん、お誕生日おめでとう！', ['花子'], '太郎', '花子'],
    ['花子へ', ['花子'], '太郎', '花子'],
    ['花子へ。いつもありがとう。', ['花子'], '太郎', '花子'],
    ['大好きな花子ちゃんへ', ['花子'], '太郎', '花子'],
    ['花子、おめでとう', ['花子'], '太郎', '花子'],
    ['花子 いつもありがとう', ['花子'], '太郎', '花子'],
    ['花子様', ['花子さん'], '太郎', '花子'],
    ['さくらさん、ありがとう', ['さくら'], '太郎', 'さくら'],
    ['アンナさんへ', ['アンナ'], '太郎', 'アンナ'],
    ['Annaさん、おめでとう', ['Anna'], '太郎', 'Anna'],
    ['花子さん、お元気で', ['山田花子'], '太郎', '山田花子'],
    ['山田さん、お元気で', ['山田花子'], '太郎', '山田花子'],
    ['田中先生へ', ['田中先生'], '太郎', '田中先生'],
    ['花子さん、おめでとう', ['太郎', '花子'], '太郎', '花子'],
  ])('knows whom it speaks to: %s', (message, others, to, expected) =>
    expect(otherNameIn(message, others, to)).toBe(expected),
  );

  it.each([
    ['太郎さん、お誕生日おめでとう！', ['花子'], '太郎'],
    ['お誕生日おめでとう！', ['花子'], '太郎'],
    ['美花子さん、おめでとう', ['花子'], '美花子'],
    ['花子さん、おめでとう', ['花子'], '花子さん'],
    ['花子さん、おめでとう', ['花子'], '山田花子'],
    ['山田さん、おめでとう', ['山田花子'], '山田太郎'],
    ['花子園のお花です', ['花子'], '太郎'],
    ['Annaliseさん、おめでとう', ['Anna'], '太郎'],
    ['さくらんぼをどうぞ', ['さくら'], '太郎'],
  ])('finds nobody else in: %s', (message, others, to) => expect(otherNameIn(message, others, to)).toBeUndefined());
});

it.each([
  ['يا ليلى، كل عام وأنت بخير', ['ليلى'], 'سارة', 'ليلى'],
  ['Joyeux anniversaire, Zoé !', ['Zoé Martin'], 'Léa', 'Zoé'],
  ['Liebe Anna, alles Gute', ['Anna Weber'], 'Ben', 'Anna'],
  ['Caro Luca, auguri', ['Luca Rossi'], 'Gina', 'Luca'],
  ['Querida Inês, parabéns', ['Inês Souza'], 'Rui', 'Inês'],
])('knows it in other languages: %s', (message, others, to, expected) =>
  expect(otherNameIn(message, others, to)).toBe(expected),
);
