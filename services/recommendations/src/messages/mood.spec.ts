import { aProfile } from '../recommendations.builders.js';
import { isTrouble } from '@presently/rules/troubles';
import { moodOf, troubleWords } from './mood.js';

const occasion = (title: string | null, type = 'Other') => ({ id: 'o', type, date: '2026-05-04', title });
const glad = (titles: string) => titles.split('|').map((title): [string, string] => [title, 'glad']);

describe('the mood of a letter', () => {
  it.each([
    ['Funeral of her father', 'grief'],
    ['Sympathy', 'grief'],
    ['First anniversary of Dad’s death', 'grief'],
    ['In loving memory', 'grief'],
    ['Beileid', 'grief'],
    ['Condoléances', 'grief'],
    ['Pésame', 'grief'],
    ['Condoglianze', 'grief'],
    ['Velório da tia', 'grief'],
    ['祖父の葬儀', 'grief'],
    ['عزاء والدها', 'grief'],
    ['Pronta guarigione', 'illness'],
    ['Melhoras', 'illness'],
    ['母の入院', 'illness'],
    ['شفاء عاجل', 'illness'],
    ['Scusa', 'apology'],
    ['Pedido de perdão', 'apology'],
    ['お詫び', 'apology'],
    ['اعتذار', 'apology'],
    ['One year without Tom', 'grief'],
    ['Ein Jahr ohne Oma', 'grief'],
    ['Un año sin Carlos', 'grief'],
    ['Felix was put to sleep', 'grief'],
    ['Shiva', 'grief'],
    ['Bella crossed the rainbow bridge', 'grief'],
    ['Death of his mother', 'grief'],
    ['Stillbirth', 'grief'],
    ['Divorce is final', 'gentle'],
    ['Laid off', 'gentle'],
    ['A Year Without Smoking', 'glad'],
    ['Ein Monat ohne Alkohol', 'glad'],
    ['Five years sober', 'glad'],
    ['Ashes tour', 'glad'],
    ['Late Mother’s Day', 'glad'],
    ['Birthday of her late mother', 'grief'],
    ['Get well soon', 'illness'],
    ['Knee surgery', 'illness'],
    ['Gute Besserung', 'illness'],
    ['Bon rétablissement', 'illness'],
    ['Que te mejores: operación', 'illness'],
    ['An apology', 'apology'],
    ['To say sorry', 'apology'],
    ['Entschuldigung', 'apology'],
    ...glad('Cancer-free!|Cancer birthday|Welcome home from hospital|One year in remission|Last chemo|Beat cancer'),
    ...glad('Ein Jahr ohne Unfall|Krebsfrei|Zurück aus dem Krankenhaus|Sternzeichen Krebs|Guérie du cancer'),
    ...glad('Sortie de l’hôpital|Curada del cáncer|Alta del hospital|Dimessa dall’ospedale|Alta do hospital|退院祝い'),
    ...glad('خروج من المستشفى|Rückkehr, endlich wieder gesund|Wochenende ohne Kinder|Passing of my exam'),
    ['Babyloss', 'grief'],
    ['四十九日', 'grief'],
    ['First Christmas without mum', 'grief'],
    ['Chemo starts', 'illness'],
    ['Unwell', 'illness'],
    ['New job', 'glad'],
    ['Laurea', 'glad'],
    ['Chá de bebê', 'glad'],
    ['花子の誕生日', 'glad'],
    ['عيد ميلاد ليلى', 'glad'],
    ['Housewarming', 'glad'],
    ['Memorial Day', 'glad'],
    ['Enterrement de vie de jeune fille', 'glad'],
    ['Moving to Tod’s place', 'glad'],
    [null, 'glad'],
  ])('follows the title of the occasion: %s', (title, mood) => {
    expect(moodOf(aProfile({ occasion: occasion(title) }))).toBe(mood);
  });

  it('is that of an illness where sympathy is for one', () => {
    expect(moodOf(aProfile({ interests: ['chemo until May', 'yoga'] }), 'sympathy')).toBe('illness');
    expect(moodOf(aProfile({ interests: ['chemo until May', 'lost her husband'] }), 'sympathy')).toBe('grief');
    expect(moodOf(aProfile({ interests: ['yoga'] }), 'sympathy')).toBe('grief');
  });

  it('is gentle for somebody who mourns or is ill, except at their own feast', () => {
    const interests = ['pottery', 'grief: lost her dog'];
    expect(moodOf(aProfile({ interests }))).toBe('gentle');
    expect(moodOf(aProfile({ interests, occasion: occasion(null, 'Birthday') }))).toBe('gentle');
    expect(moodOf(aProfile({ interests, occasion: occasion(null, 'Wedding') }))).toBe('glad');
    expect(moodOf(aProfile({ interests: ['recovering from surgery'] }))).toBe('gentle');
  });

  it.each([
    'true crime',
    'death metal',
    'sudoku',
    'cooks for ten',
    'lost in translation',
    'sickles',
    'hospitality',
    'pain au chocolat',
    'weight lifting',
  ])('is glad beside a usual interest: %s', (interest) => {
    expect(isTrouble(interest)).toBe(false);
    expect(moodOf(aProfile({ interests: [interest] }))).toBe('glad');
  });

  it.each(['bad knees', 'divorced', 'sleeps badly', 'always cold', 'lost her job', 'chronic pain', 'einsam'])(
    'takes for a trouble: %s',
    (interest) => expect(isTrouble(interest)).toBe(true),
  );

  it('keeps the words of a trouble apart from those of interests', () => {
    const interests = ['dogs', 'long walks', 'grief: lost her dog Bruno', 'bad knees'];
    expect(troubleWords(aProfile({ interests }))).toEqual(['grief', 'dog', 'bruno', 'knees']);
  });

  it.each([
    ['peanut allergy but loves baking', 'baking', 'peanut'],
    ['ADHD, loves LEGO', 'lego', 'adhd'],
    ['anxious, knits to relax', 'knits', 'anxious'],
    ["can't live without coffee", 'coffee', undefined],
    ['sober, into yoga', 'yoga', 'sober'],
    ['arthritis although she enjoys pottery', 'pottery', 'arthritis'],
    ['lonely - likes opera', 'opera', 'lonely'],
    ['Depression, liebt Jazz', 'jazz', 'depression'],
    ['schwerhörig, aber mag Konzerte', 'konzerte', 'schwerhörig'],
    ['insomniaque mais adore lire', 'lire', 'insomniaque'],
    ['au chômage, aime la voile', 'voile', 'chômage'],
    ['ansioso pero le encanta nadar', 'nadar', 'ansioso'],
    ['divorciada; ama bailar', 'bailar', 'divorciada'],
    ['insonnia, adora cucinare', 'cucinare', 'insonnia'],
    ['disoccupato però gli piace pescare', 'pescare', 'disoccupato'],
    ['desempregado, gosta de surfe', 'surfe', 'desempregado'],
    ['ansiosa mas adora cantar', 'cantar', 'ansiosa'],
    ['不眠だけど将棋が好き', '将棋', '不眠'],
    ['腰痛、登山が趣味', '登山', '腰痛'],
    ['أرق لكن يحب الطبخ', 'الطبخ', undefined],
    ['مدمن، يعشق الرسم', 'الرسم', 'مدمن'],
  ])('keeps a love apart from the trouble of the same fact: %s', (interest, love, trouble) => {
    const words = troubleWords(aProfile({ interests: [interest] }));
    expect(words).not.toContain(love);
    if (trouble) expect(words).toContain(trouble);
  });

  it.each([
    ["doesn't like dogs", 'dogs'],
    ['never liked parties, hates crowds', 'crowds'],
    ['lost her dog, Bruno', 'bruno'],
    ['mag keine Katzen', 'katzen'],
    ["n'aime pas le fromage", 'fromage'],
    ['no le gusta bailar', 'bailar'],
    ['non ama viaggiare', 'viaggiare'],
    ['não gosta de gatos', 'gatos'],
  ])('has no love in what is denied or named: %s', (interest, word) =>
    expect(troubleWords(aProfile({ interests: [interest] }))).toContain(word),
  );

  it('has no words that tell no trouble, in any language', () => {
    const troubles = (interest: string) => troubleWords(aProfile({ interests: [interest] }));
    expect(troubles('starting chemo next week, always cold in the office')).toEqual(['chemo']);
    expect(troubles('ist gerade arbeitslos und sucht')).toEqual(['arbeitslos', 'sucht']);
    expect(troubles('está en el hospital con su madre')).toEqual(['hospital', 'madre']);
  });
});
