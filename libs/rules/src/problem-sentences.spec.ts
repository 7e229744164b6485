import { mostCodedProblems, type Coded } from './coded-problem.js';
import { en as ofPosts, type PostProblem } from './post-problems/en.js';
import { sentencesOf, stillSaid } from './problem-sentences.js';
import { en as ofWebhooks, type WebhookProblem } from './webhook-problems/en.js';

type Table<Problem extends Coded> = {
  [Code in Problem['code']]: [params: Extract<Problem, { code: Code }>['params'], sentence: string];
};

/** What the API has said since before there were codes. */
const posts: Table<PostProblem> = {
  'quota-used': [{}, "The month's quota at Ayrshare is used up. Raise it there, or wait for the next month."],
  'posted-already': [{ network: 'X' }, 'X: this text has been posted there already. Change the wording and try again.'],
  'not-linked': [{ network: 'none' }, 'The network is not linked at Ayrshare. Link the account there and try again.'],
  'link-anew': [
    { network: 'LinkedIn' },
    'LinkedIn wants to be linked anew: sign in at Ayrshare and link the account again.',
  ],
  'own-app-needed': [
    { network: 'X' },
    'X wants the keys of an app of your own. Set AYRSHARE_X_API_KEY and AYRSHARE_X_API_SECRET.',
  ],
  'network-says': [{ network: 'Facebook', text: "<b>Don't</b> {post} '{'" }, "Facebook says: <b>Don't</b> {post} '{'"],
  'network-silent': [{ network: 'none' }, 'The network did not take it and did not say why.'],
  'no-key': [{}, 'No Ayrshare account is connected. Set AYRSHARE_API_KEY and try again.'],
  'key-refused': [{}, 'Ayrshare did not accept our key. Check AYRSHARE_API_KEY and try again.'],
  'too-fast': [{}, 'Ayrshare asks us to slow down.'],
  'out-of-reach': [{}, 'Ayrshare cannot be reached.'],
  'picture-needed': [{}, 'Instagram needs a picture. Add a picture link to post there.'],
  'outcome-unknown': [
    {},
    'We could not find out whether this post went out. Look at the networks before you schedule it again.',
  ],
  'no-answer': [{}, 'No answer came. We look whether the post went out before we try again.'],
  'tried-again': [{}, 'We will try again.'],
  'stopped-trying': [{}, 'We have stopped trying: give the post a new time to begin again.'],
};
const webhooks: Table<WebhookProblem> = {
  answered: [{ status: 1500 }, 'The receiver answered 1500.'],
  redirected: [{ status: 307 }, 'The receiver answered with a redirect (307), which is not followed.'],
  refused: [{}, 'The receiver refused the connection.'],
  'bad-certificate': [{}, 'The certificate of the receiver is not valid.'],
  silent: [{ seconds: 0.25 }, 'The receiver did not answer within 0.25 seconds.'],
  broke: [{}, 'The connection to the receiver broke.'],
  nowhere: [{}, 'The name of the receiver leads to no machine at the moment.'],
  'with-password': [{}, 'The address must have no password.'],
  'without-tls': [{ origin: 'http://a.example' }, 'http://a.example is not over https.'],
  'not-public': [{ host: '[::1]:8443' }, '[::1]:8443 is not on the public internet.'],
};

describe('the English sentence of a problem', () => {
  it.each(Object.entries(posts))('of a post is as it was: %s', (code, [params, sentence]) => {
    expect(sentencesOf(ofPosts, [{ code, params }])).toBe(sentence);
  });

  it.each(Object.entries(webhooks))('of a webhook is as it was: %s', (code, [params, sentence]) => {
    expect(sentencesOf(ofWebhooks, [{ code, params }])).toBe(sentence);
  });

  it('follows that of the one before', () => {
    const problems: PostProblem[] = [
      { code: 'out-of-reach', params: {} },
      { code: 'tried-again', params: {} },
    ];
    expect(sentencesOf(ofPosts, problems)).toBe('Ayrshare cannot be reached. We will try again.');
  });
});

describe('stored problems', () => {
  const stored: PostProblem[] = [{ code: 'not-linked', params: { network: 'X' } }];
  const sentence = sentencesOf(ofPosts, stored);

  it('are told while they say what the sentence says', () => {
    expect(stillSaid(ofPosts, stored, sentence)).toEqual(stored);
  });

  it.each([
    ['another sentence', stored, 'Ayrshare cannot be reached.'],
    ['no sentence any more', stored, null],
    ['a code of a newer release', [{ code: 'toString', params: {} }], sentence],
    ['values of another release', [{ code: 'not-linked', params: {} }], sentence],
    ['none', [], ''],
    ['too many', Array.from({ length: mostCodedProblems + 1 }, () => stored[0]!), sentence],
    ['a sentence alone', null, sentence],
  ])('are not told with %s', (_what, problems, told) => {
    expect(stillSaid(ofPosts, problems, told)).toBeNull();
  });
});
