import { randomUUID } from 'node:crypto';
import { operations } from '@presently/contracts/catalogue';

/** A PNG of one pixel. */
const aPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWM4Y2wMAAMBATOR31alAAAAAElFTkSuQmCC';

/** Every operation with a route, by name. */
export const routed = operations.filter((op) => op.route).map((op) => [op.name, op] as const);
export type Routed = (typeof routed)[number][1];

/** A time at which a gift may be sent. */
const soon = new Date(Date.now() + 86_400_000).toISOString();

const aProof = { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };

/**
 * A valid body or query for every operation with a route. An operation without an entry fails the suites that iterate
 * over all operations. The ids in it belong to no record.
 */
export const validInput: Readonly<Record<string, object>> = {
  'identity.getPreferences': {},
  'identity.changePreferences': { reminderDaysBefore: 14 },
  'identity.getCalendar': {},
  'identity.rotateCalendar': {},
  'identity.changeCalendar': { isEnabled: true },
  'identity.changeAccount': { username: 'somebody-new', email: 'somebody@example.com' },
  'identity.confirmEmail': { token: 'A'.repeat(43) },
  'identity.undoEmail': { token: 'A'.repeat(43) },
  'identity.secureAccount': { token: 'A'.repeat(43) },
  'identity.sendConfirmation': {},
  'identity.listSessions': {},
  'identity.listSecurityLog': {},
  'identity.endSession': {},
  'identity.endOtherSessions': {},
  'identity.checkPresence': {},
  'identity.reauthenticate': { password: 'not the right one' },
  'identity.listPasskeys': {},
  'identity.beginPasskey': {},
  'identity.addPasskey': { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] },
  'identity.removePasskey': {},
  'identity.listTokens': {},
  'identity.createToken': { name: 'A program', scopes: ['read'] },
  'identity.revokeToken': {},
  'notifications.getPushKey': {},
  'notifications.listPushSubscriptions': {},
  'notifications.addPushSubscription': {
    endpoint: 'https://push.invalid/device',
    keys: {
      p256dh: 'BBHWv39x6bRF5B0cTESg-3MKOfO9I0ZNL0A4ir6VIg6sO38SmEASU9CP9d7-kiqPKbMCCg-BAy1LkWCGymbTgmI',
      auth: 'AAECAwQFBgcICQoLDA0ODw',
    },
  },
  'notifications.removePushSubscription': {},
  'notifications.listWebhooks': {},
  'notifications.createWebhook': { url: 'https://hooks.invalid/presently', events: ['gift.viewed'] },
  'notifications.removeWebhook': {},
  'notifications.rotateWebhookSecret': {},
  'notifications.switchOnWebhook': {},
  'notifications.listWebhookDeliveries': {},
  'notifications.resendWebhookDelivery': {},
  'identity.beginPasskeyPresence': {},
  'identity.reauthenticateWithPasskey': aProof,
  'identity.beginPasskeySignIn': {},
  'identity.getSecondFactor': {},
  'identity.beginSecondFactor': {},
  'identity.confirmSecondFactor': { code: '123456' },
  'identity.removeSecondFactor': { code: '123456' },
  'identity.makeRecoveryCodes': { code: '123456' },
  'identity.listProviderLinks': {},
  'identity.unlinkProvider': {},
  'identity.requestPasswordReset': { email: 'nobody@example.com' },
  'identity.resetPassword': { token: 'A'.repeat(43), newPassword: 'another long secret' },
  'gifting.listRecipients': {},
  'gifting.listLabels': {},
  'gifting.requestExport': {},
  'gifting.getExport': {},
  'gifting.listExports': {},
  'gifting.getRecipient': {},
  'gifting.getDashboard': {},
  'recommendations.recommendGifts': { budget: '$50-$100' },
  'recommendations.recommendAlike': { budget: '50-100', like: 'A slower first cup', shown: [] },
  'recommendations.recommendAnother': { budget: '50-100', instead: 'A slower first cup', shown: [] },
  'recommendations.listRejectedIdeas': {},
  'recommendations.undoRejectedIdea': {},
  'recommendations.listFeeds': {},
  'recommendations.readCosts': {},
  'recommendations.checkProduct': { link: 'https://shop.invalid/teapot', title: 'Stoneware teapot', price: '$48.00' },
  'recommendations.listKeptIdeas': {},
  'recommendations.keepIdea': { title: 'Stoneware teapot', link: 'https://shop.example/teapot', note: 'In green' },
  'recommendations.changeKeptIdea': { state: 'bought' },
  'recommendations.removeKeptIdea': {},
  'recommendations.generateMessage': { recipientId: randomUUID(), giftName: 'Teapot', tone: 'warm' },
  'gifting.addRecipient': { name: 'Ann', relationship: 'Friend' },
  'gifting.changeRecipient': { name: 'Bo' },
  'gifting.removeRecipient': {},
  'gifting.setPortrait': { picture: aPixel },
  'gifting.removePortrait': {},
  'gifting.askAbout': {},
  'gifting.stopAsking': {},
  'gifting.readAnswers': {},
  'gifting.acceptAnswers': { fields: ['birthday'] },
  'gifting.readQuestion': {},
  'gifting.findReportableQuestion': {},
  'gifting.answerAbout': { birthday: '--05-04', likes: ['tea'] },
  'gifting.reportQuestion': { reason: 'unknown-sender' },
  'gifting.listImports': {},
  'gifting.getImport': {},
  'gifting.chooseColumns': { columns: ['name', null, 'birthday'] },
  'gifting.applyImport': { rowIds: ['1', '2'] },
  'gifting.undoImport': {},
  'gifting.listOccasions': {},
  'gifting.addOccasion': { type: 'Birthday', date: '2000-02-29' },
  'gifting.changeOccasion': { title: 'First date', leapDay: 'mar-1' },
  'gifting.removeOccasion': {},
  'gifting.listUpcomingOccasions': { days: 30 },
  'gifting.getProposalSetting': {},
  'gifting.changeProposalSetting': { isOn: false, daysBefore: 7, budget: '$25-$50', tone: 'warm' },
  'gifting.getPersonProposalSetting': {},
  'gifting.changePersonProposalSetting': { isOn: false, daysBefore: 7, budget: '$25-$50', tone: 'warm' },
  'gifting.listProposals': {},
  'gifting.approveProposal': {},
  'gifting.swapProposal': {},
  'gifting.skipProposal': {},
  'gifting.listGifts': {},
  'gifting.findGifts': { state: 'planned', year: '2026', q: 'tea' },
  'gifting.getGift': {},
  'gifting.changeGift': { note: 'Wrapped in the blue paper' },
  'gifting.takeBackGift': {},
  'gifting.thankForGift': { drawing: 'heart', text: 'Thank you!' },
  'gifting.removeUpload': {},
  'gifting.resendGift': { deliveryMethod: 'email', recipientEmail: 'b@example.com' },
  'gifting.sendGift': { message: 'Hi', deliveryMethod: 'email', recipientEmail: 'a@example.com', status: 'sent' },
  'gifting.rescheduleGift': { scheduledFor: soon },
  'gifting.cancelGift': {},
  'gifting.sendPlannedGift': {},
  'gifting.reportThanks': { reason: 'harassment' },
  'gifting.tellOutcome': { outcome: 'loved' },
  'gifting.reportGift': { reason: 'fraud', text: 'It asks for my card.' },
  'gifting.listReports': { state: 'open' },
  'gifting.changeReport': { isClosed: true },
  'identity.readReminderSettings': {},
  'identity.suspendUser': { reason: 'Reported' },
  'identity.restoreUser': {},
  'identity.listAudit': {},
  'identity.changeReminderSettings': { reminderDaysBefore: 3 },
  'social.getSocialStats': {},
  'social.listTemplates': {},
  'social.initializeTemplates': {},
  'social.addTemplate': { name: 'Ideas', category: 'Gift ideas', prompt: 'Write.', platforms: ['X'] },
  'social.changeTemplate': { isActive: true },
  'social.removeTemplate': {},
  'social.previewPost': { templateId: randomUUID() },
  'social.getSchedule': {},
  'social.saveSchedule': {
    postingTimes: ['09:00'],
    postsPerDay: 1,
    platforms: ['X'],
    templateCategories: ['Gift ideas'],
  },
  'social.scheduleWeek': {},
  'social.listPosts': {},
  'social.addPost': { content: 'Hello', platforms: ['X'] },
  'social.changePost': { content: 'Hello again' },
  'social.removePost': {},
  'social.publishPost': {},
  'social.processPending': {},
  'billing.getSubscription': {},
  'billing.getBillingConfig': {},
  'billing.createSubscription': { priceId: 'price_pro_monthly' },
  'billing.confirmSubscription': {},
  'billing.cancelSubscription': {},
  'billing.resumeSubscription': {},
  'billing.listInvoices': {},
  // A page that does not exist.
  'gifting.previewLink': { url: 'https://shop.invalid/teapot' },
};

/** A gift that is sent in a month. */
export const aPlannedGift = {
  message: 'Hi',
  deliveryMethod: 'email',
  recipientEmail: 'a@example.com',
  scheduledFor: new Date(Date.now() + 30 * 86_400_000).toISOString(),
};

/** A well-formed id of no record. */
const tokens: Record<string, string> = {
  settingsToken: 'A'.repeat(64),
  shareToken: 'A'.repeat(32),
  token: 'A'.repeat(43),
};
const unknownId = (name: string): string => tokens[name] ?? randomUUID();

/** A request for an operation. Missing ids are those of no record. `text` is the body on the wire. */
export const requestOf = (op: Routed, ids: Record<string, string>, input: object = validInput[op.name]!) => {
  const [method, template] = op.route!.split(' ') as [string, string];
  const path = template.replaceAll(/:(\w+)/g, (_match, name: string) => ids[name] ?? unknownId(name));
  if (method !== 'GET') return { method, path, body: input, text: JSON.stringify(input) };
  const query = new URLSearchParams(input as Record<string, string>);
  return { method, path: query.size > 0 ? `${path}?${query.toString()}` : path };
};

/** The names of an operation's path parameters. */
export const parametersOf = (op: Routed) => [...op.route!.matchAll(/:(\w+)/g)].map(([, name]) => name!);
