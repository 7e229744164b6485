/** What notices say to recipients. */
export const en = {
  moment: 'One moment',
  giftUnavailable: 'Your gift is safe, but we cannot show it right now. Please try again in a little while.',
  giftsTitle: 'Gifts by email',
  gifts:
    'People can send you gifts by email through Presently. If you want no more of them, press the button. The gifts that you have stay.',
  stop: 'No more gifts by email',
  stoppedTitle: 'No more gifts by email',
  stopped:
    'You get no more gifts by email through Presently. You can take this back now, or later by the same link. What people try to send meanwhile is not sent.',
  again: 'I want gifts again',
  brokenTitle: 'This link does not work',
  broken: 'It may be incomplete. Please use the one in your newest email.',
  tryAgain: 'This does not work right now. Please open the link in your email again in a little while.',
  notChosen: 'Not chosen yet',
  chooseOne: 'Please choose one of them.',
  backToGift: 'Back to your gift',
} as const;
