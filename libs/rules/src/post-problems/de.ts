import type { Translation } from '../words.js';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  'quota-used': 'Das Monatskontingent bei Ayrshare ist aufgebraucht. Erhöhe es dort oder warte bis zum nächsten Monat.',
  'posted-already':
    '{network, select, none {Das Netzwerk} other {<name>{network}</name>}}: Dieser Text wurde dort schon veröffentlicht. Ändere die Formulierung und versuch es noch einmal.',
  'not-linked':
    '{network, select, none {Das Netzwerk} other {<name>{network}</name>}} ist bei Ayrshare nicht verbunden. Verbinde das Konto dort und versuch es noch einmal.',
  'link-anew':
    '{network, select, none {Das Netzwerk} other {<name>{network}</name>}} muss neu verbunden werden: Melde dich bei Ayrshare an und verbinde das Konto noch einmal.',
  'own-app-needed':
    '{network, select, none {Das Netzwerk} other {<name>{network}</name>}} verlangt die Schlüssel einer eigenen App. Setze AYRSHARE_X_API_KEY und AYRSHARE_X_API_SECRET.',
  'network-says': '{network, select, none {Das Netzwerk} other {<name>{network}</name>}} meldet: „<name>{text}</name>“',
  'network-silent':
    '{network, select, none {Das Netzwerk} other {<name>{network}</name>}} hat den Beitrag nicht angenommen und keinen Grund genannt.',
  'no-key': 'Es ist kein Ayrshare-Konto verbunden. Setze AYRSHARE_API_KEY und versuch es noch einmal.',
  'key-refused': 'Ayrshare hat unseren Schlüssel nicht akzeptiert. Prüfe AYRSHARE_API_KEY und versuch es noch einmal.',
  'too-fast': 'Ayrshare verlangt, dass wir langsamer senden.',
  'out-of-reach': 'Ayrshare ist nicht erreichbar.',
  'picture-needed': 'Instagram braucht ein Bild. Füge den Link zu einem Bild hinzu, um dort zu veröffentlichen.',
  'outcome-unknown':
    'Wir konnten nicht herausfinden, ob dieser Beitrag veröffentlicht wurde. Sieh in den Netzwerken nach, bevor du ihn noch einmal planst.',
  'no-answer':
    'Es kam keine Antwort. Wir prüfen, ob der Beitrag veröffentlicht wurde, bevor wir es noch einmal versuchen.',
  'tried-again': 'Wir versuchen es noch einmal.',
  'stopped-trying': 'Wir versuchen es nicht weiter: Gib dem Beitrag eine neue Zeit, um von vorn zu beginnen.',
};
