/** What says by itself how somebody is spoken to: `先生` of 田中先生. */
const titles =
  '先生|先輩|後輩|部長|課長|係長|次長|社長|会長|専務|常務|店長|院長|学長|教授|校長|教頭|園長|理事長?|主任|室長|局長|所長|隊長|船長|監督|コーチ|師匠|親方|女将|議員|選手|看護師|住職|牧師|神父|市長|知事|大臣';
/** Such a title, alone. */
export const japaneseTitle = new RegExp(`^(?:${titles}|博士)$`, 'u');
const called = new RegExp(
  `(?:${titles}|(?<=.)博士|さん|さま|様|ちゃん|くん|(?<=.)[君殿氏]|夫妻|夫婦|一家|家族|たち|(?<=.)達|各位|御中|一同|ある方)$`,
  'u',
);
const kin = new RegExp(
  `^(?:お|ご|御)?(?:義|祖|曽祖|曾祖|大|義理の)?(?:[母父妻夫嫁婿兄姉弟妹孫甥姪彼]|祖[父母]|[叔伯][父母]|両親|息子|娘|長[男女]|次[男女]|旦那|主人|家内|女房|奥|従(?:兄弟|姉妹|兄|弟|姉|妹)|いとこ|おじ|おば|パパ|ママ|パピー|じいじ|ばあば|じいじい|じじ|ばば|おやじ|親父|おふくろ|お袋|子供|子ども|赤ん坊|彼女|彼氏|恋人|婚約者|相棒|友達|友だち|友人|親友|同僚|上司|部下|隣人|みんな|みな様)$`,
  'u',
);
/** Whether a Japanese word says whose relative, friend or colleague somebody is: 母, 叔母, 友達. */
export const isJapaneseKin = (name: string): boolean => kin.test(name);

/** Whether somebody is spoken to without `さん`: お母さん, 田中先生, 妻. */
export const isCalledWithoutSan = (name: string): boolean => isJapaneseKin(name) || called.test(name);

/** One name as it is spoken to. For several people there is `spokenToInJapanese`. */
export const withSan = (name: string): string => (isCalledWithoutSan(name) ? name : `${name}さん`);
