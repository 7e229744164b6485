import type { Profile } from '../people/profile.js';
import { aProfile } from '../recommendations.builders.js';
import { HonestWhy, plainReason } from './honest-why.js';

const factsOf = (...texts: string[]): Profile['facts'] => texts.map((text) => ({ kind: 'interest', text }));
const told = (fact: string, why: string, own = 'thing') =>
  new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf(fact) })).read(why, own, true).why;

describe('a reason', () => {
  it.each([
    ['kpop', 'Her favourite K-pop album gets a home.'],
    ['D&D dungeon master', 'Running Dungeons & Dragons on a Saturday needs fewer notes.'],
    ['Dungeons & Dragons', 'A long D&D evening starts with a good roll.'],
    ['making things', 'For a DIY weekend, or an English afternoon with Earl Grey.'],
    ['japan', 'For evenings when Mina writes Japanese letters.'],
  ])('may name what belongs to %j: %s', (fact, why) => {
    expect(told(fact, why)).toBe(why);
  });

  it.each([
    ['tea', 'So she and Tom can talk.'],
    ['D&D', 'For long walks with Duke & Duncan Smith.'],
    ['tea', 'For the next walk in Hyde Park.'],
  ])('names nobody and no place that the facts lack: %j: %s', (fact, why) => {
    expect(told(fact, why)).toBe('');
  });

  it.each([
    'Sort the edges first, then a thousand pieces.',
    'Twenty experiments wait in the box.',
    'The marble is down in nine seconds.',
    'Two hundred parts and working doors.',
    'Thirty-six chances and no screen.',
    'It holds thousands of songs.',
    'A dozen breweries knock.',
    'For a fortieth birthday.',
  ])('counts nothing that nobody has counted: %s', (why) => {
    expect(told('tea', why, 'wooden puzzle')).toBe('');
  });

  it.each(['A sip of home at midnight, Mina.', 'Shoes off, Mina, and breathe.', 'Enjoy every cup, Mina!'])(
    'speaks to the giver, not to the person: %s',
    (why) => expect(told('tea', why)).toBe(''),
  );

  it.each(['Your friend, Mina, and her cup are in for a treat.', 'A cup for Mina.', 'Warm, like Mina herself.'])(
    'may name the person: %s',
    (why) => expect(told('tea', why)).toBe(why),
  );

  it('has no sentence that was cut off', () => {
    const reasons = new HonestWhy(aProfile({ facts: factsOf('tea') }));
    const cut = 'It keeps the pot warm. Backgrounds one never has time to look at, on';
    expect(reasons.read(cut, 'cosy', true)).toEqual({ why: 'It keeps the pot warm.', more: '' });
    expect(reasons.read('It keeps the pot warm “for ever.”', 'cosy', true).why).not.toBe('');
    // While it arrives, it is shown as far as it is written.
    expect(reasons.read(cut, 'cosy', false).more).toContain('Backgrounds');
  });

  it.each([
    ['one', 'One more cup, and the two of you are set.', 'tea'],
    ['an hour', 'Changing at three does not wake the house.', 'lamp'],
    ['a while', 'Ten minutes on the mat, and the day is off.', 'mat'],
    ['a manner of speaking', 'It says it a thousand times.', 'card'],
    ['nature', 'Four paws come home wet.', 'towel'],
    ['part of a name', 'Side two gets heard again, up to act three.', 'record'],
    ['a number of the idea, in words', 'A thousand pieces wait.', 'puzzle of a thousand pieces'],
    ['a number of the idea, in digits', 'A thousand pieces wait.', 'puzzle, 1000 pieces'],
  ])('may have %s', (_what, why, own) => {
    expect(told('tea', why, own)).toBe(why);
  });

  it.each([
    ['de', 'Tausend Teile warten auf ruhige Abende.', 'Zehn Minuten für sich.'],
    ['fr', 'Vingt expériences pour les curieux.', 'Dix minutes de calme.'],
    ['es', 'Veinte experimentos en una caja.', 'Mil veces mejor así.'],
    ['it', 'Cento pezzi da montare.', 'Cinque minuti di pace.'],
    ['pt', 'Vinte experimentos numa caixa.', 'Dez minutos de calma.'],
    ['ja', '千ピースを並べる夜に。', '夜のひとときに。'],
    ['ar', 'ألف قطعة تنتظر.', 'لحظة هادئة.'],
  ] as const)('counts as little in %s', (senderLanguage, counting, plain) => {
    const why = new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf('tea'), senderLanguage }));
    expect(why.read(counting, 'thing', true).why).toBe('');
    expect(why.read(plain, 'thing', true).why).toBe(plain);
  });

  it.each([
    ['en', 'hip replacement', 'Easy to use after her hip replacement.'],
    ['en', 'heart attack last year', 'A gentle walk after the heart attack.'],
    ['en', 'moved into a care home', 'Brightens a room in the care home.'],
    ['en', 'depression', 'Light for depressed days.'],
    ['en', 'cancer', 'Soft on skin during chemo.'],
    ['en', 'grieving', 'For her grief.'],
    ['en', 'diabetes', 'Treats for a diabetic.'],
    ['en', 'out of work', 'Fills the days while he is out of work.'],
    ['en', 'bad knees', 'A kneeler that is kind to the knees.'],
    ['en', 'lost her dog Bruno', 'A frame for the picture of Bruno.'],
    ['en', 'his back is killing him', 'It eases back pain.'],
    ['en', 'tea', 'A warm cup after the divorce.'],
    ['de', 'Depression', 'Ein Licht für depressive Tage.'],
    ['de', 'kaputtes Knie, Rückenschmerzen', 'Wärme gegen Schmerzen.'],
    ['fr', 'mal de dos', 'Un coussin pour son dos.'],
    ['fr', 'au chômage', 'Pour les jours de chômage.'],
    ['es', 'dolor de rodilla', 'Un cojín para la rodilla.'],
    ['it', 'insonnia', 'Per le notti di insonnia.'],
    ['pt', 'luto pela mãe', 'Um chá para o luto.'],
    ['ja', '腰痛', '腰痛にやさしい椅子。'],
    ['ja', '離婚したばかり', '離婚のあとの静かな夜に。'],
    ['ar', 'طلاق', 'هدوء بعد الطلاق.'],
    ['ar', 'مرض السكري', 'حلوى لمرضى السكري.'],
  ] as const)('repeats no trouble, in %s: %s: %s', (senderLanguage, fact, sentence) => {
    const why = new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf(fact, 'walks'), senderLanguage }));
    expect(why.read(sentence, 'thing', true).why).toBe('');
  });

  it.each([
    ['en', 'peanut allergy but loves baking', 'A tin for a Sunday of baking.'],
    ['en', 'ADHD, loves LEGO', 'A tray for all the LEGO.'],
    ['en', 'anxious, knits to relax', 'She knits by the window.'],
    ['en', "can't live without coffee", 'The first coffee of the day tastes better.'],
    ['de', 'Depression, liebt Kochen', 'Das Kochen geht leichter von der Hand.'],
    ['fr', 'mal de dos mais adore le vélo', 'Le vélo sort du garage.'],
    ['es', 'insomnio, le encanta el ajedrez', 'Una tarde de ajedrez en el jardín.'],
    ['it', 'allergica, ama la pittura', 'Un pomeriggio di pittura.'],
    ['pt', 'ansiosa, gosta de plantas', 'As plantas ganham uma casa.'],
    ['ja', '不眠、読書が好き', '読書のひとときに。'],
    ['ar', 'أرق، يحب القراءة', 'القراءة أجمل مع الضوء.'],
  ] as const)('may tell of a love that stands beside a trouble, in %s: %s', (senderLanguage, fact, sentence) => {
    const why = new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf(fact), senderLanguage }));
    expect(why.read(sentence, 'thing', true).why).toBe(sentence);
  });

  it('lets an idea be named for what helps, but for no trouble', () => {
    const why = new HonestWhy(aProfile({ facts: factsOf('sleeps badly', 'diabetes', 'gardening') }));
    expect(['Sleep mask', 'Garden kneeler', 'Tea sampler'].filter((name) => why.quotesTrouble(name))).toEqual([]);
    expect(['Diabetic socks', 'Pain relief wrap'].filter((name) => !why.quotesTrouble(name))).toEqual([]);
    expect(new HonestWhy(aProfile({ facts: factsOf('tea') })).quotesTrouble('Stress ball')).toBe(false);
  });

  it.each([
    ['Dr. Lee', 'Dr. Lee can keep both hands warm.'],
    ['Mrs. Smith', 'Tea with Mrs. Smith tastes better now.'],
    ['Dr. Who', 'An evening with Dr. Who needs a good blanket.'],
    ['Camino to St. James', 'On the way to St. James the feet stay dry.'],
    ['J. Cole', 'New songs of J. Cole fill the kitchen.'],
  ])('goes on behind an abbreviation: %s', (fact, why) => expect(told(fact, why)).toBe(why));

  it('has a first sentence, and a rest that only some products may bear out', () => {
    const why = new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf('tea') }));
    expect(why.read('Mina sits down to a good cup. The steam does the rest.', 'tea', true)).toEqual({
      why: 'Mina sits down to a good cup.',
      more: 'The steam does the rest.',
    });
    expect(why.read('Mina sits down to a go', 'tea', false)).toEqual({ why: 'Mina sits down to a', more: '' });
  });

  it('is a plain one, each another one', () => {
    const reasons = [0, 1, 2, 3].map((nth) => plainReason('Oak tray', 'Mina', nth, 'en'));
    expect(new Set(reasons).size).toBe(4);
    for (const reason of reasons) expect(reason).toContain('Mina');
  });
});
