import { setTimeout as sleep } from 'node:timers/promises';
import { ThrottledParts } from './throttled-parts.js';

describe('parts that grow', () => {
  it('are sent at once at first, then with pauses, each only if it has changed, and all at the end', async () => {
    const sent: string[] = [];
    const parts = new ThrottledParts<string>((index, part) => void sent.push(`${index} ${part}`));
    for (const part of ['a', 'ab', 'abc']) parts.send(0, part);
    parts.send(1, 'z');
    expect(sent).toEqual(['0 a', '1 z']);
    await sleep(200);
    expect(sent).toEqual(['0 a', '1 z', '0 abc']);
    parts.send(0, 'abc');
    parts.send(0, 'abcd');
    parts.flush();
    expect(sent.slice(3)).toEqual(['0 abcd']);
  });
});
