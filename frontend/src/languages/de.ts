import { de as common } from './common/de.js';
import { de as controls } from './controls/de.js';
import { de as fields } from './fields/de.js';
import { de as offline } from './offline/de.js';
import { de as menus } from './menus/de.js';
import { de as notFound } from './not-found/de.js';
import { de as dates } from './dates/de.js';
import { de as kinds } from './kinds/de.js';
import { de as movingDays } from './moving-days/de.js';
import { de as thanks } from './thanks/de.js';
import { de as errors } from './errors/de.js';
import { de as documents } from './documents/de.js';
import { de as auth } from './auth/de.js';
import { de as landing } from './landing/de.js';
import { de as marketing } from './marketing/de.js';
import { de as dashboard } from './dashboard/de.js';
import { de as dashboardLater } from './dashboard-later/de.js';
import { de as recipients } from './recipients/de.js';
import { de as person } from './person/de.js';
import { de as imports } from './imports/de.js';
import { de as ideas } from './ideas/de.js';
import { de as send } from './send/de.js';
import { de as sending } from './sending/de.js';
import { de as gifts } from './gifts/de.js';
import { de as giftState } from './gift-state/de.js';
import { de as order } from './order/de.js';
import { de as shop } from './shop/de.js';
import { de as proposals } from './proposals/de.js';
import { de as reminders } from './reminders/de.js';
import { de as howItWent } from './how-it-went/de.js';
import { de as keep } from './keep/de.js';
import { de as about } from './about/de.js';
import { de as consent } from './consent/de.js';
import { de as account } from './account/de.js';
import { de as security } from './security/de.js';
import { de as notifications } from './notifications/de.js';
import { de as connect } from './connect/de.js';
import { de as data } from './data/de.js';
import { de as subscription } from './subscription/de.js';
import { de as language } from './language/de.js';
import { de as giftPage } from './gift-page/de.js';
import { de as reportPage } from './report-page/de.js';
import { de as budgets } from './budgets/de.js';
import { de as firstRun } from './first-run/de.js';
import { de as administration } from './administration/de.js';
import { de as confirmAddress } from './confirm-address/de.js';
import { de as presence } from './presence/de.js';
import { de as passkeys } from './passkeys/de.js';
import { de as social } from './social/de.js';
import { de as missingFile } from './missing-file/de.js';
import { de as confirmation } from './confirmation/de.js';
import { de as deliveryProblems } from '@presently/rules/delivery-problems/de';
import { de as postProblems } from '@presently/rules/post-problems/de';
import { de as webhookProblems } from '@presently/rules/webhook-problems/de';
import { de as importProblems } from '@presently/rules/import-problems/de';
import type { Translations } from './translations.js';

/** Everything in German. */
export const de: Translations = {
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
