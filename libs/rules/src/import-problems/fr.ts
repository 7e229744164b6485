import type { Translation } from '../words.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'in-file': '<name>{file}</name> : <other>{problem}</other>',

  'file-empty': 'Le fichier est vide.',
  'file-gone': 'Le fichier n’est plus là. Choisis-le à nouveau.',
  'file-too-large': 'Le fichier dépasse {megabytes} Mo.',
  'file-too-slow': 'Ce fichier est trop long à lire. Divise-le en plusieurs fichiers.',
  'file-takes-memory': 'Lire ce fichier demande trop de mémoire. Divise-le en plusieurs fichiers.',
  'file-not-read': 'Nous n’avons pas pu lire ce fichier. Réessaie.',
  'file-given-up': 'Nous n’avons pas pu lire ce fichier.',
  'people-none': 'Ce fichier ne contient aucune personne.',
  'people-too-many': 'Le fichier contient plus de {most, number} personnes. Divise-le en plusieurs fichiers.',
  'people-too-long':
    'Les textes sur les personnes de ce fichier dépassent {megabytes} Mo. Divise-le en plusieurs fichiers.',
  'week-people':
    'Avec ce fichier, ceux que tu as importés ces sept derniers jours contiendraient plus de {most, number} personnes. Chacun est effacé une semaine après avoir été importé.',
  'week-megabytes':
    'Avec ce fichier, ceux que tu as importés ces sept derniers jours dépasseraient {megabytes} Mo. Chacun est effacé une semaine après avoir été importé.',
  'kind-unknown':
    'Nous ne savons pas lire ce type de fichier. Nous lisons les contacts (.vcf), les calendriers (.ics), les tableaux (.csv), le LDIF, les zips de ces fichiers et nos propres exports (.zip).',
  'kind-old-office':
    'C’est un fichier d’un ancien programme Office. Si c’est un classeur, enregistre-le en CSV (UTF-8) et choisis ce fichier.',
  'kind-office': 'C’est un document Office. Nous lisons les contacts, les calendriers et les tableaux.',
  'kind-workbook': 'C’est un classeur de tableur. Enregistre-le en CSV (UTF-8) et choisis ce fichier.',
  'kind-xcard': 'Ce sont des contacts en XML (xCard). Exporte-les en vCard (.vcf).',
  'kind-web-page': 'C’est une page web, pas une liste de personnes. Exporte les contacts en vCard (.vcf) ou en CSV.',
  'zip-damaged': 'Ce zip est endommagé.',
  'zip-too-many-files': 'Il y a trop de fichiers dans ce zip.',
  'zip-without-people': 'Il n’y a ni contacts, ni calendriers, ni tableaux dans ce zip.',
  'zip-file-too-large': '<name>{entry}</name> dépasse {megabytes} Mo.',
  'zip-file-locked': '<name>{entry}</name> est protégé par un mot de passe.',
  'zip-files-left-out':
    '{count, plural, one {# fichier de ce zip n’est pas lu} other {# fichiers de ce zip ne sont pas lus}} : <name>{files}</name>.',
  'zip-many-files-left-out':
    '{count, number} fichiers de ce zip ne sont pas lus : <name>{files}</name> et {more, plural, one {# autre} other {# autres}}.',
  'zip-repeats':
    '{count, plural, one {# personne figure plusieurs fois dans ce zip et n’est lue qu’une fois} other {# personnes figurent plusieurs fois dans ce zip et ne sont lues qu’une fois}}.',
  'gzip-damaged': 'Ce fichier gzip est endommagé.',
  'jcard-damaged': 'Cette jCard est endommagée.',
  'jcard-too-many': 'Il y a trop de contacts dans ce fichier.',
  'export-missing': 'Il n’y a pas d’export.json dans ce zip, ce n’est donc pas un export de Presently.',
  'export-too-large': 'Le fichier export.json est trop grand.',
  'export-damaged': 'Le fichier export.json est endommagé.',
  'export-foreign': 'Ce n’est pas un export de Presently.',
  'export-newer': 'Cet export vient d’une version plus récente de Presently.',
  'export-no-list': '« <name>{list}</name> » dans export.json n’est pas une liste.',
  'export-list-too-long': '« <name>{list}</name> » dans export.json contient plus de {most, number} lignes.',
  'calendar-without-days': 'Il n’y a aucun anniversaire dans ce calendrier, ni de naissance ni de couple.',
  'objects-too-deep': 'Ligne {line} : plus de {most} objets sont imbriqués.',
  'table-too-wide': 'Ligne {line} : il y a plus de {most} colonnes.',
  'table-row-too-long': 'Ligne {line} : cette ligne dépasse {most, number} caractères.',
  'table-quote-open': 'Ligne {line} : un guillemet n’est pas fermé.',
  'table-no-row': 'Ligne {line} : ce n’est pas une ligne de tableau.',

  'card-damaged': 'Le contact {card} est endommagé.',
  'card-of-company': 'C’est une entreprise, pas une personne.',
  'card-without-name': 'Ligne {line} : ce contact n’a pas de nom.',
  'row-without-name': 'Ligne {line} : cette ligne n’a pas de nom.',
  'entry-no-person': 'Ligne {line} : cette entrée n’est pas une personne.',
  'letters-doubtful': 'Ligne {line} : des lettres sont endommagées ou encodées autrement. Vérifie-les.',
  'birthday-of-calendar': 'Ligne {line} : l’anniversaire suit un autre calendrier (<name>{calendar}</name>).',
  'birthday-left-out': 'Ligne {line} : un anniversaire selon un autre calendrier (<name>{calendar}</name>) est ignoré.',
  'day-unread': 'Ligne {line} : « <name>{written}</name> » n’est pas une date que nous savons lire.',
  'day-of-death': 'Ligne {line} : c’est la date d’un décès.',
  'day-of-no-kind': 'Ligne {line} : rien ne dit que cette date annuelle est un anniversaire.',
  'day-of-nobody': 'Ligne {line} : cet événement ne dit pas qui cette date concerne.',
  'day-over': 'Ligne {line} : cette date ne se répétait que jusqu’au {until}.',
  'day-missing': 'Ligne {line} : cet événement n’a pas de date valable.',
  'days-of-no-kind':
    '{count, plural, one {# autre date annuelle est ignorée : nous ne savons pas qui elle concerne} other {# autres dates annuelles sont ignorées : nous ne savons pas qui elles concernent}}.',
  'days-cut': 'Seules les {most} premières dates sont importées.',
  'ideas-cut': 'Seules les {most} premières idées sont importées.',
  'field-refused': 'Ignoré : {reason}',
  'day-refused': 'Une date est ignorée : {reason}',
  'idea-refused': 'Une idée est ignorée : {reason}',
  'day-broken': 'Une date est ignorée, car elle est illisible.',
  'idea-broken': 'Une idée est ignorée, car elle est illisible.',
  'no-room': 'Il n’y a pas de place pour cette personne dans ta formule.',
  'not-added': 'Cette personne n’a pas été ajoutée : il n’y a plus de place dans ta formule.',
  'not-written': 'Cette personne n’a pas pu être enregistrée.',
};
