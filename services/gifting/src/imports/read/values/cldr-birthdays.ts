/**
 * Words for a birthday in further languages: the keywords of 🎂 and 🥳 in Unicode CLDR 48
 * (`cldr-annotations-full`), without those for cake and party.
 */
export const cldrBirthdays = `የልደት ቀን|ልደት|тыуған көн|дзень нараджэння|deiz-ha-bloaz|ҫуралнӑ кун|narodniny|urtebetetze|føðingardagur|
    co-là-breith|cumpreanos|જન્મદિવસ|જન્મ દિવસ|ranar haihuwa|ncheta ọmụmụ|ụbọchị ọmụmụ|ambal taun|ambal warsa|туған күн|ಜನ್ಮದಿನ|
    ಹುಟ್ಟುಹಬ್ಬ|वाडदीस|туулган күн|gebuertsdag|rāwhānau|ജന്മദിനം|പിറന്നാൾ|төрсөн өдөр|वाढदिवस|għeluq is-snin|guyyaa dhalootaa|
    letšatši la matswalo|ଜନ୍ମଦିନ|ਜਨਮਦਿਨ|ਜਨਮ ਦਿਨ|د زېږېدنې ورځ|natalizi|isabukuru|جنم ڏينهن|උපන් දිනය|උපන්දිනය|maalinka dhalashada|
    ditëlindje|பிறந்தநாள்|జన్మదినం|పుట్టిన రోజు|పుట్టినరోజు|рӯзи таваллуд|ልደት ማዓልቲ|ዕለተ ልደት|doglan gün|letsatsi la matsalo|تۇغۇلغان كۈن|سالگرہ|
    tugʻilgan kun|szülinap|bisu-judd|usuku lokuzalwa|ọjọ́ìbí`;

/** Of languages that put no spaces between words. */
export const joinedBirthdays = 'ວັນເກີດ|မွေးနေ့|ខួបកំណើត|ថ្ងៃកំណើត|ဝၼ်းၵိူတ်ႇ';

/** Languages of the exporters whose words we know. Browsers and Node have the words of CLDR for parts of a date. */
const languages =
  'ar bg bn ca cs da de el en es et eu fa fi fr he hi hr hu hy id is it ja ka ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr ' +
  'sv ta th tr uk vi zh zh-TW';

export const wordsForPart = (part: 'day' | 'month' | 'year'): string[] =>
  languages.split(' ').flatMap((language) => new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(part) ?? []);
