import type { OutgoingRules } from '@presently/service/outgoing/outgoing-address';
import { RefusedAddress } from '../webhooks/require-receiver.js';
import { postWebhook } from './post-webhook.js';

const rules: OutgoingRules = { mayReachThisMachine: false, refuse: (problem) => new RefusedAddress(problem) };
const posted = (url: string) => postWebhook({ url, headers: {}, body: '{}', timeoutMs: 5_000, rules });

describe('a receiver that must not be reached', () => {
  it.each([
    ['https://ann:secret@hooks.example/', { code: 'with-password', params: {} }],
    ['http://hooks.example:8080/a', { code: 'without-tls', params: { origin: 'http://hooks.example:8080' } }],
    ['https://10.0.0.1/', { code: 'not-public', params: { host: '10.0.0.1' } }],
    ['https://printer.local:8443/', { code: 'not-public', params: { host: 'printer.local:8443' } }],
  ])('is told apart by code: %s', async (url, problem) => {
    expect(await posted(url)).toEqual({ isAccepted: false, status: null, problem });
  });

  it('is refused in a sentence that another one may end with', () => {
    const refused = new RefusedAddress({ code: 'not-public', params: { host: 'hooks.example' } });
    expect(refused.message).toBe('hooks.example is not on the public internet');
  });
});
