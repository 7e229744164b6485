import { setTimeout as delay } from 'node:timers/promises';

/** Makes a call again if a busy machine refuses it, as the answer says: please try again shortly. */
export async function againIfBusy<T>(call: () => Promise<T>): Promise<T> {
  for (let triesLeft = 3; ; triesLeft--) {
    try {
      return await call();
    } catch (error) {
      if (triesLeft === 0 || !String(error).includes('service-unavailable')) throw error;
      await delay(2_000);
    }
  }
}
