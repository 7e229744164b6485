import { isCircumstance, pastimeIn, pastimesToPraise } from './pastimes.js';

const list = (text: string): string[] => text.split('|').map((fact) => fact.trim());

describe('a pastime', () => {
  it.each([
    ['Loves pottery', 'pottery'],
    ['Gardening', 'gardening'],
    ['plays the piano', 'piano'],
    ['watching football', 'football'],
    ['dancer', 'dancing'],
    ['dog lover', 'dogs'],
    ['D&D', 'D&D'],
    ['Taylor Swift', 'Taylor Swift'],
    ['early jazz', 'early jazz'],
    ['Japanese pottery', 'Japanese pottery'],
    ['formula 1', 'Formula 1'],
    ['K-Pop', 'K-pop'],
    ['Jigsaw nights', 'jigsaw nights'],
    ['poker nights', 'poker nights'],
    ['Gärtnern', 'Gärtnern'],
    ['ajedrez', 'ajedrez'],
    ['犬と散歩', '犬と散歩'],
    ['البستنة', 'البستنة'],
  ])('is what a recipe or the list knows: %s', (fact, pastime) => expect(pastimeIn(fact)).toBe(pastime));

  it.each(
    list(
      `retired|new baby|single mum|moving house|has twins|wants nothing|got fired|gout|strict parents|no coffee|quit coffee|gave up
      chess|ex dancer|shopping addiction|potty training|bad cook|cat died|reading glasses|running from the law|vegan|her garden
      |works in fashion|balding|stuttering|Rentnerin|zieht um|kein Kaffee|à la retraite|sans café|recién jubilada|está embarazada
      |in pensione|ha due gemelli|aposentada|mãe solteira|定年退職|赤ちゃんが生まれた|متقاعد|حامل`,
    ),
  )('is not what may be a trouble, a trait or a turn of life: %s', (fact) => expect(pastimeIn(fact)).toBeUndefined());

  it('is praised only in a few words', () => {
    expect(pastimesToPraise(['reading novels and poetry', 'pottery', 'sober'])).toEqual(['pottery']);
  });

  it('is no turn of life', () => {
    expect(
      list('retired|has twins|moving house|single mum|Rentnerin|est enceinte').filter(isCircumstance),
    ).toHaveLength(6);
    expect(list('kintsugi|pottery|sober').filter(isCircumstance)).toEqual([]);
  });
});
