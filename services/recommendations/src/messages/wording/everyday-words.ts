import { anyWord } from '@presently/rules/any-word';

/** Words of troubles that tell none by themselves: parts of the body, and what everybody has or does. */
const everyday = new Set(
  `back heart eye eyes hand hands foot feet leg legs arm arms head face skin tooth teeth bones nerves memory memories sight
  hearing hear voice breath breathe sleep sleeps sleeping asleep walk walking weight job jobs luck friend friends hard blind
  tired money family broke broken stroke break breakup debt forget forgets forgetful cook cooks driver sing dance lose losing
  rücken herz augen auge hand hände fuß füße bein beine arm kopf haut zähne gedächtnis schlaf schlafen schläft gewicht job
  arbeit glück freund freunde blind müde einsam schuld schulden abnehmen zeit
  dos cœur coeur yeux main mains pied pieds bras tête peau dents mémoire sommeil dort poids travail emploi chance amis seul
  seule fatigué fatiguée dettes année
  espalda espaldas corazón ojos mano manos pie pies brazo brazos cabeza piel dientes memoria sueño duerme peso trabajo suerte
  amigos sola solo cansado cansada deuda deudas año
  schiena cuore occhi mani piede piedi braccio braccia testa pelle denti sonno dorme lavoro fortuna amici stanco stanca debito
  debiti anno
  costas coração olhos mão mãos pé pés braço braços cabeça pele dentes memória sono emprego sorte sozinha sozinho cansado
  dívida dívidas ano tempo
  ظهر القلب قلب قلبه قلبها عين عيون يد رأس نوم عمل تعب متعب متعبة سنة عام
  心 目 手 足 頭 仕事 友達 疲れ 別れ 一年 年`.split(/\s+/),
);
/** Whether a word of a trouble is one that everybody says of anything. */
export const isEveryday = (word: string): boolean => everyday.has(word.toLowerCase());

/** What is said of somebody who is ill, has lost something or is cared for. */
export const care = anyWord(
  'bad(?:ly)?\\b|poor(?:ly)?\\b|weak|fail(?:s|ing|ed|ure)\\b|sore\\b(?! eyes)|stiff|ill\\b|sick|lost\\b|lose\\b|losing|without a|unemploy|pain|hurts?\\b|ach(?:e|es|ing)\\b|attack|troubles?\\b|problems?\\b|relie[fv]|eas(?:e|es|ed|ing)\\b|sooth|heal|support|recover|gentle|rests?\\b|needs?\\b|can(?:no|.)t\\b|going|burden|you (?:are|feel|get|look) (?:(?!never|not)\\p{L}+ )?(?:tired|blind|cold)\\b|your cold (?:hands|feet)|always (?:cold|tired)',
  'schlecht|schwach|schwere[sn]?\\b|krank|kaputt|schmerz|tut weh|verloren|verlust|linder|erleichter|schon(?:en|ung)\\b|entlast|stütz|heil|immer (?:müde|kalt)|du bist (?:(?!nie|nicht)\\p{L}+ )?(?:müde|blind|einsam)\\b',
  'mal\\b|mauvais|faible|douleur|souffr|perdu|perte|soulag|apais|soign|soutien|repos|toujours fatigu|tu es (?:(?!pas|jamais)\\p{L}+ )?(?:fatigu|seule?\\b(?! à))|plus de',
  'mal[oa]?\\b|débil|dolor|duele|perdi|pérdida|alivi|sana|cuida|descans|siempre cansad|(?<!no )est[áa]s? (?:\\p{L}+ )?(?:cansad|sol[oa]\\b)|apoyo',
  'cattiv|debole|dolor|male\\b|pers[oa]\\b|perdit|solliev|allevi|guari|cura\\b|riposo|sempre stanc|(?<!non )sei (?:\\p{L}+ )?(?:stanc|sol[oa]\\b)|sostegno',
  'ruim|m[áa]u?\\b|frac[oa]|dor(?:es)?\\b|perd(?:eu|a)|alívio|alivi|sara|cuida|descans|sempre cansad|(?<!não )est[áa]s? (?:\\p{L}+ )?(?:cansad|sozinh)|apoio',
  'سيئ|ضعيف|ألم|يؤلم|مريض|فقد|خسر|تخفيف|علاج|شفاء|راحة|صعب',
  '痛|悪|弱|病|失|癒|治|休|支え|つら|辛|疲れ[がてた]',
);

/** What people say of anything with words of troubles. */
export const sayings = new RegExp(
  anyWord(
    '(?:never|doesn.t|won.t|wouldn.t) hurts?\\b|it (?:hurts|pains) me|no pains|hurt from (?:laughing|smiling)|(?:no|any) (?:trouble|problem)|worth (?:the|every) trouble|(?:trouble|problem) is (?:ever )?too|strokes? of (?:luck|genius)|br(?:oke|eak|oken) (?:the mou?ld|the ice|a (?:promise|record|smile))|take a break|in your debt|with all my heart|all (?:my|our) hearts?|heart of gold|bottom of (?:my|our) hearts?|have your back|(?:carr(?:y|ies)|worth your) weight|hard to (?:believe|find|put|say)|(?:never|not) (?:grow |get )?tired of|lose (?:no|any) time|sight for sore eyes',
    'nie müde|nicht müde|von (?:ganzem )?herzen|keine angst|keinen stress|einsame spitze|blind (?:verstehen|vertrau)|verstehen uns blind|in deiner schuld|last abnehmen|abnehmen lass',
    'de (?:tout|bon) cœur|n.aie pas peur|rien ne (?:peut )?(?:nous )?sépar|sans (?:le )?moindre (?:mal|douleur)',
    'de (?:todo )?corazón|no tengas miedo|en deuda contigo|te cubro las espaldas|mal que',
    'di (?:tutto )?cuore|non aver(?:e)? paura|non ha prezzo|in debito con te|niente male|meno male',
    'de (?:todo )?coração|não tenha medo|não tem preço|em dívida com você|nada mal',
    'شكرا على تعبك|على تعبك|من (?:كل )?قل(?:بي|وبنا)',
    'お疲れ(?:さま|様)|心(?:から|より)|別れを惜し',
  ),
  'giu',
);
