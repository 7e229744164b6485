import type { Language } from '@presently/rules/languages';
import { wishOf } from './wish.js';

/** What a mail or page of the language calls it, and what people answer. */
const stopsIn: Record<Language, readonly string[][]> = {
  en: [['Stop', 'unsubscribe', 'please stop', 'Do not text me again', 'No more texts', 'Take me off this list']],
  de: [
    ['Stopp', 'abbestellen', 'Abmelden', 'aufhören bitte', 'STOPPEN', 'Stoppen Sie das', 'hör auf', 'Ende', 'halt'],
    ['Bitte keine Nachrichten mehr', 'Hören Sie auf, mir zu schreiben', 'Falsche Nummer', 'melden Sie mich ab'],
  ],
  fr: [
    ['Arrêter', 'désinscription', 'désabonnement', 'stop svp', 'arrêtez', 'arrêtez svp', 'Arrête de m’écrire'],
    ['S’il vous plaît, arrêtez', 'Ne m’envoyez plus de messages', 'mauvais numéro', 'Désabonnez-moi'],
  ],
  es: [
    ['baja', 'cancelar', 'desuscribirme', 'parar', 'para', 'paren por favor', 'no más', 'ya basta'],
    ['Deja de enviarme mensajes', 'Número equivocado', 'Por favor no me escriban más', 'dame de baja'],
  ],
  it: [
    ['basta', 'disiscrivimi', 'disiscrizione', 'ferma', 'smettila', 'Smettetela per favore', 'non voglio'],
    ['Non scrivetemi più', 'numero sbagliato', 'Basta messaggi', 'smettila di mandarmi messaggi'],
  ],
  pt: [
    ['cancelar', 'sair', 'pare', 'cancele', 'chega', 'parem', 'não quero', 'Pare de me mandar mensagens'],
    ['Por favor, não me mandem mais mensagens', 'número errado', 'Me remova'],
  ],
  ja: [
    ['停止', '配信停止', '解除', 'ストップ', 'やめて', '止めて', 'もうやめてください', '停止してください'],
    ['配信停止してください', '配信を停止して下さい', 'メッセージを送らないでください', '配信不要です', '番号違いです'],
  ],
  ar: [
    ['إلغاء الاشتراك', 'إيقاف', 'توقف', 'قف', 'أوقف', 'أوقفوا الرسائل', 'من فضلك توقف', 'رقم خطأ'],
    ['لا ترسلوا لي رسائل', 'الرقم غلط', 'توقفوا عن إرسال الرسائل'],
  ],
};

describe('an answer to a text', () => {
  it.each(
    [
      ['STOP', 'stop', ' Stop. ', 'STOPALL', 'Unsubscribe', 'quit', 'END', 'Cancel', 'Revoke', 'Unsub', 'S.T.O.P'],
      ['opt out', 'OPT-OUT', 'OptOut', 'Opt-out please', 'STOP ALL', 'stop please', 'Stop. Thank you', 'Stop!!!'],
      [
        'unsubscribe me',
        'Cancel texts',
        '🛑 STOP',
        '\u202aSTOP\u202c',
        'ＳＴＯＰ',
        '"stop"',
        '(stop)',
        '.stop',
        's t o p',
      ],
      ['ARRET', 'Arrêt', 'Arrêter svp', 'STOPP', 'Abmelden bitte', 'BAJA', 'Cancelar', 'annulla', 'SAIR', 'Pare'],
      ['СТОП', 'Стоп, спасибо', 'İptal', 'Afmelden a.u.b.', 'Dừng lại', '退订', '중지', 'הסר', 'ΣΤΟΠ'],
      [
        'إلغاء',
        'الغاء',
        'Please stop texting me',
        'Pls stop',
        'Can you please stop sending me these',
        'STOP STOP STOP',
      ],
      ['wrong number', 'Sorry, wrong number', 'You have the wrong number', 'I think you have the wrong number, sorry'],
      [
        'Don’t text me',
        'dont contact me again',
        'Never message this number again',
        'Stop it',
        'OK stop now',
        'I said stop',
      ],
      [
        'stop contacting me or I will call the police',
        'STOP. Who is this?',
        'Stop, this is spam',
        'remove me',
        'TAKE ME OFF',
      ],
      ['Thanks, but please unsubscribe me from all of this', 'no more', 'leave me alone', 'I want to unsubscribe'],
    ].flat(),
  )('%j stops', (body) => {
    expect(wishOf(body)).toBe('stop');
  });
  it.each(Object.entries(stopsIn))('stops in the words of %s', (_language, bodies) => {
    expect(bodies.flat().filter((body) => wishOf(body) !== 'stop')).toEqual([]);
  });
  it.each(['START', 'start', 'Unstop', 'yes', 'Start.'])('%j starts again', (body) => {
    expect(wishOf(body)).toBe('start');
  });
  it.each(
    [
      ['Thank you!', 'please stop the clock', 'HELP', '', 'constructor', 'toString', 'Yes, thank you', 'no', 'لا', '🎁'],
      ['Stopover in Rome', 'Endlich!', 'stop it, you shouldn’t have! 😍', 'Stop! So cute', 'No way!', 'No!! Really?'],
      [
        'Quit making me cry 😂 thank you',
        'Cancel the cake, thank you',
        'End of story: best gift ever',
        'Enough said ❤️',
      ],
      [
        'I can’t stop crying',
        'Don’t send flowers, this is perfect',
        'Don’t text me while I’m driving 😂',
        'no more tears',
      ],
      ['Wrong number of candles, but I love it', 'Remove the ribbon first?', 'Cancel your plans, we are celebrating'],
      [
        'Hör auf, ich muss weinen 😂',
        'Halt mich auf dem Laufenden',
        'Ende gut, alles gut',
        'Schluss mit Stress! Danke',
      ],
      [
        'Arrête, c’est trop !',
        'Arrête de me faire pleurer',
        'Plus de mots, merci',
        'Para mamá con amor',
        'para ti también',
      ],
      [
        'Deja de hacerme llorar',
        'Smettila di farmi piangere',
        'Basta, mi fai piangere',
        'Pare, que lindo!',
        'Chega logo',
      ],
      [
        'やめてよ、嬉しすぎる',
        '涙が止まらない',
        'ありがとう、止められない',
        'أوقف الوقت يا حبيبي',
        'お願いします',
        'もう',
      ],
      [
        'Sair hoje à noite?',
        'Alto y guapo',
        'Baja el volumen',
        'I think you are the best',
        'please',
        'sorry',
        'It’s the end!',
        'もうしない',
      ],
    ].flat(),
  )('%j means neither', (body) => {
    expect(wishOf(body)).toBeUndefined();
  });
  it('follows Twilio’s own reading if there is one', () => {
    expect(wishOf('ARRET', 'STOP')).toBe('stop');
    expect(wishOf('stop?', 'HELP')).toBeUndefined();
    expect(wishOf('anything', 'START')).toBe('start');
  });
});
