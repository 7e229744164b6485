/**
 * Who may make each call of the API. Every route of the API description needs a row here.
 *
 * - `public`: everyone, with or without a session
 * - `own account`: a signed-in user, about their account
 * - `own list`: a signed-in user, and only about their own data
 * - `own thing`: the owner of one thing; other users get the answer for an unknown id
 * - `console`: administrators
 */
export type Business = 'public' | 'own account' | 'own list' | 'own thing' | 'console';

export const businessOf: Record<string, Business> = {
  'identity.getPreferences': 'own account',
  'identity.changePreferences': 'own account',
  'identity.changeAccount': 'own account',
  'identity.confirmEmail': 'public',
  'identity.undoEmail': 'public',
  'identity.sendConfirmation': 'own account',
  'identity.requestPasswordReset': 'public',
  'identity.resetPassword': 'public',
  'identity.readReminderSettings': 'public',
  'identity.changeReminderSettings': 'public',
  'gifting.listRecipients': 'own list',
  'gifting.getRecipient': 'own thing',
  'gifting.getDashboard': 'own list',
  'gifting.addRecipient': 'own list',
  'gifting.changeRecipient': 'own thing',
  'gifting.removeRecipient': 'own thing',
  'gifting.listOccasions': 'own thing',
  'gifting.addOccasion': 'own thing',
  'gifting.removeOccasion': 'own thing',
  'gifting.listUpcomingOccasions': 'own list',
  'gifting.listGifts': 'own list',
  'gifting.sendGift': 'own thing',
  'gifting.rescheduleGift': 'own thing',
  'gifting.cancelGift': 'own thing',
  'gifting.sendPlannedGift': 'own thing',
  'gifting.resendGift': 'own thing',
  'gifting.removeUpload': 'own thing',
  'gifting.previewLink': 'own account',
  'recommendations.recommendGifts': 'own thing',
  'recommendations.recommendAnother': 'own thing',
  'recommendations.generateMessage': 'own account',
  'billing.getSubscription': 'own account',
  'billing.getBillingConfig': 'own account',
  'billing.createSubscription': 'own account',
  'billing.confirmSubscription': 'own account',
  'billing.cancelSubscription': 'own account',
  'billing.resumeSubscription': 'own account',
  'billing.listInvoices': 'own list',
  'social.getSocialStats': 'console',
  'social.listTemplates': 'console',
  'social.initializeTemplates': 'console',
  'social.addTemplate': 'console',
  'social.changeTemplate': 'console',
  'social.removeTemplate': 'console',
  'social.previewPost': 'console',
  'social.getSchedule': 'console',
  'social.saveSchedule': 'console',
  'social.scheduleWeek': 'console',
  'social.listPosts': 'console',
  'social.addPost': 'console',
  'social.changePost': 'console',
  'social.removePost': 'console',
  'social.publishPost': 'console',
  'social.processPending': 'console',
};

/** The calls that the gateway answers by itself. */
export const ofGateway: Record<string, [route: string, business: Business]> = {
  'session.login': ['POST /api/login', 'public'],
  'session.register': ['POST /api/register', 'public'],
  'session.logout': ['POST /api/logout', 'public'],
  'session.changePassword': ['POST /api/user/password', 'own account'],
  'session.deleteAccount': ['DELETE /api/user/delete', 'own account'],
  'session.getUser': ['GET /api/user', 'own account'],
  'session.getAuthUser': ['GET /api/auth/user', 'own account'],
  'account.listBudgets': ['GET /api/user/budgets', 'own account'],
  'gift.view': ['GET /api/gifts/view/:shareToken', 'public'],
  'gift.seen': ['POST /api/gifts/view/:shareToken/seen', 'public'],
  'uploads.sendVoiceNote': ['POST /api/uploads/voice', 'own account'],
  'uploads.sendVideoMessage': ['POST /api/uploads/video', 'own account'],
  'live.listen': ['GET /api/live', 'own account'],
};
