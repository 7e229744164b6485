import type { CodedIn } from '../coded-problem.js';

/**
 * Why a post, or a part of it, did not go out, by code, for an administrator. The English sentences of all problems of a
 * try are stored and answered with the codes. `network` is the network's name, or `none` where Ayrshare names none;
 * `text` is what the network says itself.
 */
export const en = {
  'quota-used': "The month's quota at Ayrshare is used up. Raise it there, or wait for the next month.",
  'posted-already':
    '{network, select, none {The network} other {<name>{network}</name>}}: this text has been posted there already. Change the wording and try again.',
  'not-linked':
    '{network, select, none {The network} other {<name>{network}</name>}} is not linked at Ayrshare. Link the account there and try again.',
  'link-anew':
    '{network, select, none {The network} other {<name>{network}</name>}} wants to be linked anew: sign in at Ayrshare and link the account again.',
  'own-app-needed':
    '{network, select, none {The network} other {<name>{network}</name>}} wants the keys of an app of your own. Set AYRSHARE_X_API_KEY and AYRSHARE_X_API_SECRET.',
  'network-says': '{network, select, none {The network} other {<name>{network}</name>}} says: <name>{text}</name>',
  'network-silent':
    '{network, select, none {The network} other {<name>{network}</name>}} did not take it and did not say why.',
  'no-key': 'No Ayrshare account is connected. Set AYRSHARE_API_KEY and try again.',
  'key-refused': 'Ayrshare did not accept our key. Check AYRSHARE_API_KEY and try again.',
  'too-fast': 'Ayrshare asks us to slow down.',
  'out-of-reach': 'Ayrshare cannot be reached.',
  'picture-needed': 'Instagram needs a picture. Add a picture link to post there.',
  'outcome-unknown':
    'We could not find out whether this post went out. Look at the networks before you schedule it again.',
  'no-answer': 'No answer came. We look whether the post went out before we try again.',
  'tried-again': 'We will try again.',
  'stopped-trying': 'We have stopped trying: give the post a new time to begin again.',
} as const;

export type PostProblem = CodedIn<typeof en>;
