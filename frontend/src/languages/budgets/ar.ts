import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  'gift-mails': 'رسائل الهدايا',
  'gift-texts': 'الرسائل النصية للهدايا',
  'link-previews': 'معاينات الروابط',
  pictures: 'صور جديدة من مواقع أخرى',
  uploads: 'التسجيلات',
  changes: 'تغييرات الأشخاص والمناسبات والهدايا',
  questions: 'روابط تسأل الناس عن أنفسهم',
  exports: 'تصدير بياناتك',
  imports: 'ملفات الأشخاص',
  portraits: 'صور الأشخاص',
  'imported-people': 'أشخاص من الملفات',
  'account-changes': 'تغييرات حسابك',
  confirmations: 'رسائل تأكيد عنوانك',
  'taken-names': 'أسماء مستخدمين وعناوين غير متاحة',
  'sign-in-notices': 'رسائل تسجيلات الدخول الجديدة',
  'plan-changes': 'تغييرات باقتك',
  ideas: 'مجموعات الأفكار',
  messages: 'الرسائل المقترحة',
  'kept-ideas': 'تغييرات الأفكار المحفوظة والمستبعدة',
  'product-searches': 'عمليات البحث في المتاجر',
  'product-checks': 'مراجعات المنتجات في المتاجر',
  'own-mails': 'التذكيرات والأخبار عبر البريد الإلكتروني',
  'webhook-changes': 'تغييرات Webhook والرسائل المعادة',
  'push-changes': 'أجهزة تتلقى الإشعارات',
};
