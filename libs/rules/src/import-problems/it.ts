import type { Translation } from '../words.js';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  'in-file': '<name>{file}</name>: <other>{problem}</other>',

  'file-empty': 'Il file è vuoto.',
  'file-gone': 'Il file non è più qui. Sceglilo di nuovo.',
  'file-too-large': 'Il file supera i {megabytes} MB.',
  'file-too-slow': 'Leggere questo file richiede troppo tempo. Dividilo in più file.',
  'file-takes-memory': 'Leggere questo file richiede troppa memoria. Dividilo in più file.',
  'file-not-read': 'Non siamo riusciti a leggere questo file. Riprova.',
  'file-given-up': 'Non siamo riusciti a leggere questo file.',
  'people-none': 'In questo file non ci sono persone.',
  'people-too-many': 'Il file contiene più di {most, number} persone. Dividilo in più file.',
  'people-too-long': 'I testi sulle persone di questo file superano i {megabytes} MB. Dividilo in più file.',
  'week-people':
    'Con questo file, quelli che hai importato nell’ultima settimana supererebbero le {most, number} persone. Ognuno viene eliminato una settimana dopo l’importazione.',
  'week-megabytes':
    'Con questo file, quelli che hai importato nell’ultima settimana supererebbero i {megabytes} MB. Ognuno viene eliminato una settimana dopo l’importazione.',
  'kind-unknown':
    'Non sappiamo leggere questo tipo di file. Leggiamo contatti (.vcf), calendari (.ics), tabelle (.csv), LDIF, zip di questi file e le nostre esportazioni (.zip).',
  'kind-old-office':
    'È un file di un vecchio programma Office. Se è un foglio di calcolo, salvalo come CSV (UTF-8) e scegli quel file.',
  'kind-office': 'È un documento Office. Leggiamo contatti, calendari e tabelle.',
  'kind-workbook': 'È un foglio di calcolo. Salvalo come CSV (UTF-8) e scegli quel file.',
  'kind-xcard': 'Sono contatti in XML (xCard). Esportali come vCard (.vcf).',
  'kind-web-page': 'È una pagina web, non un elenco di persone. Esporta i contatti come vCard (.vcf) o CSV.',
  'zip-damaged': 'Questo zip è danneggiato.',
  'zip-too-many-files': 'In questo zip ci sono troppi file.',
  'zip-without-people': 'In questo zip non ci sono contatti, calendari o tabelle.',
  'zip-file-too-large': '<name>{entry}</name> supera i {megabytes} MB.',
  'zip-file-locked': '<name>{entry}</name> è protetto da una password.',
  'zip-files-left-out':
    '{count, plural, one {# file di questo zip non viene letto} other {# file di questo zip non vengono letti}}: <name>{files}</name>.',
  'zip-many-files-left-out':
    '{count, number} file di questo zip non vengono letti: <name>{files}</name> e {more, plural, one {# altro} other {altri #}}.',
  'zip-repeats':
    '{count, plural, one {# persona compare più volte in questo zip e viene letta una volta sola} other {# persone compaiono più volte in questo zip e vengono lette una volta sola}}.',
  'gzip-damaged': 'Questo file gzip è danneggiato.',
  'jcard-damaged': 'Questa jCard è danneggiata.',
  'jcard-too-many': 'In questo file ci sono troppi contatti.',
  'export-missing': 'In questo zip non c’è export.json, quindi non è un’esportazione di Presently.',
  'export-too-large': 'Il file export.json è troppo grande.',
  'export-damaged': 'Il file export.json è danneggiato.',
  'export-foreign': 'Non è un’esportazione di Presently.',
  'export-newer': 'Questa esportazione viene da una versione più recente di Presently.',
  'export-no-list': '«<name>{list}</name>» in export.json non è un elenco.',
  'export-list-too-long': '«<name>{list}</name>» in export.json ha più di {most, number} righe.',
  'calendar-without-days': 'In questo calendario non c’è nessun compleanno né anniversario.',
  'objects-too-deep': 'Riga {line}: ci sono più di {most} oggetti uno dentro l’altro.',
  'table-too-wide': 'Riga {line}: ci sono più di {most} colonne.',
  'table-row-too-long': 'Riga {line}: questa riga supera i {most, number} caratteri.',
  'table-quote-open': 'Riga {line}: le virgolette non vengono chiuse.',
  'table-no-row': 'Riga {line}: non è una riga di tabella.',

  'card-damaged': 'Il contatto {card} è danneggiato.',
  'card-of-company': 'È un’azienda, non una persona.',
  'card-without-name': 'Riga {line}: questo contatto non ha un nome.',
  'row-without-name': 'Riga {line}: questa riga non ha un nome.',
  'entry-no-person': 'Riga {line}: questa voce non è una persona.',
  'letters-doubtful': 'Riga {line}: alcune lettere sono danneggiate o in un’altra codifica. Controllale.',
  'birthday-of-calendar': 'Riga {line}: il compleanno segue un altro calendario (<name>{calendar}</name>).',
  'birthday-left-out':
    'Riga {line}: un compleanno secondo un altro calendario (<name>{calendar}</name>) viene ignorato.',
  'day-unread': 'Riga {line}: «<name>{written}</name>» non è una data che sappiamo leggere.',
  'day-of-death': 'Riga {line}: è la data di un decesso.',
  'day-of-no-kind': 'Riga {line}: niente dice che questa data annuale sia un compleanno.',
  'day-of-nobody': 'Riga {line}: questo evento non dice di chi è la data.',
  'day-over': 'Riga {line}: questa data non si ripete più. Si ripeteva solo fino a: {until}.',
  'day-missing': 'Riga {line}: questo evento non ha una data valida.',
  'days-of-no-kind':
    '{count, plural, one {# altra data annuale viene ignorata: non sappiamo di chi è} other {Altre # date annuali vengono ignorate: non sappiamo di chi sono}}.',
  'days-cut': 'Vengono importate solo le prime {most} date.',
  'ideas-cut': 'Vengono importate solo le prime {most} idee.',
  'field-refused': 'Ignorato: {reason}',
  'day-refused': 'Una data viene ignorata: {reason}',
  'idea-refused': 'Un’idea viene ignorata: {reason}',
  'day-broken': 'Una data viene ignorata perché è illeggibile.',
  'idea-broken': 'Un’idea viene ignorata perché è illeggibile.',
  'no-room': 'Nel tuo piano non c’è posto per questa persona.',
  'not-added': 'Questa persona non è stata aggiunta: nel tuo piano non c’è più posto.',
  'not-written': 'Non è stato possibile salvare questa persona.',
};
