import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Entry } from '../format.js';
import { SourceFile } from '../files/source-file.js';
import { presentlyExport } from './presently-export.js';

const recipientId = '4f2d3a52-6a6c-4b6e-8a8d-0d3d6d1f7a01';
const ofRecipient = { id: '1', recipientId };
const anExport = {
  format: 'presently-export',
  version: 1,
  account: [{ timeZone: 'Pacific/Auckland' }],
  recipients: [
    { id: recipientId, name: 'Ida', relationship: 'Sister', labels: ['Family'], email: null, birthday: '1990-05-04' },
  ],
  occasions: [
    { ...ofRecipient, type: 'Birthday', title: null, date: '1990-05-04', recurrence: 'yearly', notes: null },
    { ...ofRecipient, type: 'Holiday', title: 'Easter', date: '--04-05', recurrence: 'easter', easterOffset: 0 },
  ],
  keptIdeas: [{ ...ofRecipient, title: 'Teapot', link: null, note: 'Green', state: 'idea', givenOn: null }],
  gifts: [
    { ...ofRecipient, giftName: 'Apron', giftUrl: null, status: 'sent', sentAt: '2026-11-22T12:00:00.000Z' },
    { ...ofRecipient, giftName: 'Lamp', status: 'planned', sentAt: null },
  ],
};

async function zipped(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}
async function read(bytes: Buffer): Promise<Entry[]> {
  const people: Entry[] = [];
  for await (const person of presentlyExport.read(new SourceFile(bytes))) people.push(person);
  return people;
}
const text = JSON.stringify(anExport, undefined, 2);

describe('an export of Presently', () => {
  it('is read as a zip and as the file in it: people, days, kept ideas and given gifts', async () => {
    const zip = await zipped({ 'recipients.csv': 'Name', 'export.json': text });
    for (const bytes of [zip, Buffer.from(text)]) {
      expect(presentlyExport.recognizes(new SourceFile(bytes))).toBe(true);
      expect(await read(bytes)).toEqual([
        {
          uid: recipientId,
          name: 'Ida',
          relationship: 'Sister',
          labels: ['Family'],
          interests: [],
          dislikes: [],
          hiddenFromIdeas: [],
          birthday: '1990-05-04',
          occasions: [{ type: 'Holiday', title: 'Easter', date: '--04-05', recurrence: 'easter', easterOffset: 0 }],
          keptIdeas: [{ title: 'Teapot', note: 'Green', state: 'idea' }],
          history: [{ giftName: 'Apron', givenOn: '2026-11-23' }],
        },
      ]);
    }
  });

  it('keeps a birthday with notes as an occasion', async () => {
    const occasions = [{ ...anExport.occasions[0], notes: 'Tea.' }];
    const [person] = await read(Buffer.from(JSON.stringify({ ...anExport, occasions })));
    expect(person).toMatchObject({ occasions: [{ type: 'Birthday', date: '1990-05-04', notes: 'Tea.' }] });
    expect(person).not.toHaveProperty('birthday');
  });

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['another zip', () => zipped({ 'photo.jpg': '' }), /no export of Presently/],
    ['half a zip', async () => (await zipped({ 'export.json': text })).subarray(0, 200), /damaged/],
    ['a bomb', () => zipped({ 'export.json': ' '.repeat(60_000_000) }), /more than 50 MB/],
    ['a bomb that lies about its size', async () => lying(await zipped({ 'export.json': '0'.repeat(9e6) })), /damaged/],
    ['a damaged file', () => zipped({ 'export.json': '{' }), /damaged/],
    ['a file nested without end', () => zipped({ 'export.json': '['.repeat(2e6) }), /damaged/],
    ['a file of countless values', () => zipped({ 'export.json': '{},'.repeat(2e6) }), /too large/],
    ['another version', () => zipped({ 'export.json': text.replace('"version": 1', '"version": 2') }), /newer version/],
    ['no list', () => zipped({ 'export.json': text.replace(/"gifts": \[[^\]]*\]/, '"gifts": 1') }), /is no list/],
  ])('refuses %s with a sentence', async (_what, bytes, sentence) => {
    await expect(read(await bytes())).rejects.toMatchObject({
      code: 'import.unreadable',
      message: expect.stringMatching(sentence),
    });
  });

  it('leaves out values of another type', async () => {
    const recipients = [{ id: 7, name: { toString: 'x' }, labels: 'Family', interests: [1, 'tea'] }, 'Ida', null];
    expect(await read(Buffer.from(JSON.stringify({ ...anExport, recipients })))).toEqual([
      {
        name: '',
        labels: [],
        interests: ['tea'],
        dislikes: [],
        hiddenFromIdeas: [],
        occasions: [],
        keptIdeas: [],
        history: [],
      },
    ]);
  });
});

/** A zip whose directory says that its file has 100 bytes. */
function lying(zip: Buffer): Buffer {
  const directory = zip.lastIndexOf(Buffer.from('PK\u0001\u0002'));
  zip.writeUInt32LE(100, directory + 24);
  return zip;
}
