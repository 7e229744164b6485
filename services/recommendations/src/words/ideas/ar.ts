import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  plain1: 'ربما لا يوجد شيء من هذا لدى {name} بعد.',
  plain2: 'لأجل {name}، إن كان هذا ينقص في البيت.',
  plain3: 'هدية سهلة إلى {name}، وسهلة الاستعمال.',
  plain4: 'هل يناسب هذا {name}؟ {idea}.',
  general: 'شيء يناسب الجميع تقريبًا',
  generalIs: 'أشياء لطيفة ومضمونة، لم تُختر بحسب الاهتمامات',
  unsure: 'لسنا متأكدين هذه المرة أي المنتجات يناسب ما كتبته عن {name}. هذه تُرضي معظم الناس.',
  notSold: 'لا يوجد في المتاجر بهذا السعر شيء يناسب ما كتبته عن {name}. هذه تُرضي معظم الناس.',
  littleKnown: 'لا نعرف الكثير عن اهتمامات {name}. هذه تُرضي معظم الناس.',
  words1: '{start}، من المتاجر',
  words2: 'لُقية: {words}',
  words3: 'شيء فيه {words}',
  words4: 'حول {words}',
  inTitle1: 'يَرِد في عنوان كل منتج هنا: {words}.',
  inTitle2: 'تبيع المتاجر هذه تحت {words}؛ يُرجى إلقاء نظرة قبل الاختيار.',
  inTitle3: 'وُجدت بالكلمات التي كتبتها: {words}.',
  inTitle4: 'كلها تذكر {words}. وأنت أدرى بالأنسب.',
  kindred1: 'اختيرت من المتاجر لأجل {words}؛ يُرجى إلقاء نظرة قبل الاختيار.',
  kindred2: 'أشياء من هذا النوع تلائم {words}.',
  kindred3: 'كثيرون من محبي {words} يسعدون بمثل هذه.',
};
