export const en = {
  confirmSubject: 'Confirm your email address',
  confirmPreheader: 'One press, and reminders and news of your gifts come to this address.',
  confirmFor: 'For your account <account>{username}</account>.',
  confirmForYours: 'For your account.',
  confirmText: 'Until you confirm this address, we send nothing else to it. The link works for 72 hours.',
  confirmFormer:
    'The account had the address <name>{formerEmail}</name> before, whose owner can take it back for 72 hours. If you do not know that address, this is not your account: leave it.',
  confirmButton: 'Confirm this address',
  confirmWhy:
    'You are getting this because this address was entered for an account at Presently. If it was not you, leave it: after 72 hours the account loses the address.',
  changedSubject: 'Your email address was changed',
  changedPreheader: 'If this was not you, take it back within 72 hours.',
  changedText: 'Your account <account>{username}</account> now has the address <name>{newEmail}</name>.',
  changedUndo:
    'If this was not you, press the button within 72 hours. This address comes back, every session, passkey and linked sign-in ends, your password stops working, and we send you a link to choose a new one.',
  changedWhy: 'You are getting this because this was the address of your account at Presently.',
  'signed-in-unknown-browser': 'New sign-in to your account',
  'password-changed': 'Your password was changed',
  'password-reset': 'Your password was reset',
  'username-changed': 'Your username was changed',
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'second-factor-added': 'A second step was added to your sign-in',
  'second-factor-removed': 'The second step of your sign-in was removed',
  'second-factor-ending': 'The second step of your sign-in ends in 72 hours',
  'recovery-codes-made': 'New recovery codes were created for your account',
  'recovery-code-used': 'A recovery code was used to sign in to your account',
  'provider-linked': 'A sign-in provider was linked to your account',
  'provider-unlinked': 'A sign-in provider was unlinked from your account',
  'token-created': 'A token for a program was made in your account',
  'webhook-created': 'A webhook was made in your account',
  noticePreheader: 'If this was not you, secure your account.',
  noticeText:
    'It happened in your account <account>{username}</account> on {moment}, with <name>{browser}</name>{hasNetwork, select, yes {, from the network {network}} other {}}. If this was you, there is nothing to do.',
  noticeUndo:
    'If it was not, press the button within 72 hours. Every session, passkey, token and linked sign-in ends, your calendar address changes, your password stops working, and we send you a link to choose a new one.',
  noticeWhy: 'You are getting this because it concerns the security of your account at Presently.',
  resetSubject: 'Choose a new password for Presently',
  resetTitle: 'Choose a new password',
  resetHowLong: 'The link works once, for one hour.',
  resetFor: 'For your account <account>{username}</account>. {howLong}',
  resetEnds:
    'With the new password every session, passkey and linked sign-in ends, and your calendar address changes: add them again afterwards. An authenticator app stays.',
  resetWhy:
    'You are getting this because a new password was asked for with your email address. If it was not you, leave it: nothing changes until the link is used.',
  deletedSubject: 'Your account was deleted',
  deletedPreheader: 'What we have erased.',
  deletedText: 'Your account <account>{username}</account> was deleted on {moment}. We have erased:',
  deletedList:
    '• your profile, password, passkeys, sessions and security log\n• your people, their occasions, and what you noted about them\n• your gifts with their messages and recordings; their links open nothing any more\n• the ideas and messages that were suggested to you\n• reminders and messages that had not been sent\n• your plan, which is cancelled, and our record of it',
  deletedRest:
    'Emails and texts that were delivered stay with those who received them. They can report them to us for 30 days: we keep a copy of the words for that alone, and then delete it. Our payment provider keeps past payments as long as the law demands. Backups lose your data when they expire.',
  deletedNotYou:
    'A deleted account cannot come back. If this was not you, another person knows your password: change it wherever you use it.',
  deletedWhy:
    'You are getting this because this was the address of your account at Presently. We have now erased it as well.',
  orOpen: 'Or open this address:',
} as const;
