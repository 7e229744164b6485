import type { ImportField } from '@presently/rules/imports';
import { cldrBirthdays, wordsForPart } from './cldr-birthdays.js';

type Headings = Readonly<Partial<Record<ImportField, string>>>;

/**
 * Headings of columns in the tables of Outlook, Thunderbird, Google and people, by field. An entry of `birthday` is also
 * a word for a birthday in calendars. English ones stand apart: of all languages only English has countries that write
 * the month first.
 */
const englishHeadings: Headings = {
  firstName: 'first name|given name|forename|first',
  lastName: 'last name|family name|surname|last',
  name: 'name|full name|display name|person|recipient|contact',
  birthday: 'birthday|b-day|bday|born|date of birth|birth date|birthdate|dob|d.o.b.|d.o.b',
  anniversary: 'anniversary|wedding anniversary|wedding day',
  email: 'e-mail|email|e-mail address|email address|mail|primary email',
  phone: 'phone|telephone|mobile|mobile phone|cell|cell phone|phone number',
  address: 'address|home address|postal address',
  relationship: 'relationship|relation',
  labels: 'labels|groups|categories|tags',
  interests: 'interests|hobbies|hobby|likes',
  birthDay: 'birth day|day of birth',
  birthMonth: 'birth month|month of birth',
  birthYear: 'birth year|year of birth',
  namePrefix: 'title|name prefix|prefix|salutation',
  middleName: 'middle name|additional name|middle',
  nameSuffix: 'suffix|name suffix',
};

/** {@link englishHeadings} of all other languages. */
const headings: Headings = {
  firstName: `vorname|prénom|nombre|nome próprio|primeiro nome|voornaam|imię|имя|förnamn|
    fornavn|etunimi|jméno|křestní jméno|krstné meno|meno|keresztnév|utónév|prenume|собствено име|име|ім'я|імʼя|ім’я|ime|ім´я|
    όνομα|ad|adı|eesnimi|vārds|vardas|nom de pila|izena|שם פרטי|الاسم الأول|نام|पहला नाम|प्रथम नाम|ชื่อ|tên|nama depan|nama pertama|
    名|名字|이름`,
  lastName: `nachname|familienname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|
    apelido|último nome|achternaam|nazwisko|фамилия|efternamn|efternavn|etternavn|sukunimi|příjmení|priezvisko|vezetéknév|
    családnév|nume de familie|nume|фамилно име|прізвище|prezime|priimek|презиме|επώνυμο|επίθετο|soyad|soyadı|
    perekonnanimi|uzvārds|pavardė|cognoms|abizena|שם משפחה|الاسم الأخير|اسم العائلة|نام خانوادگی|उपनाम|अंतिम नाम|नाम का अंतिम भाग|
    นามสกุล|họ|nama belakang|nama keluarga|nama akhir|姓|姓氏|성`,
  name: `anzeigename|vollständiger name|nome|nom complet|nom affiché|
    nombre completo|nombre para mostrar|nome completo|nome visualizzato|volledige naam|weergavenaam|naam|namn|navn|nimi|
    imię i nazwisko|nazwa wyświetlana|celé jméno|celé meno|név|teljes név|nume complet|пълно име|фио|полное имя|повне ім'я|піб|
    ime i prezime|ime in priimek|ονοματεπώνυμο|ad soyad|adı soyadı|täisnimi|pilns vārds|vardas ir pavardė|nom i cognoms|
    שם מלא|שם|الاسم الكامل|الاسم|نام کامل|पूरा नाम|नाम|ชื่อเต็ม|họ và tên|họ tên|nama lengkap|nama|nama penuh|氏名|名前|お名前|
    表示名|姓名|全名|성명|성함|fullt nafn|nafn`,
  birthday: `geburtstag|geburtsdatum|geboren|geb.|geb|
    anniversaire|date de naissance|naissance|cumpleaños|cumpleanos|fecha de nacimiento|nacimiento|compleanno|data di nascita|
    aniversário|aniversario de nacimiento|data de nascimento|nascimento|data de aniversário|verjaardag|geboortedatum|urodziny|
    data urodzenia|data urodzin|день рождения|дата рождения|др|födelsedag|födelsedatum|fødselsdag|fødselsdato|bursdag|
    syntymäpäivä|syntymäaika|narozeniny|datum narození|narodeniny|dátum narodenia|születésnap|születési dátum|születési idő|
    zi de naștere|ziua de naștere|data nașterii|zi de nastere|рожден ден|дата на раждане|день народження|дата народження|
    rođendan|datum rođenja|rojstni dan|datum rojstva|рођендан|датум рођења|роденден|γενέθλια|ημερομηνία γέννησης|doğum günü|
    doğum tarihi|sünnipäev|sünnikuupäev|dzimšanas diena|dzimšanas datums|gimtadienis|gimimo data|aniversari|data de naixement|
    urtebetetzea|jaiotze-data|יום הולדת|תאריך לידה|عيد ميلاد|عيد الميلاد|تاريخ الميلاد|تولد|تاریخ تولد|زادروز|जन्मदिन|जन्मतिथि|
    जन्म तिथि|जन्म दिन|วันเกิด|วันเดือนปีเกิด|sinh nhật|ngày sinh|ulang tahun|tanggal lahir|hari jadi|tarikh lahir|hari lahir|
    誕生日|生年月日|お誕生日|生日|出生日期|생일|생년월일|afmælisdagur|afmæli|fæðingardagur|verjaarsdag|lá breithe|pen-blwydd|ditëlindja|
    datëlindja|დაბადების დღე|ծննդյան օր|kaarawan|siku ya kuzaliwa|জন্মদিন|பிறந்த நாள்`,
  anniversary: `jahrestag|hochzeitstag|anniversaire de mariage|
    anniversaire de mariage ou fête|aniversario|aniversario de bodas|aniversario de boda|anniversario|anniversario di matrimonio|data especial|
    aniversário de casamento|speciale datum|trouwdag|huwelijksdag|rocznica|rocznica ślubu|годовщина|годовщина свадьбы|årsdag|
    bröllopsdag|bryllupsdag|merkkipäivä|hääpäivä|vuosipäivä|výročí|výročí svatby|výročie|évforduló|házassági évforduló|
    aniversare|aniversarea căsătoriei|годишнина|річниця|годовщина свадьбы|godišnjica|obletnica|годишњица|επέτειος|yıldönümü|
    evlilik yıldönümü|aastapäev|pulma-aastapäev|gadadiena|kāzu gadadiena|metinės|vestuvių metinės|aniversari de casament|
    יום נישואין|יום נישואים|ذكرى سنوية|ذكرى الزواج|سالگرد|سالگرد ازدواج|सालगिरह|वर्षगांठ|วันครบรอบ|ngày kỷ niệm|hari jadi pernikahan|
    記念日|結婚記念日|纪念日|紀念日|结婚纪念日|기념일|결혼기념일`,
  email: `e-mail-adresse|e-mail adresse|primäre e-mail-adresse|courriel|
    adresse de messagerie|adresse e-mail|adresse électronique|correo|correo electrónico|dirección de correo electrónico|
    indirizzo posta elettronica|indirizzo e-mail|posta elettronica|endereço de email|endereço de e-mail|correio eletrónico|
    e-mailadres|adres e-mail|adres email|адрес эл. почты|электронная почта|эл. почта|почта|e-postadress|e-post|
    e-postadresse|e-mailadresse|sähköposti|sähköpostiosoite|e-mailová adresa|e-mail cím|adresă de e-mail|имейл|
    имейл адрес|електронна пошта|адреса електронної пошти|adresa e-pošte|e-pošta|e-poštni naslov|е-пошта|
    ηλεκτρονικό ταχυδρομείο|διεύθυνση ηλεκτρονικού ταχυδρομείου|e-posta|e-posta adresi|e-posti aadress|e-pasts|
    e-pasta adrese|el. paštas|el. pašto adresas|correu electrònic|adreça electrònica|דואר אלקטרוני|כתובת דואר אלקטרוני|
    البريد الإلكتروني|عنوان البريد الإلكتروني|ایمیل|ईमेल|ई-मेल पता|อีเมล|ที่อยู่อีเมล|địa chỉ email|thư điện tử|alamat email|alamat e-mel|
    電子メール|電子メール アドレス|メールアドレス|メール|电子邮件|电子邮件地址|电子邮箱|邮箱|電子郵件|電子郵件地址|이메일|전자 메일|전자 메일 주소|netfang`,
  phone: `telefon|handy|mobiltelefon|mobil-tel.-nr.|tel. privat|
    téléphone|tél. mobile|téléphone mobile|portable|teléfono|teléfono móvil|móvil|celular|cellulare|telefono|telefone|telemóvel|
    mobiele telefoon|telefoon|mobiel|telefon komórkowy|komórka|телефон|телефон переносной|мобильный телефон|мобильный|
    mobilnummer|puhelin|matkapuhelin|mobilní telefon|mobil|mobilný telefon|mobiltelefonszám|telefonszám|telefon mobil|мобилен телефон|
    мобільний телефон|mobitel|mobilni telefon|мобилни телефон|τηλέφωνο|κινητό τηλέφωνο|κινητό|cep telefonu|mobiiltelefon|
    mobilais tālrunis|tālrunis|mobilusis telefonas|telefonas|telèfon|telèfon mòbil|טלפון|טלפון נייד|נייד|الهاتف|الهاتف المحمول|
    هاتف محمول|تلفن|تلفن همراه|موبایل|फ़ोन|मोबाइल|มือถือ|โทรศัพท์|โทรศัพท์มือถือ|điện thoại|điện thoại di động|telepon|ponsel|telefon bimbit|
    携帯電話|電話番号|電話|手机|移动电话|电话|行動電話|手機|휴대폰|휴대 전화|전화번호|sími|farsími`,
  address: `anschrift|adresse|privat: adresse|wohnadresse|dirección|indirizzo|endereço|morada|adres|
    адрес|домашний адрес|adress|osoite|adresa|cím|lakcím|adresă|адреса|naslov|διεύθυνση|aadress|adrese|adresas|adreça|כתובת|العنوان|
    نشانی|آدرس|पता|ที่อยู่|địa chỉ|alamat|住所|地址|주소|heimilisfang`,
  relationship: `beziehung|verwandtschaft|relación|parentesco|relazione|relação|relatie|relacja|отношение|関係|关系|관계`,
  labels: `gruppe|gruppen|kategorien|catégories|groupes|categorías|grupos|categorie|gruppi|categorias|
    categorieën|kategorie|категории|группы|kategorier|luokat|kategóriák|kategoriler|分類|分类|类别|범주`,
  interests: `interessen|hobbys|centres d'intérêt|loisirs|intereses|aficiones|interessi|interesses|
    zainteresowania|интересы|хобби|趣味|爱好|취미`,
  birthDay: `geburtstag (tag)|jour de naissance|día de nacimiento`,
  birthMonth: `geburtsmonat|mois de naissance`,
  namePrefix: `anrede|titel|titre|civilité|tratamiento|titolo|título|tytuł|обращение|titulus|
    előtag|megszólítás|danh xưng|敬称|肩書き|称谓|稱謂|호칭`,
  middleName: `zweiter vorname|weitere vornamen|deuxième prénom|segundo nombre|secondo nome|
    segundo nome|tweede voornaam|drugie imię|отчество|mellannamn|mellemnavn|mellomnavn|toinen nimi|druhé jméno|középső név|
    второе имя|по батькові|tên đệm|tên lót|chữ đệm|ミドル ネーム|ミドルネーム|中间名|中間名|중간 이름`,
  nameSuffix: `namenszusatz|suffixe|sufijo|suffisso|sufixo|achtervoegsel|sufiks|суффикс|utótag|hậu tố|
    サフィックス|后缀|後置詞|접미사`,
  birthYear: `geburtsjahr|année de naissance|geboortejaar|rok urodzenia|год рождения|födelseår|rok narození|
    jahrgang`,
};

const split = (words: string): string[] => words.split('|').map((word) => foldedWord(word));

/** `Surname` of `Surname(s)`, `Vorname` of `Vorname(n)`. */
export const withoutPlural = (heading: string): string => heading.replace(/\s?[(/](?:s|es|en?|n)\)?$/iu, '');

/** Case, plural marks, forms of apostrophes and composed letters make no difference. */
export const foldedWord = (word: string): string =>
  withoutPlural(word.normalize('NFC').trim())
    .toLocaleLowerCase('en')
    .replaceAll(/[’‘ʻʼ´`]/g, "'")
    .replaceAll(/\s+/g, ' ');

const listed = (fields: Headings) =>
  (Object.entries(fields) as [ImportField, string][]).map(([field, words]) => [field, split(words)] as const);

/** What a heading means, in any of the languages. The first field that has it counts. */
export const knownHeadings: ReadonlyMap<string, ImportField> = new Map(
  [
    ...listed(englishHeadings),
    ...listed(headings),
    ['birthday', split(cldrBirthdays)] as const,
    ['birthDay', wordsForPart('day').map(foldedWord)] as const,
    ['birthMonth', wordsForPart('month').map(foldedWord)] as const,
    ['birthYear', wordsForPart('year').map(foldedWord)] as const,
  ]
    .toReversed()
    .flatMap(([field, words]) => words.map((word): [string, ImportField] => [word, field])),
);

const english = new Set(listed(englishHeadings).flatMap(([, words]) => words));
/** Whether only another language than English has a heading. */
export const isForeignHeading = (name: string): boolean => {
  const word = foldedWord(name);
  return knownHeadings.has(word) && !english.has(word);
};

/** Words for a birthday in the languages of calendars, the longest first. */
export const birthdayNames: readonly string[] = byLength([
  ...split(englishHeadings.birthday!),
  ...split(headings.birthday!),
  ...split(cldrBirthdays),
]).filter((word) => !/^(?:geb\.?|др|born|d\.o\.b\.?|dob|geboren|naissance|nascimento|nacimiento)$/.test(word));
/** Words for an anniversary. */
export const anniversaryNames: readonly string[] = byLength([
  ...split(englishHeadings.anniversary!),
  ...split(headings.anniversary!),
]).filter(
  (word) => !/^(?:data especial|speciale datum|aniversare|aniversari|årsdag|merkkipäivä|metinės|hari jadi)$/.test(word),
);

function byLength(words: readonly string[]): string[] {
  return words.toSorted((one, other) => other.length - one.length);
}

const hungarian = new Set(split('vezetéknév|családnév|keresztnév|utónév'));
const vietnamese = new Set(split('họ|họ tên đệm|tên đệm'));
const japanese = new Set(split('ミドル ネーム|ミドルネーム|敬称|名前|氏名|メール|生年月日|誕生日'));

/** The language of a table by the headings of its names, where the order of names depends on it. */
export function languageOfNames(names: readonly string[]): string | undefined {
  const folded = names.map(foldedWord);
  if (folded.some((name) => hungarian.has(name))) return 'hu';
  if (folded.some((name) => vietnamese.has(name))) return 'vi';
  return folded.some((name) => japanese.has(name)) ? 'ja' : undefined;
}
