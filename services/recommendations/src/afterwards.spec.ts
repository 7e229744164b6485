import { jest } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Afterwards } from './afterwards.js';

describe('work behind an answer', () => {
  it('is aborted by the end of the service, which waits until it has tidied up', async () => {
    const afterwards = new Afterwards();
    const done: string[] = [];
    afterwards.begin('Nothing', async (signal) => {
      await delay(60_000, undefined, { signal }).catch(() => done.push('aborted'));
      await delay(5);
      done.push('tidy');
    });
    await afterwards.beforeApplicationShutdown();
    expect(done).toEqual(['aborted', 'tidy']);
  });

  it('does not begin after the end', async () => {
    const afterwards = new Afterwards();
    await afterwards.beforeApplicationShutdown();
    const work = jest.fn(async () => {});
    afterwards.begin('Nothing', work);
    expect(work).not.toHaveBeenCalled();
  });

  it('says what is missing where it fails, and throws nothing', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    const afterwards = new Afterwards();
    afterwards.begin('No recipe', async () => {
      throw new Error('no model');
    });
    await delay(1);
    expect(warn).toHaveBeenCalledWith('No recipe: Error: no model');
    warn.mockRestore();
  });
});
