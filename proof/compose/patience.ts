import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../tools/failure.ts';

/** Asks until there is an answer. @throws Failure with the last trouble when there is none in time. */
export async function patiently<T>(what: string, ask: () => Promise<T | undefined>, withinMs = 60_000): Promise<T> {
  let trouble = 'nothing';
  for (const end = Date.now() + withinMs; Date.now() < end; await delay(200)) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      trouble = (error as Error).message;
    }
  }
  throw new Failure(`${what} did not happen within ${withinMs / 1_000} s; last: ${trouble}`);
}
