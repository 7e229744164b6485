import { withJapaneseNames } from '@presently/rules/japanese-honorific';
import { speakBy } from '@presently/rules/words';
import { ja as common } from './common/ja.js';
import { ja as controls } from './controls/ja.js';
import { ja as fields } from './fields/ja.js';
import { ja as offline } from './offline/ja.js';
import { ja as menus } from './menus/ja.js';
import { ja as notFound } from './not-found/ja.js';
import { ja as dates } from './dates/ja.js';
import { ja as kinds } from './kinds/ja.js';
import { ja as movingDays } from './moving-days/ja.js';
import { ja as thanks } from './thanks/ja.js';
import { ja as errors } from './errors/ja.js';
import { ja as documents } from './documents/ja.js';
import { ja as auth } from './auth/ja.js';
import { ja as landing } from './landing/ja.js';
import { ja as marketing } from './marketing/ja.js';
import { ja as dashboard } from './dashboard/ja.js';
import { ja as dashboardLater } from './dashboard-later/ja.js';
import { ja as recipients } from './recipients/ja.js';
import { ja as person } from './person/ja.js';
import { ja as imports } from './imports/ja.js';
import { ja as ideas } from './ideas/ja.js';
import { ja as send } from './send/ja.js';
import { ja as sending } from './sending/ja.js';
import { ja as gifts } from './gifts/ja.js';
import { ja as giftState } from './gift-state/ja.js';
import { ja as order } from './order/ja.js';
import { ja as shop } from './shop/ja.js';
import { ja as proposals } from './proposals/ja.js';
import { ja as reminders } from './reminders/ja.js';
import { ja as howItWent } from './how-it-went/ja.js';
import { ja as keep } from './keep/ja.js';
import { ja as about } from './about/ja.js';
import { ja as consent } from './consent/ja.js';
import { ja as account } from './account/ja.js';
import { ja as security } from './security/ja.js';
import { ja as notifications } from './notifications/ja.js';
import { ja as connect } from './connect/ja.js';
import { ja as data } from './data/ja.js';
import { ja as subscription } from './subscription/ja.js';
import { ja as language } from './language/ja.js';
import { ja as giftPage } from './gift-page/ja.js';
import { ja as reportPage } from './report-page/ja.js';
import { ja as budgets } from './budgets/ja.js';
import { ja as firstRun } from './first-run/ja.js';
import { ja as administration } from './administration/ja.js';
import { ja as confirmAddress } from './confirm-address/ja.js';
import { ja as presence } from './presence/ja.js';
import { ja as passkeys } from './passkeys/ja.js';
import { ja as social } from './social/ja.js';
import { ja as missingFile } from './missing-file/ja.js';
import { ja as confirmation } from './confirmation/ja.js';
import { ja as deliveryProblems } from '@presently/rules/delivery-problems/ja';
import { ja as postProblems } from '@presently/rules/post-problems/ja';
import { ja as webhookProblems } from '@presently/rules/webhook-problems/ja';
import { ja as importProblems } from '@presently/rules/import-problems/ja';
import type { Translations } from './translations.js';

/** Everything in Japanese. */
speakBy('ja', withJapaneseNames);

export const ja: Translations = {
  common,
  controls,
  fields,
  offline,
  menus,
  notFound,
  dates,
  kinds,
  movingDays,
  thanks,
  errors,
  documents,
  auth,
  landing,
  marketing,
  dashboard,
  dashboardLater,
  recipients,
  person,
  imports,
  ideas,
  send,
  sending,
  gifts,
  giftState,
  order,
  shop,
  proposals,
  reminders,
  howItWent,
  keep,
  about,
  consent,
  account,
  security,
  notifications,
  connect,
  data,
  subscription,
  language,
  giftPage,
  reportPage,
  budgets,
  firstRun,
  administration,
  confirmAddress,
  presence,
  passkeys,
  social,
  missingFile,
  confirmation,
  deliveryProblems,
  postProblems,
  webhookProblems,
  importProblems,
};
