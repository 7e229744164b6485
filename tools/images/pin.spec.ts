import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../root.ts';
import { pin, referencesIn, titleOf } from './pin.ts';
import { Registry } from './registry.ts';

const digest = `sha256:${'0b'.repeat(32)}`;
const text = [
  'ARG NODE_IMAGE=node:24-bookworm-slim',
  '    image: ${POSTGRES_IMAGE:-postgres:17}',
  '          image: nats:2.12.7-alpine',
  '    image: presently/identity:${TAG:-development}',
].join('\n');

describe('pinning images', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url?.startsWith('/token?')) return response.end('{"token":"for-reading"}');
      if (request.headers.authorization !== 'Bearer for-reading') {
        response.setHeader('www-authenticate', `Bearer realm="${url}/token",service="here",scope="repository:x:pull"`);
        return response.writeHead(401).end();
      }
      if (request.url !== '/v2/library/postgres/manifests/17') return response.writeHead(404).end();
      return response.setHeader('docker-content-digest', digest).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('finds the images of others in all files, and none of ours', () => {
    expect(referencesIn(text).map(titleOf)).toEqual(['node:24-bookworm-slim', 'postgres:17', 'nats:2.12.7-alpine']);
    const inFiles = ['Dockerfile', 'docker-compose.yml', 'deploy/k8s/base/nats/statefulset.yaml'];
    for (const file of inFiles) expect(referencesIn(readFileSync(join(root, file), 'utf8'))).not.toEqual([]);
  });

  it('asks the registry for a digest, and names an image that it does not have', async () => {
    const registry = new Registry(url);
    await expect(registry.digestOf({ name: 'postgres', tag: '17' })).resolves.toBe(digest);
    await expect(registry.digestOf({ name: 'nats', tag: '9' })).rejects.toThrow('answers 404 for nats:9');
    await expect(new Registry('http://127.0.0.1:1').digestOf({ name: 'nats', tag: '9' })).rejects.toThrow(
      '127.0.0.1:1 cannot be reached',
    );
  });

  it('writes the digest behind the tag, and replaces an older one', () => {
    const older = pin(text, new Map([['postgres:17', `sha256:${'1c'.repeat(32)}`]]));
    const pinned = pin(older, new Map([['postgres:17', digest]]));
    expect(pinned).toContain(`\${POSTGRES_IMAGE:-postgres:17@${digest}}`);
    expect(pinned.replace(`@${digest}`, '')).toBe(text);
  });
});
