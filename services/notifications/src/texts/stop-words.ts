/** How people say that they want no more texts, in the languages of the gift's page and the usual words of others. */

/** Before what is meant: "please stop". Phrases are divided by commas. */
export const openers = `
  please, pls, plz, kindly, just, but, and, so, ok, okay, hi, hey, hello, sorry, thanks, thank you, no, i said,
  you need to, you must, i want to, i would like to, i'd like to, i want you to, can you, could you, would you,
  will you, i think, i'm afraid, you have, bitte, hallo, entschuldigung, nein, danke, können sie, könnt ihr,
  ich möchte, ich will, s'il vous plaît, s'il te plaît, svp, stp, bonjour, désolé, désolée, non, merci, je veux,
  je voudrais, por favor, porfa, hola, perdón, gracias, quiero, per favore, per piacere, ciao, scusa, scusi,
  scusate, no grazie, grazie, voglio, vorrei, oi, olá, desculpe, não, obrigado, obrigada, quero, من فضلك, من فضلكم,
  لو سمحت, لو سمحتم, رجاء, الرجاء, أرجوك, أرجوكم, يرجى, مرحبا, عفوا, لا شكرا, شكرا, أريد, пожалуйста`;

/** Before {@link wrongNumbers} only: "it's the end" stops nothing. */
export const beforeNumber = `
  you have the, you've got the, you have a, you got the, this is the, this is a, it's the, it's a, sie haben die,
  das ist die, du hast die, vous avez le, c'est un, c'est le, es un, este es un, tiene el, ha il, hai il, è il,
  è un, é um, é o, هذا`;

export const wrongNumbers = `
  wrong number, falsche nummer, mauvais numéro, faux numéro, erreur de numéro, número equivocado, numero sbagliato,
  número errado, رقم خطأ, رقم غلط, الرقم خطأ, الرقم غلط, رقم خاطئ, الرقم خاطئ`;

/**
 * What stops as the whole answer, or before {@link tails} only: the words are ordinary ones, too ("Stop! So cute").
 */
export const weakStops = `
  stop, stopp, stopping, stopall, end, quit, cancel, revoke, remove, halt, cease, no more, opt out, optout,
  leave me alone, leave us alone, lose my number, delete me, delete my number, remove my number, do not text,
  don't text, dont text, never text, no texts, no texting, do not message, don't message, dont message,
  never message, no messages, do not contact, don't contact, dont contact, never contact, do not send, don't send,
  dont send, never send, do not write, don't write, dont write, do not call, don't call, dont call, stoppen,
  stoppe, stoppt, ende, schluss, beenden, beende, aufhören, hör auf, höre auf, hört auf, hören sie auf, aufhoeren,
  hoer auf, hoeren sie auf, kündigen, streichen, keine nachrichten, keine sms, keine nachricht,
  nicht mehr schreiben, schreib mir nicht, schreibt mir nicht, schreiben sie mir nicht, schick mir nichts,
  schickt mir nichts, schicken sie mir nichts, lass mich in ruhe, lasst mich in ruhe, lassen sie mich in ruhe,
  arrêt, arrête, arrêtez, arrêter, stoppez, stopper, annuler, annulez, résilier, résiliez, ça suffit, supprimer,
  supprimez, plus de messages, plus de message, plus de sms, plus de textos, plus aucun message, ne m'envoyez plus,
  ne m'envoie plus, ne m'écrivez plus, ne m'écris plus, ne me contactez plus, ne me contacte plus,
  laissez-moi tranquille, laisse-moi tranquille, je ne veux plus, je veux plus, para, pare, paren, parad, parar,
  alto, baja, cancelar, cancela, cancele, cancelen, detener, deten, detén, detenga, detengan, detente, eliminar,
  bórrame, elimíname, basta, ya basta, basta ya, no más, te equivocaste de número, se equivocó de número,
  no quiero, no quiero más, no me escribas, no me escriba, no me escriban, no me mandes, no me mande, no me manden,
  no me envíes, no me envíe, no me envíen, no más mensajes, deja de, deje de, dejen de, dejad de, déjame en paz,
  déjenme en paz, ferma, fermate, fermati, fermatevi, fermare, fermo, smettila, smettetela, smetti, smettete,
  smetta, smetterla, stoppa, stoppate, annulla, annullare, cancella, cancellami, cancellatemi, cancellarmi,
  rimuovimi, rimuovetemi, toglimi, toglietemi, ha sbagliato numero, hai sbagliato numero, avete sbagliato numero,
  non voglio, non voglio più, non scrivermi, non scrivetemi, non mi scrivere, non mi scriva, non mandarmi,
  non mandatemi, non inviarmi, non inviatemi, niente più messaggi, niente messaggi, basta messaggi, basta sms,
  lasciami in pace, lasciatemi in pace, parem, chega, sair, remover, remova, remova-me, me remova, me tire,
  me tira, cancelem, foi engano, não quero, não quero mais, não me mande, não me mandem, não me manda,
  não me envie, não me enviem, não me escreva, não me escrevam, não me contate, me deixe em paz, me deixem em paz,
  deixe-me em paz, أوقف, أوقفوا, أوقفي, أوقفها, توقف, توقفوا, توقفي, وقف, وقفوا, إيقاف, إلغاء, الغي, ألغ, ألغي,
  ألغوا, قف, قفوا, كفى, كفاية, بطل, لا ترسل, لا ترسلي, لا ترسلوا, لا تراسلني, لا تراسلوني, لا تبعث, لا تبعثوا,
  لا تكتب لي, لا أريد, 解除, 配信停止, 取消, 停止, 退订, 退訂, 중지, 그만, стоп, хватит, στοπ, σταμάτα, dur, durdur, iptal, dừng,
  huỷ, hủy, berhenti, הסר, הפסק, staak, lopeta`;

/** What has no other meaning, so that a few more words behind it change nothing. */
export const strongStops = `
  unsubscribe, unsub, unsubscribe me, opt me out, opting out, take me off, remove me, stop texting, stop messaging,
  stop contacting, stop spamming, quit texting, quit messaging, stop sending texts, stop sending messages,
  stop sending me texts, stop sending me messages, abmelden, abbestellen, abbestelle, meld mich ab, melde mich ab,
  meldet mich ab, melden sie mich ab, austragen, désabonner, désabonne-moi, désabonnez-moi, me désabonner,
  désabonnement, désinscrire, désinscris-moi, désinscrivez-moi, me désinscrire, désinscription, desuscribir,
  desuscribirme, desuscribirse, desuscríbeme, desuscríbanme, darme de baja, dar de baja, dame de baja,
  deme de baja, denme de baja, cancelar suscripción, cancelar la suscripción, disiscrivi, disiscrivimi,
  disiscrivermi, disiscrivetemi, disiscrizione, cancellazione, descadastrar, descadastre, me descadastre,
  descadastrem, descadastramento, cancelar inscrição, إلغاء الاشتراك, ألغ الاشتراك, ألغوا الاشتراك, الغي اشتراكي,
  ألغي اشتراكي, отписаться, відписатись, отпишите, afmelden, uitschrijven, wypisz, odhlasit, avregistrera, afmeld,
  avslutt`;

/** What may follow {@link weakStops}. */
export const tails = `
  all, now, it, this, that, these, those, the, to, at, my, me, us, your, from, off, of, on, here, any, anymore,
  more, again, ever, forever, and, already, once, right, away, immediately, today, text, texts, texting, message,
  messages, messaging, msg, msgs, sms, send, sending, sent, contact, contacting, calling, writing, spamming,
  number, phone, list, service, subscription, alerts, anything, nothing, please, pls, plz, thanks, thank, you, thx,
  ty, sorry, sir, madam, guys, ok, okay, stuff, notifications, bitte, danke, sofort, jetzt, mit, damit, den,
  diesen, dieser, das, sie, mir, uns, mich, an, zu, zum, meine, mehr, nachrichten, nachricht, schreiben, senden,
  schicken, texten, und, endlich, alles, alle, nicht, nichts, nummer, svp, stp, s, il, vous, te, plaît, merci, de,
  d, m, moi, nous, ces, les, vos, tes, ce, cet, textos, texto, tout, tous, maintenant, immédiatement, envoyer,
  m'envoyer, m'écrire, écrire, contacter, ça, cela, plus, jamais, numéro, por, favor, porfa, gracias, ya, más,
  mensajes, mensaje, estos, estas, los, enviar, enviarme, mandar, mandarme, escribir, escribirme, contactarme,
  ahora, inmediatamente, nunca, número, le, esto, suscripción, per, piacere, favore, grazie, di, con, mandarmi,
  inviarmi, scrivermi, contattarmi, messaggi, messaggio, questi, questo, subito, ora, adesso, più, mai, iscrizione,
  obrigado, obrigada, mensagens, mensagem, mais, agora, já, essas, isso, com, inscrição, meu, عن, إرسال, الإرسال,
  الرسائل, رسائل, رسالة, هذه, لي, إلي, الآن, فورا, شكرا, الاشتراك, اشتراكي, من, فضلك, فضلكم, لو, سمحت, سمحتم,
  المراسلة, أخرى, مرة, أي, رجاء, بعد, спасибо, пожалуйста, lại, ngay, lütfen, teşekkürler`;

/** Behind a word that stops: who is angry means it. */
export const angry = `
  police, report, reporting, reported, spam, spammer, scam, lawyer, attorney, sue, harass, harassing, harassment,
  illegal, who is this, who are you, don't know you, do not know you, polizei, anzeige, anwalt, kenne sie nicht,
  kenne dich nicht, wer sind sie, wer ist das, plainte, arnaque, qui êtes-vous, policía, denuncia, quién es,
  quién eres, estafa, polizia, denuncio, truffa, chi sei, chi siete, polícia, golpe, quem é, الشرطة`;

/** Japanese has no spaces: what is stopped, the verb, and its polite forms. */
export const japaneseStop = new RegExp(
  `^(すみません(が)?|お願い(だから|します)?|もう|今すぐ|すぐに?|どうか)*` +
    `((この|これ以上の?)?(配信|送信|連絡|メール|メッセージ|sms|ショートメール|テキスト|通知|送る|送信する|送ってくる|登録)` +
    `(を|は|の|が|も)*)*(もう)?` +
    `(停止|中止|解除|終了|不要|拒否|ストップ|やめ|止め|辞め|送らない|送ってこない|(連絡|送信|配信|通知)しない|番号違い|番号を?間違え|間違い電話)` +
    `(て|で|し|する|ます|ました|ています|い?ただけますか|くれ|くれる|ください|下さい|ほしい|欲しい|お願い|いたし|致し|希望|です|よ|ね|ろ)*$`,
);
