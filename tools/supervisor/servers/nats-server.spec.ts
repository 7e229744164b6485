import { checksumIn, isUsable, releasePlatform } from './nats-server.ts';

describe('finding a nats-server', () => {
  it.each([
    ['nats-server: v2.9.10', true],
    ['nats-server: v2.12.7', true],
    ['nats-server: v3.0.0-preview', true],
    ['nats-server: v2.8.4', false],
    ['nats-server: v1.4.1', false],
    ['something else', false],
  ])('has JetStream as it is needed: %s, %s', (version, usable) => {
    expect(isUsable(version)).toBe(usable);
  });

  it.each([
    ['linux', 'x64', 'linux-amd64'],
    ['linux', 'arm64', 'linux-arm64'],
    ['darwin', 'arm64', 'darwin-arm64'],
    ['win32', 'x64', 'windows-amd64'],
  ])('is released for %s on %s as %s', (platform, arch, name) => {
    expect(releasePlatform(platform, arch)).toBe(name);
  });

  it('finds an archive in the list of checksums by its whole name', () => {
    const list = 'aa11  nats-server-v2.12.7-linux-arm64.tar.gz\nbb22 *nats-server-v2.12.7-linux-amd64.tar.gz\n';
    expect(checksumIn(list, 'nats-server-v2.12.7-linux-amd64.tar.gz')).toBe('bb22');
    expect(checksumIn(list, 'nats-server-v2.12.7-linux-amd64')).toBeUndefined();
  });
});
