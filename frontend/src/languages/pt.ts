import { pt as common } from './common/pt.js';
import { pt as controls } from './controls/pt.js';
import { pt as fields } from './fields/pt.js';
import { pt as offline } from './offline/pt.js';
import { pt as menus } from './menus/pt.js';
import { pt as notFound } from './not-found/pt.js';
import { pt as dates } from './dates/pt.js';
import { pt as kinds } from './kinds/pt.js';
import { pt as movingDays } from './moving-days/pt.js';
import { pt as thanks } from './thanks/pt.js';
import { pt as errors } from './errors/pt.js';
import { pt as documents } from './documents/pt.js';
import { pt as auth } from './auth/pt.js';
import { pt as landing } from './landing/pt.js';
import { pt as marketing } from './marketing/pt.js';
import { pt as dashboard } from './dashboard/pt.js';
import { pt as dashboardLater } from './dashboard-later/pt.js';
import { pt as recipients } from './recipients/pt.js';
import { pt as person } from './person/pt.js';
import { pt as imports } from './imports/pt.js';
import { pt as ideas } from './ideas/pt.js';
import { pt as send } from './send/pt.js';
import { pt as sending } from './sending/pt.js';
import { pt as gifts } from './gifts/pt.js';
import { pt as giftState } from './gift-state/pt.js';
import { pt as order } from './order/pt.js';
import { pt as shop } from './shop/pt.js';
import { pt as proposals } from './proposals/pt.js';
import { pt as reminders } from './reminders/pt.js';
import { pt as howItWent } from './how-it-went/pt.js';
import { pt as keep } from './keep/pt.js';
import { pt as about } from './about/pt.js';
import { pt as consent } from './consent/pt.js';
import { pt as account } from './account/pt.js';
import { pt as security } from './security/pt.js';
import { pt as notifications } from './notifications/pt.js';
import { pt as connect } from './connect/pt.js';
import { pt as data } from './data/pt.js';
import { pt as subscription } from './subscription/pt.js';
import { pt as language } from './language/pt.js';
import { pt as giftPage } from './gift-page/pt.js';
import { pt as reportPage } from './report-page/pt.js';
import { pt as budgets } from './budgets/pt.js';
import { pt as firstRun } from './first-run/pt.js';
import { pt as administration } from './administration/pt.js';
import { pt as confirmAddress } from './confirm-address/pt.js';
import { pt as presence } from './presence/pt.js';
import { pt as passkeys } from './passkeys/pt.js';
import { pt as social } from './social/pt.js';
import { pt as missingFile } from './missing-file/pt.js';
import { pt as confirmation } from './confirmation/pt.js';
import { pt as deliveryProblems } from '@presently/rules/delivery-problems/pt';
import { pt as postProblems } from '@presently/rules/post-problems/pt';
import { pt as webhookProblems } from '@presently/rules/webhook-problems/pt';
import { pt as importProblems } from '@presently/rules/import-problems/pt';
import type { Translations } from './translations.js';

/** Everything in Portuguese. */
export const pt: Translations = {
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
