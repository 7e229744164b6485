import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  nthSunday:
    '{weekday} {nth, select, last {الأخير} 1 {الأول} 2 {الثاني} 3 {الثالث} 4 {الرابع} other {رقم {nth}}} من {month}',
  nthWorkday:
    '{weekday} {nth, select, last {الأخير} 1 {الأول} 2 {الثاني} 3 {الثالث} 4 {الرابع} other {رقم {nth}}} من {month}',
  nthSaturday:
    '{weekday} {nth, select, last {الأخير} 1 {الأول} 2 {الثاني} 3 {الثالث} 4 {الرابع} other {رقم {nth}}} من {month}',
  mothersDay: 'عيد الأم',
  motheringSunday: 'أحد الأم',
  fathersDay: 'عيد الأب',
  thanksgiving: 'عيد الشكر',
  goodFriday: 'الجمعة العظيمة',
  easterSunday: 'أحد الفصح',
  easterMonday: 'اثنين الفصح',
  ascensionDay: 'عيد الصعود',
  pentecost: 'عيد العنصرة',
  orthodoxDay: '{day} (أرثوذكسي)',
  fromEaster:
    '{when, select, before {قبل} other {بعد}} {easter} {days, plural, zero {بـ # يوم} one {بيوم} two {بيومين} few {بـ # أيام} many {بـ # يومًا} other {بـ # يوم}}',
  westernChurches: 'الكنائس الغربية',
  orthodoxChurches: 'الكنائس الأرثوذكسية',
  inMothersDayMay: 'الولايات المتحدة وكندا وأستراليا وألمانيا وإيطاليا والهند',
  inMotheringSunday: 'المملكة المتحدة وأيرلندا',
  inMothersDayFirst: 'إسبانيا والبرتغال وجنوب أفريقيا',
  inSweden: 'السويد',
  inNorway: 'النرويج',
  inArgentina: 'الأرجنتين',
  inFathersDayJune: 'الولايات المتحدة والمملكة المتحدة وكندا وفرنسا والهند',
  inFathersDaySeptember: 'أستراليا ونيوزيلندا',
  inFathersDayNovember: 'السويد والنرويج وفنلندا',
  inBrazil: 'البرازيل',
  inUnitedStates: 'الولايات المتحدة',
  inCanada: 'كندا',
  alsoFathersDay: 'وهو أيضًا عيد الأب في ألمانيا',
};
