import type { NoticeButton, NoticePageModel } from '../frontend/frontend.js';

export type Notice = Omit<NoticePageModel, 'nonce'>;

const noMore = (token: string): NoticeButton => ({ label: 'No more gifts by email', action: `/opt-out/${token}` });
const again = (token: string): NoticeButton => ({ label: 'I want gifts again', action: `/opt-out/${token}/undo` });

/** Asks first, because mail programs and scanners open every link of a mail. */
export const optOutPage = (token: string): Notice => ({
  title: 'No more gifts by email?',
  text:
    'After this, people can no longer send you gifts by email through Presently. The gifts that you have stay. ' +
    'If you refused gifts before, you can also take that back here.',
  buttons: [{ ...noMore(token), isMain: true }, again(token)],
});

export const optedOutPage = (token: string): Notice => ({
  title: 'Done',
  text: 'You will get no more gifts by email through Presently. You can take this back, now or by the same link later.',
  buttons: [again(token)],
});

export const giftsAgainPage = (token: string): Notice => ({
  title: 'Done',
  text: 'People can send you gifts by email through Presently again. What they tried to send meanwhile is not sent.',
  buttons: [noMore(token)],
});

export const brokenLinkPage: Notice = {
  title: 'This link does not work',
  text: 'It may be incomplete. Please use the one in your newest email.',
};

export const tryAgainPage: Notice = {
  title: 'One moment',
  text: 'We cannot write this down right now. Please try again in a little while.',
};
