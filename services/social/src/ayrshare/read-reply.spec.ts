import { readHistory, readReply } from './read-reply.js';

const taken = { status: 'success', id: 17, platform: 'twitter', postUrl: 'https://x.com/17' };
const asTaken = { platform: 'X', id: '17', postUrl: 'https://x.com/17' };
const error = (more: object) => ({ action: 'post', status: 'error', platform: 'linkedin', ...more });

describe("Ayrshare's answer to a post", () => {
  it('is a success', () => {
    expect(readReply(200, { status: 'success', errors: [], postIds: [taken], id: 'a1' })).toEqual({
      kind: 'taken',
      ayrshareId: 'a1',
      postIds: [asTaken],
      problem: undefined,
    });
  });

  it('is a partial success, with the errors of the rest', () => {
    const body = { status: 'error', errors: [error({ code: 156 })], postIds: [taken], id: 'a1' };
    expect(readReply(400, body)).toMatchObject({
      kind: 'taken',
      postIds: [asTaken],
      problem: 'LinkedIn is not linked at Ayrshare. Link the account there and try again.',
    });
  });

  it.each([
    ['a duplicate', error({ code: 110, platform: 'twitter' }), /^X: this text has been posted there already/],
    ['keys that X wants', error({ code: 419, platform: 'twitter' }), /AYRSHARE_X_API_KEY/],
    ['an unknown error', error({ code: 999, message: 'No\nway' }), /^LinkedIn says: No way$/],
    ['an error without a message', error({ code: 999 }), /^LinkedIn did not take it and did not say why/],
  ])('is a refusal for good: %s', (_what, failure, reason) => {
    expect(readReply(400, { status: 'error', errors: [failure], postIds: [] })).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(reason),
    });
  });

  it('is a refusal of the whole request', () => {
    expect(readReply(400, { action: 'request', status: 'error', code: 106, message: 'Quota' })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('quota at Ayrshare'),
    });
    expect(readReply(403, { code: 102 })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('AYRSHARE_API_KEY'),
    });
  });

  it.each([
    ['too many requests', 429, {}],
    [
      'an error that may be retried',
      400,
      { status: 'error', errors: [error({ code: 999, retryAvailable: true })], postIds: [] },
    ],
  ])('is a no for now: %s', (_what, status, body) => {
    expect(readReply(status, body)).toMatchObject({ kind: 'not-sent' });
  });

  it.each([
    ['a failure of the server', 502, undefined],
    ['no JSON', 200, undefined],
    ['a key that came before', 400, { status: 'error', code: 165, message: 'Duplicate idempotencyKey.' }],
  ])('says nothing certain: %s', (_what, status, body) => {
    expect(readReply(status, body)).toMatchObject({ kind: 'unknown' });
  });
});

describe("Ayrshare's history", () => {
  const entry = (more: object) => ({
    id: 'a1',
    notes: 'presently:1',
    status: 'success',
    postIds: [taken],
    errors: [],
    ...more,
  });

  it('has a post by our note', () => {
    expect(readHistory({ history: [entry({ notes: 'other' }), entry({})] }, 'presently:1')).toMatchObject({
      kind: 'taken',
      ayrshareId: 'a1',
      postIds: [asTaken],
    });
    expect(readHistory({ history: [entry({ notes: 'other' })] }, 'presently:1')).toBeUndefined();
  });

  it('ignores failed tries and deleted posts', () => {
    const history = [entry({ status: 'error', postIds: [] }), entry({ status: 'deleted' })];
    expect(readHistory({ history }, 'presently:1')).toBeUndefined();
  });

  it('leaves the outcome of a post open that is being published', () => {
    expect(readHistory([entry({ status: 'processing', postIds: [] })], 'presently:1')).toMatchObject({
      kind: 'unknown',
    });
  });
});
