/** The pages about the service, where its operator has not written them. Only the server says them. */
export const en = {
  privacyTitle: 'Privacy',
  privacyLead: 'You tell us about people you love. Here is what happens to what you enter.',
  privacyKeepTitle: 'What we keep',
  privacyKeep:
    'Your account; the people you add, with their days, interests and addresses; your gifts, messages and recordings. They are yours. We do not sell them, and we show no advertising.',
  privacySeesTitle: 'Who sees it',
  privacySees:
    'The person you send a gift to sees that gift, your message and your name. Nobody else sees the people you keep, or anything that you note about them.',
  privacyIdeasTitle: 'What helps to find ideas',
  privacyIdeas:
    'When you ask for ideas or a message, what is needed for it goes to the AI service that writes them: interests, the occasion, the budget. Your notes about a person and their sizes are used for ideas only if you allow it for that person.',
  privacyProvidersTitle: 'Who works for us',
  privacyProviders:
    'Emails, text messages and card payments go through providers that do only that. Card numbers go straight to the payment provider and never reach us.',
  privacyPicturesTitle: 'Pictures from other sites',
  privacyPictures: 'We show our own copy of a product’s picture, so the shop does not learn who looks at it.',
  privacyLeaveTitle: 'Taking it with you, and deleting it',
  privacyLeave:
    'Account Settings has both: everything in one file, and the end of your account. Deleting it removes your people, gifts and recordings, and the links you have sent stop working.',
  privacyRecipientsTitle: 'If somebody sent you a gift',
  privacyRecipients:
    'Every mail has a link with which you can ask us to send you nothing more, and every gift can be reported.',
  termsTitle: 'Terms',
  termsLead: 'The few rules that keep Presently kind and reliable for everybody.',
  termsDoesTitle: 'What Presently does',
  termsDoes:
    'It remembers days, suggests gifts and sends a page to unwrap. It does not sell or ship anything: you order from the shop, under the shop’s terms. Prices and stock are the shop’s and may have changed.',
  termsSendTitle: 'What you may send',
  termsSend:
    'Only gifts and words for people who would be glad of them. No advertising, nothing unlawful, nothing that hurts. Accounts that are reported for it can be suspended.',
  termsPlansTitle: 'Plans and payment',
  termsPlans:
    'Free costs nothing. A paid plan is billed once a month until you cancel. After you cancel it lasts until the end of the billing cycle, and your account reverts to Free.',
  termsUnlimitedTitle: 'What “unlimited” means',
  termsUnlimited:
    'As many gifts as a person can give. To keep spam out, there are limits on how many can go out in one hour; when you come near one, Account Settings says so.',
  termsIdeasTitle: 'Suggestions are suggestions',
  termsIdeas: 'Ideas and messages may be written with AI. Read them before you send them: they go out under your name.',
  helpTitle: 'Help',
  helpLead: 'Short answers to what people ask most.',
  helpBuysTitle: 'Who buys the gift?',
  helpBuys: 'You do, from the shop. We send the page to unwrap, and remind you to order.',
  helpArriveTitle: 'My gift did not arrive',
  helpArrive:
    'Open it under All Gifts. If the email was returned, it says why, and you can correct the address and send it again. You can also copy the link and send it yourself.',
  helpChangeTitle: 'Can I change or stop a gift?',
  helpChange:
    'A planned gift can be changed, sent at once or taken back. One that was sent can be taken back until it is opened; the message itself stays in the mailbox.',
  helpSignInTitle: 'I cannot sign in',
  helpSignIn:
    'Use your username or your email address. “Forgot your password?” sends a link to your confirmed address.',
  helpRemindersTitle: 'Where do reminders come from?',
  helpReminders:
    'From the days you add for each person. Account Settings says how early they come, and turns them off.',
  helpCancelTitle: 'How do I cancel?',
  helpCancel: 'On the Subscription page. Everything you saved stays.',
  contactTitle: 'Contact',
  contactLead: 'How to reach the people who run this service.',
  contactWriteTitle: 'Write to us',
  contactWrite: 'Write to the address that our emails come from.',
  contactCare:
    'Please tell us the username of your account, and what you were doing when something went wrong. Never send us your password.',
  contactReportTitle: 'Somebody bothers you',
  contactReport: 'Use “Report” at the foot of the gift. Reports go to the people who run this service.',
  writtenIn: 'This page is written in {language}.',
} as const;
