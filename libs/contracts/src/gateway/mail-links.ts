import { gatewayAddress } from '../kit/gateway-call.js';

/** RFC 8058: mail programs post a form to the address in `List-Unsubscribe`, without cookies. */
const form = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** A page that tells the state, with a button. It changes nothing: mail scanners open every link. */
export const showOptOut = gatewayAddress('optOut.show', { route: 'GET /opt-out/:optOutToken', access: 'public' });
export const confirmOptOut = gatewayAddress('optOut.confirm', {
  route: 'POST /opt-out/:optOutToken',
  access: 'public',
  consumes: form,
});
/** A browser that restores the page after the button. */
export const reopenOptOut = gatewayAddress('optOut.reopen', {
  route: 'GET /opt-out/:optOutToken/undo',
  access: 'public',
});
/** The other button of the page. No mail program posts here. */
export const askForGiftsAgain = gatewayAddress('optOut.undo', {
  route: 'POST /opt-out/:optOutToken/undo',
  access: 'public',
  consumes: form,
});

/** Redirects to the page with the settings and changes nothing. */
export const showReminderSettings = gatewayAddress('unsubscribe.showReminders', {
  route: 'GET /unsubscribe/:settingsToken',
  access: 'public',
});
export const stopReminders = gatewayAddress('unsubscribe.stopReminders', {
  route: 'POST /unsubscribe/:settingsToken',
  access: 'public',
  consumes: form,
});
/** Like {@link showReminderSettings}, with the mails about views first. */
export const showViewMailSettings = gatewayAddress('unsubscribe.showViewMails', {
  route: 'GET /unsubscribe/:settingsToken/views',
  access: 'public',
});
export const stopViewMails = gatewayAddress('unsubscribe.stopViewMails', {
  route: 'POST /unsubscribe/:settingsToken/views',
  access: 'public',
  consumes: form,
});
