import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

describe('the well-known addresses', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { SECURITY_CONTACT: 'mailto:security@presently.example' });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it('name the contact for vulnerabilities, with an end of less than a year', async () => {
    const answer = await gateway.call('GET /.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.text).toMatch(/^Contact: mailto:security@presently\.example\nExpires: \S+T00:00:00\.000Z\n/);
    const expires = Date.parse(/Expires: (\S+)/.exec(answer.text)![1]!);
    expect(expires - Date.now()).toBeGreaterThan(100 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  });

  it('lead password managers to the page that changes the password', async () => {
    const answer = await gateway.call('GET /.well-known/change-password');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account#security']);
  });
});
