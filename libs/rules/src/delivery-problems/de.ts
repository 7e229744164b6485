import type { Translation } from '../words.js';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  'not-yet': 'Die Nachricht konnte noch nicht gesendet werden. Wir versuchen es weiter.',
  unknown:
    'Wir konnten nicht herausfinden, ob die Nachricht angekommen ist. Frag bitte nach oder teile den Link selbst.',
  'given-up':
    'Die Nachricht konnte nicht gesendet werden, und wir versuchen es nicht weiter. Bitte teile den Link selbst.',
  'mail-refused': 'Der Mailserver am anderen Ende hat die Nachricht abgelehnt. Bitte prüfe die Adresse.',
  'mail-not-taken':
    'Der Mailserver dieser Person nimmt unsere E-Mail nicht an. An der Adresse muss es nicht liegen: Bitte teile den Link selbst.',
  'mailbox-full': 'Das Postfach dieser Person ist voll. Versuch es später noch einmal oder teile den Link selbst.',
  'mail-unwritable': 'An diese Adresse ließ sich keine E-Mail schreiben. Bitte prüfe die Adresse.',
  'no-mail-server': 'E-Mail ist hier nicht eingerichtet. Bitte teile den Link selbst.',
  'bounced-no-mailbox': 'Die E-Mail kam zurück: Diese Adresse gibt es nicht. Bitte prüfe sie.',
  'bounced-full': 'Die E-Mail kam zurück: Das Postfach ist voll. Bitte teile den Link selbst.',
  bounced:
    'Die E-Mail kam zurück: Der Mailserver am anderen Ende hat sie nicht angenommen. Bitte teile den Link selbst.',
  'opted-out': 'Diese Person hat Nachrichten abbestellt. Bitte teile den Link selbst.',
  resting:
    'Nachrichten an diesen Kontakt wurden mehrmals abgelehnt, deshalb versuchen wir es vorerst nicht mehr. Bitte prüfe, ob Adresse oder Nummer stimmt, oder teile den Link selbst.',
  suspended: 'Diese Nachricht wurde angehalten, weil das Konto gesperrt ist.',
  'no-texts': 'SMS gibt es hier nicht. Bitte teile den Link selbst.',
  'texts-used-up': 'Die SMS für heute sind aufgebraucht. Versuch es morgen noch einmal oder teile den Link selbst.',
  'not-a-phone': 'Diese Telefonnummer kann keine SMS empfangen. Bitte prüfe sie.',
  'country-not-served': 'In dieses Land können wir noch keine SMS senden. Bitte teile den Link selbst.',
  'number-not-served': 'An diese Nummer oder in dieses Land können wir keine SMS senden. Bitte teile den Link selbst.',
  unreachable: 'Das Telefon war nicht erreichbar. Bitte prüfe die Nummer oder teile den Link selbst.',
  'no-mobile': 'Unter dieser Nummer kommen keine SMS an. Bitte prüfe sie.',
  filtered: 'Der Mobilfunkanbieter hat die SMS nicht durchgelassen. Bitte teile den Link selbst.',
  'text-failed': 'Die SMS konnte nicht zugestellt werden. Bitte teile den Link selbst.',
  'texts-need-pro': 'SMS gehören zu Pro – teile diesen Link',
  'waits-a-day':
    'Diese Person hat für heute genug Nachrichten bekommen. Dieses Geschenk wird einen Tag später verschickt.',
};
