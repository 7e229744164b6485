import { elided } from '@presently/rules/elision';
import { speakBy } from '@presently/rules/words';
import { fr as common } from './common/fr.js';
import { fr as controls } from './controls/fr.js';
import { fr as fields } from './fields/fr.js';
import { fr as offline } from './offline/fr.js';
import { fr as menus } from './menus/fr.js';
import { fr as notFound } from './not-found/fr.js';
import { fr as dates } from './dates/fr.js';
import { fr as kinds } from './kinds/fr.js';
import { fr as movingDays } from './moving-days/fr.js';
import { fr as thanks } from './thanks/fr.js';
import { fr as errors } from './errors/fr.js';
import { fr as documents } from './documents/fr.js';
import { fr as auth } from './auth/fr.js';
import { fr as landing } from './landing/fr.js';
import { fr as marketing } from './marketing/fr.js';
import { fr as dashboard } from './dashboard/fr.js';
import { fr as dashboardLater } from './dashboard-later/fr.js';
import { fr as recipients } from './recipients/fr.js';
import { fr as person } from './person/fr.js';
import { fr as imports } from './imports/fr.js';
import { fr as ideas } from './ideas/fr.js';
import { fr as send } from './send/fr.js';
import { fr as sending } from './sending/fr.js';
import { fr as gifts } from './gifts/fr.js';
import { fr as giftState } from './gift-state/fr.js';
import { fr as order } from './order/fr.js';
import { fr as shop } from './shop/fr.js';
import { fr as proposals } from './proposals/fr.js';
import { fr as reminders } from './reminders/fr.js';
import { fr as howItWent } from './how-it-went/fr.js';
import { fr as keep } from './keep/fr.js';
import { fr as about } from './about/fr.js';
import { fr as consent } from './consent/fr.js';
import { fr as account } from './account/fr.js';
import { fr as security } from './security/fr.js';
import { fr as notifications } from './notifications/fr.js';
import { fr as connect } from './connect/fr.js';
import { fr as data } from './data/fr.js';
import { fr as subscription } from './subscription/fr.js';
import { fr as language } from './language/fr.js';
import { fr as giftPage } from './gift-page/fr.js';
import { fr as reportPage } from './report-page/fr.js';
import { fr as budgets } from './budgets/fr.js';
import { fr as firstRun } from './first-run/fr.js';
import { fr as administration } from './administration/fr.js';
import { fr as confirmAddress } from './confirm-address/fr.js';
import { fr as presence } from './presence/fr.js';
import { fr as passkeys } from './passkeys/fr.js';
import { fr as social } from './social/fr.js';
import { fr as missingFile } from './missing-file/fr.js';
import { fr as confirmation } from './confirmation/fr.js';
import { fr as deliveryProblems } from '@presently/rules/delivery-problems/fr';
import { fr as postProblems } from '@presently/rules/post-problems/fr';
import { fr as webhookProblems } from '@presently/rules/webhook-problems/fr';
import { fr as importProblems } from '@presently/rules/import-problems/fr';
import type { Translations } from './translations.js';

/** Everything in French. */
speakBy('fr', elided);

export const fr: Translations = {
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
