import { ar as common } from './common/ar.js';
import { ar as controls } from './controls/ar.js';
import { ar as fields } from './fields/ar.js';
import { ar as offline } from './offline/ar.js';
import { ar as menus } from './menus/ar.js';
import { ar as notFound } from './not-found/ar.js';
import { ar as dates } from './dates/ar.js';
import { ar as kinds } from './kinds/ar.js';
import { ar as movingDays } from './moving-days/ar.js';
import { ar as thanks } from './thanks/ar.js';
import { ar as errors } from './errors/ar.js';
import { ar as documents } from './documents/ar.js';
import { ar as auth } from './auth/ar.js';
import { ar as landing } from './landing/ar.js';
import { ar as marketing } from './marketing/ar.js';
import { ar as dashboard } from './dashboard/ar.js';
import { ar as dashboardLater } from './dashboard-later/ar.js';
import { ar as recipients } from './recipients/ar.js';
import { ar as person } from './person/ar.js';
import { ar as imports } from './imports/ar.js';
import { ar as ideas } from './ideas/ar.js';
import { ar as send } from './send/ar.js';
import { ar as sending } from './sending/ar.js';
import { ar as gifts } from './gifts/ar.js';
import { ar as giftState } from './gift-state/ar.js';
import { ar as order } from './order/ar.js';
import { ar as shop } from './shop/ar.js';
import { ar as proposals } from './proposals/ar.js';
import { ar as reminders } from './reminders/ar.js';
import { ar as howItWent } from './how-it-went/ar.js';
import { ar as keep } from './keep/ar.js';
import { ar as about } from './about/ar.js';
import { ar as consent } from './consent/ar.js';
import { ar as account } from './account/ar.js';
import { ar as security } from './security/ar.js';
import { ar as notifications } from './notifications/ar.js';
import { ar as connect } from './connect/ar.js';
import { ar as data } from './data/ar.js';
import { ar as subscription } from './subscription/ar.js';
import { ar as language } from './language/ar.js';
import { ar as giftPage } from './gift-page/ar.js';
import { ar as reportPage } from './report-page/ar.js';
import { ar as budgets } from './budgets/ar.js';
import { ar as firstRun } from './first-run/ar.js';
import { ar as administration } from './administration/ar.js';
import { ar as confirmAddress } from './confirm-address/ar.js';
import { ar as presence } from './presence/ar.js';
import { ar as passkeys } from './passkeys/ar.js';
import { ar as social } from './social/ar.js';
import { ar as missingFile } from './missing-file/ar.js';
import { ar as confirmation } from './confirmation/ar.js';
import { ar as deliveryProblems } from '@presently/rules/delivery-problems/ar';
import { ar as postProblems } from '@presently/rules/post-problems/ar';
import { ar as webhookProblems } from '@presently/rules/webhook-problems/ar';
import { ar as importProblems } from '@presently/rules/import-problems/ar';
import type { Translations } from './translations.js';

/** Everything in Arabic. */
export const ar: Translations = {
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
