import type { Translation } from '../words.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'in-file': '<name>{file}</name>: <other>{problem}</other>',

  'file-empty': 'El archivo está vacío.',
  'file-gone': 'El archivo ya no está aquí. Elígelo otra vez.',
  'file-too-large': 'El archivo tiene más de {megabytes} MB.',
  'file-too-slow': 'Se tarda demasiado en leer este archivo. Divídelo en varios archivos.',
  'file-takes-memory': 'Leer este archivo requiere demasiada memoria. Divídelo en varios archivos.',
  'file-not-read': 'No hemos podido leer este archivo. Inténtalo de nuevo.',
  'file-given-up': 'No hemos podido leer este archivo.',
  'people-none': 'No hay ninguna persona en este archivo.',
  'people-too-many': 'El archivo tiene más de {most, number} personas. Divídelo en varios archivos.',
  'people-too-long':
    'Los textos sobre las personas de este archivo superan los {megabytes} MB. Divídelo en varios archivos.',
  'week-people':
    'Con este archivo, los que has importado en la última semana tendrían más de {most, number} personas. Cada uno se elimina una semana después de importarlo.',
  'week-megabytes':
    'Con este archivo, los que has importado en la última semana tendrían más de {megabytes} MB. Cada uno se elimina una semana después de importarlo.',
  'kind-unknown':
    'No podemos leer este tipo de archivo. Leemos contactos (.vcf), calendarios (.ics), tablas (.csv), LDIF, zips con esos archivos y nuestras propias exportaciones (.zip).',
  'kind-old-office':
    'Es un archivo de un programa antiguo de Office. Si es una hoja de cálculo, guárdala como CSV (UTF-8) y elige ese archivo.',
  'kind-office': 'Es un documento de Office. Leemos contactos, calendarios y tablas.',
  'kind-workbook': 'Es un libro de un programa de hojas de cálculo. Guárdalo como CSV (UTF-8) y elige ese archivo.',
  'kind-xcard': 'Son contactos en XML (xCard). Expórtalos como vCard (.vcf).',
  'kind-web-page': 'Es una página web, no una lista de personas. Exporta los contactos como vCard (.vcf) o CSV.',
  'zip-damaged': 'Este zip está dañado.',
  'zip-too-many-files': 'Hay demasiados archivos en este zip.',
  'zip-without-people': 'No hay contactos, calendarios ni tablas en este zip.',
  'zip-file-too-large': '<name>{entry}</name> tiene más de {megabytes} MB.',
  'zip-file-locked': '<name>{entry}</name> está protegido con una contraseña.',
  'zip-files-left-out':
    '{count, plural, one {No se lee # archivo de este zip} other {No se leen # archivos de este zip}}: <name>{files}</name>.',
  'zip-many-files-left-out':
    'No se leen {count, number} archivos de este zip: <name>{files}</name> y {more, number} más.',
  'zip-repeats':
    '{count, plural, one {# persona está varias veces en este zip y se lee una sola vez} other {# personas están varias veces en este zip y se leen una sola vez}}.',
  'gzip-damaged': 'Este archivo gzip está dañado.',
  'jcard-damaged': 'Esta jCard está dañada.',
  'jcard-too-many': 'Hay demasiados contactos en este archivo.',
  'export-missing': 'No hay ningún export.json en este zip, así que no es una exportación de Presently.',
  'export-too-large': 'El export.json es demasiado grande.',
  'export-damaged': 'El export.json está dañado.',
  'export-foreign': 'No es una exportación de Presently.',
  'export-newer': 'Esta exportación es de una versión más reciente de Presently.',
  'export-no-list': '«<name>{list}</name>» en export.json no es una lista.',
  'export-list-too-long': '«<name>{list}</name>» en export.json tiene más de {most, number} filas.',
  'calendar-without-days': 'En este calendario no hay ningún cumpleaños ni aniversario.',
  'objects-too-deep': 'Línea {line}: hay más de {most} objetos unos dentro de otros.',
  'table-too-wide': 'Línea {line}: hay más de {most} columnas.',
  'table-row-too-long': 'Línea {line}: esta fila tiene más de {most, number} caracteres.',
  'table-quote-open': 'Línea {line}: unas comillas no se cierran.',
  'table-no-row': 'Línea {line}: no es una fila de una tabla.',

  'card-damaged': 'El contacto {card} está dañado.',
  'card-of-company': 'Es una empresa, no una persona.',
  'card-without-name': 'Línea {line}: este contacto no tiene nombre.',
  'row-without-name': 'Línea {line}: esta fila no tiene nombre.',
  'entry-no-person': 'Línea {line}: esta entrada no es una persona.',
  'letters-doubtful': 'Línea {line}: algunas letras están dañadas o en otra codificación. Revísalas.',
  'birthday-of-calendar': 'Línea {line}: el cumpleaños sigue otro calendario (<name>{calendar}</name>).',
  'birthday-left-out': 'Línea {line}: se omite un cumpleaños según otro calendario (<name>{calendar}</name>).',
  'day-unread': 'Línea {line}: no podemos leer «<name>{written}</name>» como fecha.',
  'day-of-death': 'Línea {line}: es la fecha de un fallecimiento.',
  'day-of-no-kind': 'Línea {line}: nada dice que esta fecha anual sea un cumpleaños.',
  'day-of-nobody': 'Línea {line}: este evento no dice de quién es la fecha.',
  'day-over': 'Línea {line}: esta fecha solo se repetía hasta el {until}.',
  'day-missing': 'Línea {line}: este evento no tiene una fecha válida.',
  'days-of-no-kind':
    '{count, plural, one {Se omite # fecha anual más: no sabemos de quién es} other {Se omiten # fechas anuales más: no sabemos de quién son}}.',
  'days-cut': 'Solo se importan las primeras {most} fechas.',
  'ideas-cut': 'Solo se importan las primeras {most} ideas.',
  'field-refused': 'Se ha omitido: {reason}',
  'day-refused': 'Se omite una fecha: {reason}',
  'idea-refused': 'Se omite una idea: {reason}',
  'day-broken': 'Se omite una fecha que no se puede leer.',
  'idea-broken': 'Se omite una idea que no se puede leer.',
  'no-room': 'En tu plan no queda sitio para esta persona.',
  'not-added': 'No se ha añadido a esta persona: en tu plan no queda sitio.',
  'not-written': 'No se ha podido guardar a esta persona.',
};
