// Loaded into every Node process that the supervisor starts. Ends it when the supervisor ends, even if that was killed,
// and returns the memory that its start has needed.
import { collectAtRest } from './collect-at-rest.mjs';

const patienceMs = 10_000;

process.on('disconnect', () => {
  // This process has a channel for this purpose only.
  setTimeout(() => process.exit(1), patienceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The channel alone must not keep the process alive.
process.channel?.unref();

collectAtRest();
