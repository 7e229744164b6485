import { roughNetwork } from './rough-network.js';

describe('the network in the security log', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['', ''],
    ['unknown', ''],
  ])('of %p is %p', (address, network) => {
    expect(roughNetwork(address)).toBe(network);
  });
});
