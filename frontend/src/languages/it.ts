import { it as common } from './common/it.js';
import { it as controls } from './controls/it.js';
import { it as fields } from './fields/it.js';
import { it as offline } from './offline/it.js';
import { it as menus } from './menus/it.js';
import { it as notFound } from './not-found/it.js';
import { it as dates } from './dates/it.js';
import { it as kinds } from './kinds/it.js';
import { it as movingDays } from './moving-days/it.js';
import { it as thanks } from './thanks/it.js';
import { it as errors } from './errors/it.js';
import { it as documents } from './documents/it.js';
import { it as auth } from './auth/it.js';
import { it as landing } from './landing/it.js';
import { it as marketing } from './marketing/it.js';
import { it as dashboard } from './dashboard/it.js';
import { it as dashboardLater } from './dashboard-later/it.js';
import { it as recipients } from './recipients/it.js';
import { it as person } from './person/it.js';
import { it as imports } from './imports/it.js';
import { it as ideas } from './ideas/it.js';
import { it as send } from './send/it.js';
import { it as sending } from './sending/it.js';
import { it as gifts } from './gifts/it.js';
import { it as giftState } from './gift-state/it.js';
import { it as order } from './order/it.js';
import { it as shop } from './shop/it.js';
import { it as proposals } from './proposals/it.js';
import { it as reminders } from './reminders/it.js';
import { it as howItWent } from './how-it-went/it.js';
import { it as keep } from './keep/it.js';
import { it as about } from './about/it.js';
import { it as consent } from './consent/it.js';
import { it as account } from './account/it.js';
import { it as security } from './security/it.js';
import { it as notifications } from './notifications/it.js';
import { it as connect } from './connect/it.js';
import { it as data } from './data/it.js';
import { it as subscription } from './subscription/it.js';
import { it as language } from './language/it.js';
import { it as giftPage } from './gift-page/it.js';
import { it as reportPage } from './report-page/it.js';
import { it as budgets } from './budgets/it.js';
import { it as firstRun } from './first-run/it.js';
import { it as administration } from './administration/it.js';
import { it as confirmAddress } from './confirm-address/it.js';
import { it as presence } from './presence/it.js';
import { it as passkeys } from './passkeys/it.js';
import { it as social } from './social/it.js';
import { it as missingFile } from './missing-file/it.js';
import { it as confirmation } from './confirmation/it.js';
import { it as deliveryProblems } from '@presently/rules/delivery-problems/it';
import { it as postProblems } from '@presently/rules/post-problems/it';
import { it as webhookProblems } from '@presently/rules/webhook-problems/it';
import { it as importProblems } from '@presently/rules/import-problems/it';
import type { Translations } from './translations.js';

/** Everything in Italian. */
export const it: Translations = {
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
