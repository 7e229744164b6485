import { es as common } from './common/es.js';
import { es as controls } from './controls/es.js';
import { es as fields } from './fields/es.js';
import { es as offline } from './offline/es.js';
import { es as menus } from './menus/es.js';
import { es as notFound } from './not-found/es.js';
import { es as dates } from './dates/es.js';
import { es as kinds } from './kinds/es.js';
import { es as movingDays } from './moving-days/es.js';
import { es as thanks } from './thanks/es.js';
import { es as errors } from './errors/es.js';
import { es as documents } from './documents/es.js';
import { es as auth } from './auth/es.js';
import { es as landing } from './landing/es.js';
import { es as marketing } from './marketing/es.js';
import { es as dashboard } from './dashboard/es.js';
import { es as dashboardLater } from './dashboard-later/es.js';
import { es as recipients } from './recipients/es.js';
import { es as person } from './person/es.js';
import { es as imports } from './imports/es.js';
import { es as ideas } from './ideas/es.js';
import { es as send } from './send/es.js';
import { es as sending } from './sending/es.js';
import { es as gifts } from './gifts/es.js';
import { es as giftState } from './gift-state/es.js';
import { es as order } from './order/es.js';
import { es as shop } from './shop/es.js';
import { es as proposals } from './proposals/es.js';
import { es as reminders } from './reminders/es.js';
import { es as howItWent } from './how-it-went/es.js';
import { es as keep } from './keep/es.js';
import { es as about } from './about/es.js';
import { es as consent } from './consent/es.js';
import { es as account } from './account/es.js';
import { es as security } from './security/es.js';
import { es as notifications } from './notifications/es.js';
import { es as connect } from './connect/es.js';
import { es as data } from './data/es.js';
import { es as subscription } from './subscription/es.js';
import { es as language } from './language/es.js';
import { es as giftPage } from './gift-page/es.js';
import { es as reportPage } from './report-page/es.js';
import { es as budgets } from './budgets/es.js';
import { es as firstRun } from './first-run/es.js';
import { es as administration } from './administration/es.js';
import { es as confirmAddress } from './confirm-address/es.js';
import { es as presence } from './presence/es.js';
import { es as passkeys } from './passkeys/es.js';
import { es as social } from './social/es.js';
import { es as missingFile } from './missing-file/es.js';
import { es as confirmation } from './confirmation/es.js';
import { es as deliveryProblems } from '@presently/rules/delivery-problems/es';
import { es as postProblems } from '@presently/rules/post-problems/es';
import { es as webhookProblems } from '@presently/rules/webhook-problems/es';
import { es as importProblems } from '@presently/rules/import-problems/es';
import type { Translations } from './translations.js';

/** Everything in Spanish. */
export const es: Translations = {
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
