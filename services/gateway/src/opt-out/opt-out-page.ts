import type { NoticePageModel } from '../frontend/frontend.js';

export type Notice = Omit<NoticePageModel, 'nonce'>;

/** Asks first, because mail programs and scanners open every link of a mail. */
export const giftsWelcomePage = (token: string): Notice => ({
  title: 'Gifts by email',
  text:
    'People can send you gifts by email through Presently. If you want no more of them, press the button. ' +
    'The gifts that you have stay.',
  buttons: [{ label: 'No more gifts by email', action: `/opt-out/${token}`, isMain: true }],
});

export const optedOutPage = (token: string): Notice => ({
  title: 'No more gifts by email',
  text:
    'You get no more gifts by email through Presently. You can take this back now, or later by the same link. ' +
    'What people try to send meanwhile is not sent.',
  buttons: [{ label: 'I want gifts again', action: `/opt-out/${token}/undo` }],
});

export const brokenLinkPage: Notice = {
  title: 'This link does not work',
  text: 'It may be incomplete. Please use the one in your newest email.',
};

export const tryAgainPage: Notice = {
  title: 'One moment',
  text: 'This does not work right now. Please open the link in your email again in a little while.',
};
