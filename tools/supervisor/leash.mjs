// Loaded into every Node process that the supervisor starts: ends it when the supervisor is gone, even if that was killed.
const patienceMs = 10_000;

process.on('disconnect', () => {
  // A process that has a channel only to be held by it.
  setTimeout(() => process.exit(1), patienceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The channel alone must not keep a process alive.
process.channel?.unref();
