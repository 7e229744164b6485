import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  cancel: 'Abbrechen',
  pleaseRetry: 'Bitte versuch es noch einmal.',
  reportThanks: 'Danke. Wir sehen es uns an.',
  reportWords: 'In deinen Worten (optional)',
  sendReport: 'Meldung senden',
  pushTitle: 'Mitteilungen',
  pushText: 'Dieses Gerät kann dir sagen, wenn {recipient} es öffnet. Angezeigt wird weder ein Name noch ein Geschenk.',
  pushYes: 'Sag mir, wenn es geöffnet wird',
  pushNo: 'Nicht jetzt',
  pushOn: 'Mitteilungen sind an',
  pushOnText: 'Dieses Gerät erfährt, wenn ein Geschenk geöffnet wird.',
  pushOff: 'Mitteilungen sind aus',
  pushOffText: 'Du bekommst E-Mails wie bisher.',
  pushUnchanged: 'Nicht geändert',
  pushFailed: 'Dein Browser konnte das nicht. Bitte versuch es noch einmal.',
  pushRefused: 'Dein Browser hat es nicht erlaubt. Nichts wurde geändert.',
  pushNotOffered: 'Mitteilungen auf Geräten gibt es hier nicht.',
  pushNoService: 'Dein Browser hat gerade keinen Push-Dienst.',
};
