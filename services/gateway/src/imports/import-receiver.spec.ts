import type { Caller } from '@presently/messaging/call-context';
import type { RpcClient } from '@presently/messaging/rpc-client';
import { en } from '@presently/rules/import-problems/en';
import type { ObjectStorage } from '@presently/service/storage/object-storage';
import { aCaller } from '@presently/testing/a-caller';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GatewayEnv } from '../env.js';
import { ImportReceiver } from './import-receiver.js';

const formWith = (content: string) =>
  ['--x', 'content-disposition: form-data; name="file"; filename="people.vcf"', '', content, '--x--', ''].join('\r\n');

function received(content: string) {
  const rpc = { call: () => Promise.resolve({ importId: 'i', key: 'imports/k.file', id: 'i' }) };
  const storage = { put: (_key: string, bytes: Readable) => buffer(bytes) };
  const receiver = new ImportReceiver(
    rpc as unknown as RpcClient,
    storage as unknown as ObjectStorage,
    { UPLOAD_PATIENCE_MS: 5_000 } as GatewayEnv,
  );
  const form = formWith(content);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(form.length) };
  return receiver.receive(Readable.from([Buffer.from(form)]), headers, aCaller() as Caller);
}

describe('a file with people', () => {
  it('is taken', async () => {
    expect(await received('BEGIN:VCARD')).toMatchObject({ id: 'i' });
  });

  it('is refused by its code where it is empty, for pages in other languages', async () => {
    const sentence = en['file-empty'];
    await expect(received('')).rejects.toMatchObject({
      code: 'import.unreadable',
      status: 400,
      message: sentence,
      detail: { errors: { file: [sentence] }, params: { problem: 'file-empty' } },
    });
  });
});
