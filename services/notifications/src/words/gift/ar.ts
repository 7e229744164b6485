import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  from: '{sender} عبر Presently',
  subject: '{kind, select, card {وصلتك بطاقة من {sender}} other {وصلتك هدية من {sender}}}',
  nudgeSubject: '{kind, select, card {بطاقة من {sender} في انتظارك} other {هدية من {sender} في انتظارك}}',
  quietSubject: 'أنت في بال {sender}',
  preheader: 'مغلّفة وفي انتظارك. يمكنك فتحها متى شئت.',
  nudgePreheader: 'ما زالت مغلّفة. لن نذكّرك بها مرة أخرى.',
  quietPreheader: 'يمكنك قراءتها متى شئت.',
  heading: '{kind, select, card {وصلتك بطاقة من <name>{sender}</name>} other {وصلتك هدية من <name>{sender}</name>}}',
  nudgeHeading:
    '{kind, select, card {بطاقة من <name>{sender}</name> في انتظارك} other {هدية من <name>{sender}</name> في انتظارك}}',
  quietHeading: 'أنت في بال <name>{sender}</name>',
  parcelAlt: '{kind, select, card {بطاقة مغلّفة بشريط وعقدة، لم تُفتح بعد} other {هدية مغلّفة بشريط وعقدة، لم تُفتح بعد}}',
  tag: 'إلى <name>{recipient}</name>، من <name>{sender}</name>',
  open: '{kind, select, card {فتح البطاقة} other {فتح الهدية}}',
  read: 'قراءة الرسالة',
  orOpen: 'أو عبر هذا العنوان:',
  why: 'وصلتك هذه الرسالة لأن عنوانك أُدخل في Presently لإرسال {kind, select, card {بطاقة} other {هدية}} إليك من <name>{sender}</name>. إن لم يكن هذا الشخص معروفًا لك، فلا داعي لفتحها.',
  nudgeWhy:
    'وصلك هذا التذكير الوحيد لأن عنوانك أُدخل في Presently لإرسال {kind, select, card {بطاقة} other {هدية}} إليك من <name>{sender}</name>. إن لم يكن هذا الشخص معروفًا لك، فلا داعي لفتحها.',
  optOut: 'إيقاف الهدايا بالبريد الإلكتروني',
  report: 'الإبلاغ عن هذه الهدية',
  aPerson: 'شخص ما',
  you: 'شخص عزيز',
};
