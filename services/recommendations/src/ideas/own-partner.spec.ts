import { isOwnPartner } from './own-partner.js';

const listed = (text: string): string[] => text.trim().split(/\s*\|\s*/);

describe('the giver’s own partner', () => {
  it.each(
    listed(`
      Wife | my wife | My dear husband | Partner | life partner | long-term partner | fiancée | wife-to-be |
      wife of 12 years | boyfriend of 2 years | girlfriend since 2021 | wife (35) | Karen, my wife | wife Anna |
      my best friend and husband | wife, mother of my kids | husband ❤️ | Frau | meine Frau | meine Frau Tanja |
      Ehefrau seit 10 Jahren | Mann | mon mari | ma femme depuis 5 ans | mi esposa | mi mujer | novio desde 2019 |
      mia moglie | marito | minha esposa | namorado há 3 anos | 妻 | 私の妻 | 彼女 | 最愛の夫 | زوجتي | زوجتي سارة | زوجي |
      خطيبتي منذ 3 سنوات | my love, my wife | husband (40) | my hubby | wifey | the wife | Ehemann | mein Mann |
      meine liebe Frau | meine Verlobte | mari | mon conjoint | compagne | mi marido | novia | mi novia Ana |
      esposa (34) | mio marito | la mia fidanzata | meu marido | minha namorada | o meu marido | esposa | 夫 | 彼氏 |
      うちの妻 | 恋人 | زوج | خطيبي | شريكتي | partner (f) | Partner, 5 years | my other half | Partnerin |
      Mein Mann ❤ | spouse/partner | boyfriend/fiancé
    `),
  )('%s', (relationship) => expect(isOwnPartner(relationship)).toBe(true));

  it.each(
    listed(`
      my brother and his wife | brother and wife | boss & husband | ex-wife | ex wife | my ex, wife number one |
      former husband | wife (divorced) | Frau Müller | Frau Dr. Weber | Frau im dritten Stock |
      nette Frau aus dem Büro | Frau meines Bruders | seine Frau | Ex-Frau | mein Bruder und seine Frau |
      Mann von der Post | brother’s wife | my brothers wife | wife of my boss | cousin’s girlfriend |
      business partner | partner at the firm | climbing partner | wife’s mother | mother of my wife |
      femme de ménage | la femme de mon frère | mon frère et sa femme | ex-mari | la mère de ma femme |
      mi hermano y su mujer | mujer de la limpieza | exmujer | mio fratello e sua moglie | ex moglie |
      la moglie di Luca | meu irmão e a esposa dele | ex-namorada | mulher do chefe | 兄の妻 | 兄夫婦 | 元妻 | 彼女の母 |
      妻の母 | 社長夫人 | زوجة أخي | أم زوجتي | أخي وزوجته | زوجتي السابقة | شريك في العمل | Friend |
      sister and her husband | cousin & his wife | friends wife | sons girlfriend | dad’s girlfriend |
      dads new wife | ex husband | ex-boyfriend | my ex-girlfriend | late wife | wife of a friend |
      wife from next door | work wife | work husband | future wife of my son | partner of my sister |
      partner at work | law partner | Frau Schmidt | Frau vom Chef | Frau Nachbarin | Herr und Frau Weber |
      Frau Weber und Mann | Mann meiner Schwester | Freund und seine Freundin | Bruder und Frau |
      neue Frau von Papa | femme de mon patron | mari de ma sœur | ma sœur et son mari | ex-femme |
      ancienne compagne | femme politique | mujer de mi jefe | marido de mi hermana | mi hermana y su marido |
      exnovio | compañero | moglie del capo | marito di mia sorella | mia sorella e suo marito | ex marito |
      compagno di classe | compagno di scuola | compagna di corso | companheiro de quarto | mulher do meu irmão |
      minha irmã e o marido | ex-marido | compagnon de route | 姉の夫 | 弟の妻 | 元カノ | 元夫 | 前妻 | 彼女のお母さん | 友人夫婦 |
      زوج أختي | زوجة صديقي | أختي وزوجها | طليقتي | خطيبة ابني | brother/wife
    `),
  )('not %s', (relationship) => expect(isOwnPartner(relationship)).toBe(false));
});
