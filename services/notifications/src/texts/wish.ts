/** What an answer to a text asks for. */
export type Wish = 'stop' | 'start';

/** In small letters, without accents and without what a keyboard adds. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC')
    .toLowerCase();

/**
 * Words that stop: those that Twilio, phone companies and the FCC list, and what people write in the
 * languages of the gift's page (en, de, fr, es, it, pt, ja, ar), and the usual ones of others.
 */
const stops = new Set(
  `stop stopp stopall unsubscribe cancel end quit optout revoke remove
   abmelden abbestellen beenden aufhören
   arret arreter desabonner desabonnement desinscrire desinscription annuler
   parar baja cancelar detener alto desuscribir desuscribirme
   basta ferma fermare disiscrivi disiscrivimi disiscrizione annulla cancella
   pare sair remover descadastrar cancele
   停止 中止 解除 配信停止 ストップ 退订 退訂 取消 중지 그만
   стоп відписатись отписаться στοπ dur iptal afmelden wypisz odhlasit berhenti huỷ dừng הסר הפסק
   توقف ايقاف الغاء قف`
    .split(/\s+/)
    .map(plain),
);
/** Words that start again. They are the whole answer: "yes, thank you" starts nothing. */
const starts = new Set(['start', 'unstop', 'yes']);

/** An answer is a sentence at most. */
const longest = 160;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Reads the first word: "Stop. Thank you" and "stop please" stop.
 *
 * @param optOutType Twilio's own reading of the answer, if it has one: `STOP`, `START`, `HELP`
 * @returns `undefined` for any other answer
 */
export function wishOf(body: string, optOutType?: string): Wish | undefined {
  const said = plain((optOutType ?? body).slice(0, longest));
  const all = [...words.segment(said)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const [first = '', second = ''] = all;
  // "opt out" and "stop all" are written in one word, in two, and with a hyphen.
  if (stops.has(first) || stops.has(first + second)) return 'stop';
  return all.length === 1 && starts.has(first) ? 'start' : undefined;
}
