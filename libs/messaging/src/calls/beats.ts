import type { Operation } from '@presently/contracts/kit/operation';
import type { Msg } from '@nats-io/transport-node';

/** What a service sends to a caller that waits long, to show that its process still works on the call. */
const beat = Buffer.from('{"working":true}');
export const isBeat = (data: Uint8Array): boolean => beat.equals(data);

const everyMs = 500;
/** A process may be busy, or the caller itself: only as many of the caller's own looks without a beat mean a loss. */
const longestSilence = 6;
/** Such calls begin with a beat. Shorter ones end before most callers would notice anything. */
const longCallMs = 5_000;

/** Sends beats until the returned function is called. */
export function sendBeats({ deadline }: Operation, message: Msg): () => void {
  if (deadline > longCallMs) message.respond(beat);
  const timer = setInterval(() => message.respond(beat), everyMs);
  return () => clearInterval(timer);
}

/** The process that worked on a call does not work on it any more. */
export class ProcessLost extends Error {}

/** Notices that beats have ended. */
export class BeatWatch {
  private silence = 0;
  private timer?: NodeJS.Timeout;

  constructor(private readonly onLost: (error: ProcessLost) => void) {}

  hear(): void {
    this.silence = 0;
    this.timer ??= setInterval(() => this.look(), everyMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    if (++this.silence > longestSilence) this.onLost(new ProcessLost('The process that had the call is gone'));
  }
}
