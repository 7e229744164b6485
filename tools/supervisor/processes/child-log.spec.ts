import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ChildLog, headline } from './child-log.ts';

describe('a log line', () => {
  it.each([
    [
      '{"level":40,"msg":"outbox relay","err":{"message":"connection refused\\nat x"}}',
      'warns: outbox relay (connection refused)',
    ],
    ['{"level":50,"msg":"boom","err":{"message":"boom"}}', 'error: boom'],
    ['{"level":60,"msg":"cannot go on"}', 'fatal: cannot go on'],
    ['{"level":30,"msg":"serving"}', undefined],
    ['{"level":40,', undefined],
    ['    at Socket.connect (node:net)', undefined],
  ])('%s deserves %s', (text, expected) => {
    expect(headline(text)).toBe(expected);
  });
});

describe("a process's log", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  async function write(text: string) {
    const shown: string[] = [];
    const log = new ChildLog(join(folder, 'gifting.log'), (line) => shown.push(line));
    const stream = new PassThrough();
    log.follow(stream);
    stream.end(text);
    await finished(stream);
    await log.close();
    return { log, shown };
  }

  it('holds every line, and shows a repeated warning once', async () => {
    const warning = '{"level":40,"msg":"outbox relay"}\n';
    const { shown } = await write(`${warning}{"level":30,"msg":"fine"}\n${warning}`);
    expect(shown).toEqual(['warns: outbox relay']);
    expect(readFileSync(join(folder, 'gifting.log'), 'utf8').split('\n')).toHaveLength(4);
  });

  it('remembers the error of a crash', async () => {
    const { log } = await write(
      'file:///main.js:3\n  throw new Error()\nTypeError [ERR_X]: no such thing\n    at main\n',
    );
    expect(log.lastWords).toBe('TypeError [ERR_X]: no such thing');
  });

  it('keeps the log of the previous run', async () => {
    await write('first\n');
    await write('second\n');
    expect(readFileSync(join(folder, 'gifting.1.log'), 'utf8')).toBe('first\n');
    expect(readFileSync(join(folder, 'gifting.log'), 'utf8')).toBe('second\n');
  });
});
