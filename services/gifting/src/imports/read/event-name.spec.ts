import { nameIn, saysAnniversary, saysBirthday } from './event-name.js';

it.each([
  ['Annas Geburtstag', 'Anna'],
  ['Jonas Geburtstag', 'Jonas'],
  ['Åsa Öbergs födelsedag', 'Åsa Öberg'],
  ['渡辺さくらさんの誕生日', '渡辺さくら'],
  ['김지우님의 생일', '김지우'],
  ['अनिल का जन्मदिन', 'अनिल'],
  ['李娜 的生日', '李娜'],
  ['Ziua de naștere a lui Ion Pop', 'Ion Pop'],
  ['Kovács Éva születésnapja', 'Kovács Éva'],
])('%s is the birthday of %s', (summary, name) => {
  expect([saysBirthday(summary), saysAnniversary(summary), nameIn(summary)]).toEqual([true, false, name]);
});
