import type { Language } from '@presently/rules/languages';
import { wishOf } from './wish.js';

/** What a mail or page of the language calls it, and what people answer. */
const stopsIn: Record<Language, readonly string[]> = {
  en: ['Stop', 'unsubscribe'],
  de: ['Stopp', 'abbestellen', 'Abmelden', 'aufhören bitte'],
  fr: ['Arrêter', 'désinscription', 'désabonnement', 'stop svp'],
  es: ['baja', 'cancelar', 'desuscribirme', 'parar'],
  it: ['basta', 'disiscrivimi', 'disiscrizione', 'ferma'],
  pt: ['cancelar', 'sair', 'pare', 'cancele'],
  ja: ['停止', '配信停止', '解除', 'ストップ'],
  ar: ['إلغاء الاشتراك', 'إيقاف', 'توقف', 'قف'],
};

describe('an answer to a text', () => {
  it.each(
    [
      ['STOP', 'stop', ' Stop. ', 'STOPALL', 'Unsubscribe', 'quit', 'END', 'Cancel', 'Revoke'],
      ['opt out', 'OPT-OUT', 'OptOut', 'Opt-out please', 'STOP ALL', 'stop please', 'Stop. Thank you', 'Stop!!!'],
      ['unsubscribe me', 'Cancel texts', '🛑 STOP', '\u202aSTOP\u202c', 'ＳＴＯＰ', '"stop"'],
      ['ARRET', 'Arrêt', 'Arrêter svp', 'STOPP', 'Abmelden bitte', 'BAJA', 'Cancelar', 'annulla', 'SAIR', 'Pare'],
      ['СТОП', 'Стоп, спасибо', 'İptal', 'Afmelden a.u.b.', 'Dừng lại', '退订', '중지', 'הסר', 'ΣΤΟΠ'],
      ['停止', '停止してください', '配信停止', 'ストップ', 'إلغاء', 'الغاء', 'توقف', 'إيقاف'],
    ].flat(),
  )('%j stops', (body) => {
    expect(wishOf(body)).toBe('stop');
  });
  it.each(Object.entries(stopsIn))('stops in the words of %s', (_language, bodies) => {
    expect(bodies.filter((body) => wishOf(body) !== 'stop')).toEqual([]);
  });
  it.each(['START', 'start', 'Unstop', 'yes'])('%j starts again', (body) => {
    expect(wishOf(body)).toBe('start');
  });
  it.each([
    'Thank you!',
    'please stop the clock',
    'HELP',
    '',
    'constructor',
    'toString',
    'Yes, thank you',
    'Stopover in Rome',
    'Endlich!',
  ])('%j means neither', (body) => {
    expect(wishOf(body)).toBeUndefined();
  });
  it('follows Twilio’s own reading if there is one', () => {
    expect(wishOf('ARRET', 'STOP')).toBe('stop');
    expect(wishOf('stop?', 'HELP')).toBeUndefined();
  });
});
