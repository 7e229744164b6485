import { fieldsOf } from '../../recipients/record/recipient-fields.js';
import { Recipient } from '../../recipients/record/recipient.entity.js';
import { fingerprintOf } from './fingerprint.js';

const ada = {
  name: 'Ada',
  relationship: 'Friend',
  email: 'ada@example.com',
  labels: ['family'],
  interests: ['chess'],
};
const aRecipient = (more: object = {}) => Object.assign(new Recipient(), fieldsOf({ ...ada, ...more }));

describe('the fingerprint of a person', () => {
  it('is the one that release 1.1.0 has kept for an import, while no later field holds anything', () => {
    expect(fingerprintOf(aRecipient(), [])).toBe('czZh-x3bSA2lqCYH5TrW0Mbx5ra24ydfCyGend6rwDQ');
    expect(fingerprintOf(aRecipient({ hiddenFromIdeas: [] }), [])).toBe('czZh-x3bSA2lqCYH5TrW0Mbx5ra24ydfCyGend6rwDQ');
  });

  it('changes with what a later field holds', () => {
    expect(fingerprintOf(aRecipient({ hiddenFromIdeas: ['age'] }), [])).not.toBe(fingerprintOf(aRecipient(), []));
  });
});
