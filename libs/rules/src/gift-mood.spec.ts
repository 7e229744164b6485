import { isMourning, moodOfOccasion } from './gift-mood.js';

const list = (text: string): string[] => text.split('|').map((title) => title.trim());

describe('the title of an occasion', () => {
  it.each(
    list(
      `Mom's passing|Mom’s passing anniversary|first Christmas without mum|Babyloss|Baby loss|Velorio del abuelo|四十九日
      |一周忌|الله يرحمه|decesso|Il decesso del nonno|missa de sétimo dia|Missa do sétimo dia|Missa de 7º dia
      |One year without Tom|Ein Jahr ohne Oma|Un año sin Carlos|Erstes Weihnachten ohne Papa|Premier Noël sans Papi
      |premier noël sans mamie|Un an sans toi|Primera Navidad sin mamá|Primo Natale senza nonna|Um ano sem o João
      |Primeiro Natal sem a avó|A year without you|Ein Jahr ohne dich|Un anno senza di te|Christmas without our Ben
      |First birthday without Leo|zwei Jahre ohne meinen Mann|Dos años sin ti|Sin mi padre|Passing of her father
      |Dad passing|Grandma's wake|The wake|Irish wake for Pat|Grandpa’s burial|Cremation|Heavenly birthday|R.I.P. Max
      |RIP Bella|Unveiling for Grandpa|Unveiling of the headstone|Shiva for Dad|Scattering of ashes
      |Spreading Dad's ashes|Loss of a friend|Lost her dog|Pregnancy loss|Dad's funeral|Todestag von Opa|Beisetzung
      |Totensonntag|Beerdigung|inhumation de papa|crémation|messe du souvenir|Messe des défunts|Obsèques|Sepelio
      |Velatorio de Ana|Exequias|Descanse en paz, abuelo|Misa de difuntos|Esequie|Trigesimo di Carla|Veglia funebre
      |Enterro|Sepultamento do tio|三回忌|七回忌|法要|法事|納骨式|お墓参り|母のいない正月|父がいない初めての冬|祖父の葬儀|初盆|تأبين|ذكرى رحيل جدي|وفاة والدي
      |لوفاة والدتي|الله يرحمها|رحمه الله|عزاء والدها|أربعين المرحوم|دفن العم|Birthday of her late mother
      |Death of his mother|Stillbirth|Felix was put to sleep
      |Month's mind mass|Stone setting|Urnenbeisetzung|Aniversario luctuoso|Cabo de año|Messa di suffragio|Um ano sem meu pai|الذكرى السنوية لرحيل أبي|فقدان والدتي`,
    ),
  )('is one of mourning: %s', (title) => expect(isMourning(title)).toBe(true));

  it.each(
    list(
      `Wochenende ohne Kinder|Party ohne Ende|Ein Jahr ohne Auto|Vacances sans Enfants|A day without Wifi
      |Unveiling of her new book|Lord Shiva puja|The Ashes watch party|Late Father Christmas gift|Passing of my exam
      |Lost her first tooth|Weight loss milestone|Ein Jahr ohne Unfall|A month without Sugar|A Year Without Smoking
      |One year without Netflix|Un an sans Tabac|Un año sin Alcohol|Urlaub ohne Stress|Abend ohne Handy
      |Dîner sans Gluten|Fiesta sin Fin|Festa senza Fine|Festa sem Fim|Weekend without Kids
      |Girls trip without Husbands|Passing the bar|Passing her driving test|Tom's passing the bar exam
      |Passed his driving test|Unveiling of the statue|Unveiling of a new album|Shiva's birthday|Maha Shivaratri
      |Rip Curl camp|Memorial Day|Memorial High reunion|Ashes tour|Late Mother’s Day|Death by Chocolate party
      |Death metal concert|Enterrement de vie de jeune fille|Moving to Tod’s place|Black Widow premiere
      |Veuve Clicquot tasting|Soirée sympathique|Sympathisches Treffen|Fat loss goal|Wakeboarding day|Wake up party
      |Wake-up call|葬送のフリーレン展|花子の誕生日|子供のいない週末|عيد ميلاد سامي حداد|عيد الأربعين|عيد ميلاد ليلى|Fête de fin d’année
      |Despedida de soltera|Addio al nubilato|Chá de bebê|Missa de formatura|Messe de minuit|Weihnachten ohne Stress
      |Lost a bet|Lost his voice, concert moved|New Year without Resolutions|Trauerweide pflanzen|Halloween
      |Día de la Madre|Gradución sin mascarilla`,
    ),
  )('is not one of mourning: %s', (title) => expect(isMourning(title)).toBe(false));

  it('chooses the mood of its gifts', () => {
    expect(moodOfOccasion({ type: 'Other', title: 'Babyloss' })).toBe('sympathy');
    expect(moodOfOccasion({ type: 'Birthday', title: 'Party ohne Ende' })).toBe('celebration');
    expect(moodOfOccasion({ type: 'Other', title: 'ありがとう' })).toBe('thank-you');
  });
});
