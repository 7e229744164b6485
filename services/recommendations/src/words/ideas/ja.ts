import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  plain1: '{name}さんは、まだ持っていないかもしれません。',
  plain2: 'お家にまだなければ、{name}さんに。',
  plain3: '{name}さんに贈りやすく、使いやすいものです。',
  plain4: '{name}さんに合うか、見てみてください：{idea}。',
  general: 'ほとんどの人に喜ばれるもの',
  generalIs: '興味から選んだものではない、無難で心地よいもの',
  unsure:
    '今回は、{name}さんについて書かれたことにどの商品が合うか、確信が持てませんでした。こちらは多くの人に喜ばれます。',
  notSold: 'この価格では、{name}さんについて書かれたことに合うものがお店にありません。こちらは多くの人に喜ばれます。',
  littleKnown: '{name}さんの好みについて、わかっていることがまだわずかです。こちらは多くの人に喜ばれます。',
  words1: '{start}：お店から',
  words2: '見つけました：{words}',
  words3: '{words}のあるもの',
  words4: '{words}にまつわるもの',
  inTitle1: 'どの商品名にも「{words}」とあります。',
  inTitle2: 'お店では「{words}」として売られています。選ぶ前にご覧ください。',
  inTitle3: '書かれた言葉で見つけました：{words}。',
  inTitle4: 'どれにも「{words}」とあります。どれが合うかは、あなたがいちばんご存じです。',
  kindred1: '「{words}」のためにお店から選びました。決める前にご覧ください。',
  kindred2: 'こうしたものは「{words}」によく合います。',
  kindred3: '「{words}」を大切にしている人の多くに喜ばれます。',
};
