/**
 * Why a message did not arrive, by code, for its sender. The English sentence is stored and answered with the code; where
 * a limit is used up, a sentence that names the limit stands in for it.
 */
export const en = {
  'not-yet': 'The message could not be sent yet. We keep trying.',
  unknown: 'We could not find out whether the message arrived. Please ask, or share the link yourself.',
  'given-up': 'The message could not be sent, and we have stopped trying. Please share the link yourself.',
  'mail-refused': "The recipient's mail server refused the message. Please check the address.",
  'mail-not-taken':
    "The recipient's mail server does not take our mail. That need not be the address: please share the link yourself.",
  'mailbox-full': "The recipient's mailbox is full. Please send it again later, or share the link yourself.",
  'mail-unwritable': 'An email to this address could not be written. Please check the address.',
  'no-mail-server': 'Email is not set up here. Please share the link yourself.',
  'bounced-no-mailbox': 'The email came back: this address does not exist. Please check it.',
  'bounced-full': 'The email came back: the mailbox is full. Please share the link yourself.',
  bounced: "The email came back: the recipient's mail server did not take it. Please share the link yourself.",
  'opted-out': 'This recipient has opted out of messages. Please share the link yourself.',
  resting:
    'Messages to this contact were refused several times, so we have stopped trying it for now. Please check it, or share the link yourself.',
  suspended: 'This message was stopped, because the account is suspended.',
  'no-texts': 'Text messages are not available here. Please share the link yourself.',
  'texts-used-up': 'The text messages of today are used up. Send it again tomorrow, or share the link yourself.',
  'not-a-phone': 'This phone number cannot get text messages. Please check it.',
  'country-not-served': 'We cannot send text messages to this country yet. Please share the link yourself.',
  'number-not-served': 'We cannot send text messages to this number or country. Please share the link yourself.',
  unreachable: 'The phone could not be reached. Please check the number, or share the link yourself.',
  'no-mobile': 'This number is not one that gets text messages. Please check it.',
  filtered: 'The phone company did not let the text message through. Please share the link yourself.',
  'text-failed': 'The text message could not be delivered. Please share the link yourself.',
  'texts-need-pro': 'SMS delivery is part of Pro - share this link',
  'waits-a-day': 'This person has received enough messages for today. This gift goes out a day later.',
} as const;

export type DeliveryProblem = keyof typeof en;

/** A problem as it is published and stored. */
export const toldProblem = (code: DeliveryProblem) => ({ reason: en[code], code });
