import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  opened: 'فُتحت هديتك',
  openedMore: 'عرضها في Presently.',
  openedBy: '{person}: فُتحت هديتك',
  thanked: 'وصلك شكر',
  thankedMore: 'قراءته في Presently.',
  thankedBy: 'وصلك شكر من {person}',
  chosen: 'اختيرت هديتك',
  chosenMore: 'معرفة أيها في Presently.',
  chosenBy: 'وصل اختيار {person}',
  proposal: 'هدية جاهزة لإلقاء نظرة عليها',
  proposalMore: 'لا يُرسل شيء قبل موافقتك.',
  proposalFor: 'هدية إلى {person}',
  arrived: 'هل وصل طلبك؟',
  arrivedMore: 'يُرجى إخبارنا في Presently.',
  arrivedShort: 'هل وصلت؟',
  giftFor: '{gift} إلى {person}',
  reminder: 'لديك تذكير',
  reminders:
    'لديك {count, plural, zero {# تذكير} one {تذكير واحد} two {تذكيران} few {# تذكيرات} many {# تذكيرًا} other {# تذكير}}',
  reminderMore: 'عرضه في Presently.',
  remindersMore: 'عرضها في Presently.',
  notBought: '{gift} إلى {person}: لم تُشترَ بعد',
  howWent: '{gift} إلى {person}: كيف كانت؟',
  somebody: 'شخص ما',
  aCard: 'بطاقة',
};
