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
      problems: [],
    });
  });

  it('is a partial success, with the errors of the rest', () => {
    const body = { status: 'error', errors: [error({ code: 156 })], postIds: [taken], id: 'a1' };
    expect(readReply(400, body)).toMatchObject({
      kind: 'taken',
      postIds: [asTaken],
      problems: [{ code: 'not-linked', params: { network: 'LinkedIn' } }],
    });
  });

  it.each([
    ['a duplicate', { code: 110, platform: 'twitter' }, { code: 'posted-already', params: { network: 'X' } }],
    ['keys that X wants', { code: 419, platform: 'twitter' }, { code: 'own-app-needed', params: { network: 'X' } }],
    [
      'a network unknown to us',
      { code: 156, platform: 'bluesky' },
      { code: 'not-linked', params: { network: 'none' } },
    ],
    [
      'an unknown error',
      { code: 999, message: 'No\nway' },
      { code: 'network-says', params: { network: 'LinkedIn', text: 'No way' } },
    ],
    ['an error without a message', { code: 999 }, { code: 'network-silent', params: { network: 'LinkedIn' } }],
  ])('is a refusal for good: %s', (_what, failure, problem) => {
    expect(readReply(400, { status: 'error', errors: [error(failure)], postIds: [] })).toEqual({
      kind: 'refused',
      problems: [problem],
    });
  });

  it('keeps the errors of all networks, each once and no foreign text longer than 200 characters', () => {
    const failures = [{ code: 156 }, { code: 110, platform: 'twitter' }, { code: 156 }, { message: 'n'.repeat(300) }];
    expect(readReply(400, { status: 'error', errors: failures.map(error), postIds: [] })).toEqual({
      kind: 'refused',
      problems: [
        { code: 'not-linked', params: { network: 'LinkedIn' } },
        { code: 'posted-already', params: { network: 'X' } },
        { code: 'network-says', params: { network: 'LinkedIn', text: 'n'.repeat(200) } },
      ],
    });
  });

  it('is a refusal of the whole request', () => {
    expect(readReply(400, { action: 'request', status: 'error', code: 106, message: 'Quota' })).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'quota-used', params: {} }],
    });
    expect(readReply(403, { code: 102 })).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'key-refused', params: {} }],
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
