import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  title: 'كيف كانت الهدية؟',
  gave: 'هديتك إلى <name>{recipient}</name> كانت <name>{gift}</name>.',
  loved: 'حُفظ: نالت إعجابًا كبيرًا لدى <name>{recipient}</name>.',
  fine: 'حُفظ: لا بأس بها لدى <name>{recipient}</name>.',
  hadIt: 'حُفظ: كانت لدى <name>{recipient}</name> من قبل.',
  notForThem: 'حُفظ: لم تناسب <name>{recipient}</name>.',
  takenBack: 'أُلغي الجواب، ولم يُحفظ شيء.',
  change: 'يمكن تغيير الجواب ما دام هذا الرابط يعمل. وستأخذه الأفكار القادمة في الحسبان.',
  ask: 'اضغط على جواب. وستأخذه الأفكار القادمة في الحسبان.',
  takeBack: 'إلغاء الجواب',
  notKept: 'لم يُحفظ الجواب. يُرجى الضغط عليه مرة أخرى.',
  notLoaded: 'تعذّر تحميل الهدية.',
  deadTitle: 'هذا الرابط لا يعمل',
  deadText: 'قد يكون ناقصًا أو مضى عليه أكثر من 60 يومًا. وما زال ممكنًا أن تقول كيف كانت في صفحة الهدية.',
  myGifts: 'هداياي',
};
