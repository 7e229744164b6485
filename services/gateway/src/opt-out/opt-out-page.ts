import type { NoticePageModel } from '../frontend/frontend.js';

type Notice = Omit<NoticePageModel, 'nonce'>;

/** Asks first, because mail programs and scanners open every link of a mail. */
export const optOutPage: Notice = {
  title: 'No more gifts by email?',
  text: 'After this, people can no longer send you gifts by email through Presently. The gifts that you have stay.',
  button: 'No more gifts by email',
};

export const optedOutPage: Notice = {
  title: 'Done',
  text: 'You will get no more gifts by email through Presently.',
};

export const brokenLinkPage: Notice = {
  title: 'This link does not work',
  text: 'It may be incomplete. Please use the one in your newest email.',
};

export const tryAgainPage: Notice = {
  title: 'One moment',
  text: 'We cannot write this down right now. Please try again in a little while.',
};
