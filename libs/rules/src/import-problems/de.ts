import type { Translation } from '../words.js';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  'in-file': '<name>{file}</name>: <other>{problem}</other>',

  'file-empty': 'Die Datei ist leer.',
  'file-gone': 'Die Datei ist nicht mehr hier. Bitte wähle sie noch einmal.',
  'file-too-large': 'Die Datei hat mehr als {megabytes} MB.',
  'file-too-slow': 'Diese Datei zu lesen dauert zu lange. Bitte teile sie in mehrere Dateien auf.',
  'file-takes-memory': 'Diese Datei zu lesen braucht zu viel Arbeitsspeicher. Bitte teile sie in mehrere Dateien auf.',
  'file-not-read': 'Wir konnten diese Datei nicht lesen. Bitte versuch es noch einmal.',
  'file-given-up': 'Wir konnten diese Datei nicht lesen.',
  'people-none': 'In dieser Datei sind keine Personen.',
  'people-too-many': 'Die Datei hat mehr als {most, number} Personen. Bitte teile sie in mehrere Dateien auf.',
  'people-too-long':
    'Der Text zu den Personen dieser Datei hat mehr als {megabytes} MB. Bitte teile die Datei in mehrere auf.',
  'week-people':
    'Mit dieser Datei hätten die Dateien, die du in den letzten sieben Tagen importiert hast, mehr als {most, number} Personen. Jede davon wird eine Woche nach ihrem Import gelöscht.',
  'week-megabytes':
    'Mit dieser Datei hätten die Dateien, die du in den letzten sieben Tagen importiert hast, mehr als {megabytes} MB. Jede davon wird eine Woche nach ihrem Import gelöscht.',
  'kind-unknown':
    'Diese Art von Datei können wir nicht lesen. Wir lesen Kontakte (.vcf), Kalender (.ics), Tabellen (.csv), LDIF, Zips mit solchen Dateien und unsere eigenen Exporte (.zip).',
  'kind-old-office':
    'Das ist eine Datei eines alten Office-Programms. Wenn es eine Arbeitsmappe ist, speichere sie bitte als CSV (UTF-8) und wähle diese Datei.',
  'kind-office': 'Das ist ein Office-Dokument. Wir lesen Kontakte, Kalender und Tabellen.',
  'kind-workbook':
    'Das ist die Arbeitsmappe einer Tabellenkalkulation. Bitte speichere sie als CSV (UTF-8) und wähle diese Datei.',
  'kind-xcard': 'Das sind Kontakte als XML (xCard). Bitte exportiere sie als vCard (.vcf).',
  'kind-web-page':
    'Das ist eine Webseite, keine Liste von Personen. Bitte exportiere Kontakte als vCard (.vcf) oder CSV.',
  'zip-damaged': 'Dieses Zip ist beschädigt.',
  'zip-too-many-files': 'In diesem Zip sind zu viele Dateien.',
  'zip-without-people': 'In diesem Zip sind keine Kontakte, Kalender oder Tabellen.',
  'zip-file-too-large': '<name>{entry}</name> hat mehr als {megabytes} MB.',
  'zip-file-locked': '<name>{entry}</name> ist mit einem Passwort geschützt.',
  'zip-files-left-out':
    '{count, plural, one {Eine Datei dieses Zips wird nicht gelesen} other {# Dateien dieses Zips werden nicht gelesen}}: <name>{files}</name>.',
  'zip-many-files-left-out':
    '{count, number} Dateien dieses Zips werden nicht gelesen: <name>{files}</name> und {more, number} weitere.',
  'zip-repeats':
    '{count, plural, one {Eine Person steht mehrmals in diesem Zip und wird nur einmal gelesen} other {# Personen stehen mehrmals in diesem Zip und werden nur einmal gelesen}}.',
  'gzip-damaged': 'Diese gzip-Datei ist beschädigt.',
  'jcard-damaged': 'Diese jCard ist beschädigt.',
  'jcard-too-many': 'In dieser Datei sind zu viele Kontakte.',
  'export-missing': 'In diesem Zip ist keine export.json, also ist es kein Export von Presently.',
  'export-too-large': 'Die export.json ist zu groß.',
  'export-damaged': 'Die export.json ist beschädigt.',
  'export-foreign': 'Das ist kein Export von Presently.',
  'export-newer': 'Dieser Export stammt aus einer neueren Version von Presently.',
  'export-no-list': '„<name>{list}</name>“ in export.json ist keine Liste.',
  'export-list-too-long': '„<name>{list}</name>“ in export.json hat mehr als {most, number} Zeilen.',
  'calendar-without-days': 'In diesem Kalender ist kein Geburtstag und kein Jahrestag.',
  'objects-too-deep': 'Zeile {line}: Mehr als {most} Objekte sind ineinander verschachtelt.',
  'table-too-wide': 'Zeile {line}: Es sind mehr als {most} Spalten.',
  'table-row-too-long': 'Zeile {line}: Diese Zeile ist länger als {most, number} Zeichen.',
  'table-quote-open': 'Zeile {line}: Ein Anführungszeichen wird nicht geschlossen.',
  'table-no-row': 'Zeile {line}: Das ist keine Zeile einer Tabelle.',

  'card-damaged': 'Kontakt {card} ist beschädigt.',
  'card-of-company': 'Das ist eine Firma, keine Person.',
  'card-without-name': 'Zeile {line}: Dieser Kontakt hat keinen Namen.',
  'row-without-name': 'Zeile {line}: Diese Zeile hat keinen Namen.',
  'entry-no-person': 'Zeile {line}: Dieser Eintrag ist keine Person.',
  'letters-doubtful': 'Zeile {line}: Einige Buchstaben sind beschädigt oder anders kodiert. Bitte prüfe sie.',
  'birthday-of-calendar': 'Zeile {line}: Der Geburtstag folgt einem anderen Kalender (<name>{calendar}</name>).',
  'birthday-left-out':
    'Zeile {line}: Ein Geburtstag nach einem anderen Kalender (<name>{calendar}</name>) wird weggelassen.',
  'day-unread': 'Zeile {line}: „<name>{written}</name>“ können wir nicht als Datum lesen.',
  'day-of-death': 'Zeile {line}: Das ist ein Todestag.',
  'day-of-no-kind': 'Zeile {line}: Ob dieser jährliche Tag ein Geburtstag ist, steht nicht dabei.',
  'day-of-nobody': 'Zeile {line}: Bei diesem Ereignis steht nicht, um wessen Tag es geht.',
  'day-over': 'Zeile {line}: Dieser Tag hat sich nur bis {until} wiederholt.',
  'day-missing': 'Zeile {line}: Dieses Ereignis hat kein gültiges Datum.',
  'days-of-no-kind':
    '{count, plural, one {Ein weiterer jährlicher Tag wird weggelassen: Wir wissen nicht, zu wem er gehört} other {# weitere jährliche Tage werden weggelassen: Wir wissen nicht, zu wem sie gehören}}.',
  'days-cut': 'Nur die ersten {most} Anlässe werden übernommen.',
  'ideas-cut': 'Nur die ersten {most} Ideen werden übernommen.',
  'field-refused': 'Weggelassen: {reason}',
  'day-refused': 'Ein Anlass wird weggelassen: {reason}',
  'idea-refused': 'Eine Idee wird weggelassen: {reason}',
  'day-broken': 'Ein Anlass wird weggelassen, weil wir ihn nicht lesen können.',
  'idea-broken': 'Eine Idee wird weggelassen, weil wir sie nicht lesen können.',
  'no-room': 'In deinem Tarif ist für diese Person kein Platz.',
  'not-added': 'Diese Person wurde nicht hinzugefügt: In deinem Tarif ist kein Platz mehr.',
  'not-written': 'Diese Person konnte nicht gespeichert werden.',
};
