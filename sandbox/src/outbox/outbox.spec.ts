import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Outbox, type Entry } from './outbox.js';

const ids = (outbox: Outbox<Entry>) => outbox.list().map(({ id }) => id);

describe('an outbox', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    file = join(folder, 'deeper', 'emails.jsonl');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lists the newest first', () => {
    const outbox = new Outbox();
    for (const id of ['a', 'b', 'c']) outbox.add({ id });
    expect(ids(outbox)).toEqual(['c', 'b', 'a']);
  });

  it('drops the oldest when it is full', () => {
    const outbox = new Outbox(undefined, 2);
    for (const id of ['a', 'b', 'c']) outbox.add({ id });
    expect(ids(outbox)).toEqual(['c', 'b']);
  });

  it('keeps its entries over a restart', () => {
    const before = new Outbox(file);
    before.add({ id: 'a' });
    before.add({ id: 'b' });
    expect(ids(new Outbox(file))).toEqual(['b', 'a']);
  });

  it('keeps its folder and its file from other users of the machine, also those of an earlier release', () => {
    new Outbox(file).add({ id: 'a' });
    chmodSync(file, 0o644);
    chmodSync(dirname(file), 0o755);
    new Outbox(file).add({ id: 'b' });
    expect([file, dirname(file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700]);
  });

  it('stays empty over a restart after it was emptied', () => {
    const before = new Outbox(file);
    before.add({ id: 'a' });
    before.clear();
    expect(ids(new Outbox(file))).toEqual([]);
  });

  it('keeps a change of an entry', () => {
    const before = new Outbox<Entry & { status: string }>(file);
    before.add({ id: 'a', status: 'queued' });
    before.change('a', { status: 'delivered' });
    before.change('gone', { status: 'delivered' });
    expect(new Outbox<Entry & { status: string }>(file).list()).toEqual([{ id: 'a', status: 'delivered' }]);
  });

  it('drops an incomplete line after a crash, and nothing else', () => {
    new Outbox(file).add({ id: 'a' });
    appendFileSync(file, '{"id":"b');
    const after = new Outbox(file);
    after.add({ id: 'c' });
    expect(ids(new Outbox(file))).toEqual(['c', 'a']);
  });

  it('limits the size of its file', () => {
    const outbox = new Outbox(file, 5);
    for (let index = 0; index < 100; index += 1) outbox.add({ id: String(index) });
    expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(ids(new Outbox(file, 5))).toEqual(['99', '98', '97', '96', '95']);
  });
});
