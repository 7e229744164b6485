import type { ImportedPerson } from '../imported-person.js';

/** A number as a file writes it. */
export interface WrittenPhone {
  number: string;
  /** What the file calls it, by labels, types or the heading of a column: `Mobile`, `work pref`. Empty if it says nothing. */
  kind: string;
}

type ContactFields = Pick<ImportedPerson, 'email' | 'otherEmails' | 'phone' | 'otherPhones' | 'isLandline'>;

/** The contacts of a person, the most useful first: gifts are told by text, which only a mobile phone receives. */
export function contactFields(emails: readonly string[], phones: readonly WrittenPhone[]): ContactFields {
  const [email, ...otherEmails] = [...new Set(emails.flatMap(emailsIn))];
  const ordered = phones
    .filter(({ kind }) => !isFax(kind))
    .toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind))
    .flatMap(({ number, kind }) => phonesIn(number).map((each) => ({ number: each, kind })));
  const [phone, ...otherPhones] = ordered;
  return {
    ...(email && { email }),
    ...(otherEmails.length > 0 && { otherEmails }),
    ...(phone && { phone: phone.number }),
    ...(phone && isLandline(phone.kind) && { isLandline: true }),
    ...(otherPhones.length > 0 && { otherPhones: otherPhones.map(({ number }) => number) }),
  };
}

const mobile =
  /(?<!auto|im)mobi[lt]|(?<!\p{L})(?:mobiel|mobiil|cell?(?!\p{L})|cell(?:ulare?|phone)|celular|smart-?phone|natel|gsm|m[óo]vil|m[òo]bil|telem[óo]vel|portable|matkapuhelin|kom[óo]rk|cep(?!\p{L})|ponsel|bimbit|farsími|мобил|мобіл|сотов|переносной|κινητ)|handy|iphone|携帯|スマホ|手机|手機|移动电话|行動電話|휴대|di động|มือถือ|मोबाइल|נייד|جوال|محمول|موبايل|موبایل|نقال|خلوي|همراه/iu;
const preferred = /(?<!\p{L})(?:pref|primary)|^\*/iu;
const home =
  /(?<!\p{L})(?:home|priv[aéà]|domicile|personn?al|personnel|particular|casa|thuis|hem|hjem|dom(?:u|ow)|домаш)|自宅|家庭|住宅|자택|집|منزل/iu;
const work =
  /(?<!\p{L})(?:work|main|business|company|office|bureau|travail|trabajo|trabalho|oficina|lavoro|ufficio|firm|dienst|arbeit|werk|zakelijk|arbete|jobb?|prac[ay]|služb|рабоч|служ|landline|land line|festnetz|fixe|fijo|fisso)|gesch[äa]ft|会社|勤務|職場|公司|工作|회사|직장|عمل/iu;
const fax = /fax|télécopi|pager|beeper|modem|textphone|факс|传真|傳真|ファックス|ファクス|팩스|فاكس/iu;

/** Whether the words of a file call a number that of a mobile phone. */
export const saysMobile = (kind: string): boolean => mobile.test(kind);

/** `Phone/Fax` is a phone. */
const isFax = (kind: string): boolean => fax.test(kind) && !/[/&+]/.test(kind);

const isLandline = (kind: string): boolean => !saysMobile(kind) && (home.test(kind) || work.test(kind));

/** A mobile phone comes before a preferred landline. */
const rankOf = (kind: string): number =>
  [saysMobile, (text: string) => preferred.test(text), (text: string) => home.test(text)].reduce(
    (rank, says) => 2 * rank + (says(kind) ? 0 : 1),
    0,
  );

/** What may stand around an address: `Ed Do <ed@do.com>`, `mailto:jo@do.com`. */
const aroundMail = /[\s<>()[\],;:"|\\、，；]+/u;
const mail = /^['./]*([^'./@][^@]*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])/u;

/** The addresses of a text; the whole text if none is found, so that the sender is told of it. */
export function emailsIn(text: string): string[] {
  const words = text.split(aroundMail).flatMap((word) => (word.split('@').length > 2 ? word.split('/') : word));
  const found = words.flatMap((word) => mail.exec(word)?.[1] ?? []);
  return found.length > 0 ? found : [text];
}

/** What is never inside of one number, unless what stands around it is shorter than a number. */
const betweenPhones = /[/;|\n、；，]|,\s|\s(?:or|oder|ou|und|and|et|o)\s/iu;
/** An extension begins with letters, and area codes are shorter; with the code of a country, numbers are longer. */
const wholeNumber = /^(?:\+(?:[\s().-]{0,3}\d){9}|\(?\d(?:[\s().-]{0,3}\d){6})/u;

/** The numbers of a text, if all of its parts are whole numbers: `030/1234567` is one. */
export function phonesIn(text: string): string[] {
  const parts = text
    .split(betweenPhones)
    .map((part) => part.trim())
    .filter((part) => /\d/u.test(part));
  return parts.length > 0 && parts.every((part) => wholeNumber.test(part)) ? parts : [text];
}
