import { isSerious, isTrouble, speaksOfIllness } from './troubles.js';

const list = (text: string): string[] => text.split('|').map((fact) => fact.trim());

describe('a trouble', () => {
  it.each(
    list(
      `dementia|ADHD|sober|alcoholic|autism|menopause|fired|got fired|infertility|IVF|diabetes|lost dad|is dying|Parkinson's
      |Alzheimer's|blind|deaf|PTSD|anorexia|addiction|hates parties|snores|gout|arthritis|sciatica|epilepsy|Crohn's disease
      |bad knees|can't sleep|hard of hearing|Down syndrome|stutter|eczema|high blood pressure|on a diet|balding|forgetful
      |afraid of flying|allergic to nuts|doesn't like surprises|picky eater|heartbroken|bankrupt|bullied at school|always cold
      |six months to live|terminal|childless|dog put down|cat had to be put down|knee op|hip replacement|vasectomy
      |colostomy|mastectomy|herpes|STI|sleep apnea|sleep apnoea|assaulted|mugged|burgled|house fire|flooded|hungover|AA
      |binge eating|lost 40 pounds|stage 4|radiotherapy|concussion|C-section|arrested|lawsuit
      |Demenz|arbeitslos|trockener Alkoholiker|schläft schlecht|Wechseljahre|hasst Partys|schwerhörig|Rückenschmerzen|Gicht
      |démence|chômage|alcoolique|ménopause|déteste le bruit|ne dort pas|sourd|mal de dos|a perdu son père|TDAH
      |demencia|en paro|alcohólico|menopausia|no duerme|sorda|dolor de espalda|odia las fiestas|diabético|depresión
      |demenza|disoccupato|alcolista|menopausa|dorme male|sordo|mal di schiena|odia le feste|diabete|ha perso il padre
      |demência|desempregado|alcoólatra|insônia|surda|dor nas costas|odeia festas|perdeu o pai|autismo
      |認知症|失業中|断酒中|更年期|眠れない|耳が遠い|腰痛|人混みが嫌い|糖尿病|発達障害
      |الخرف|عاطل عن العمل|مدمن|سن اليأس|لا ينام|أصم|آلام الظهر|يكره الحفلات|السكري|التوحد`,
    ),
  )('is %s', (fact) => expect(isTrouble(fact)).toBe(true));

  it.each(
    list(
      `painting|oil painting|Chronicles of Narnia|Lonely Planet guides|death metal|Grateful Dead|Lost in translation
      |breaststroke|blind tasting|lazy Sundays|Diet Coke|Angry Birds|nurse at the hospital|teaches deaf children|problem solving
      |kiln-fired pottery|pain au chocolat|true crime|baking|pottery|walking|cold brew coffee|diving|dancing|history|darts
      |Black Widow|coffee addict|tea addict|crossword junkie|wheelchair basketball|Operation|Operation (board game)
      |Veuve Clicquot|Cancer zodiac|depression glass|Arrested Development|terminal velocity|floodlights|transplanting roses
      |AA batteries|standup comedy|steam trains
      |Gärtnern|Malerei|Brot backen|cuisine|jardinage|enfermera|ajedrez|cocina|giardinaggio|russo|scacchi|xadrez|dança
      |太郎が好き|園芸|将棋|البستنة|الخبز|الشطرنج`,
    ),
  )('is not %s', (fact) => expect(isTrouble(fact)).toBe(false));

  it('is serious where it is a loss or an illness', () => {
    const serious = list('grief: lost her dog|dementia|is dying|heart failure|Demenz|うつ病|الخرف');
    expect(serious.filter((fact) => !isSerious(fact))).toEqual([]);
    const small = list('hates parties|ADHD|snores|bad knees|Grateful Dead');
    expect(small.filter(isSerious)).toEqual([]);
    expect(speaksOfIllness('Get well soon')).toBe(true);
    expect(speaksOfIllness('volunteers at the hospital')).toBe(false);
  });
});
