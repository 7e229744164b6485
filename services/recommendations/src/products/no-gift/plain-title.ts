/**
 * One spelling of what shops spell in several ways: without accents and Arabic vowels, with one kind of apostrophes,
 * hyphens and spaces. Lower case last: it changes no sign of a pattern.
 */
export const plainTitle = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u0640|[\u064b-\u065f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[’‘ʼ`´＇]/g, "'")
    .replaceAll(/[\p{Pd}_]/gu, '-')
    .replaceAll(/\s+/g, ' ');
