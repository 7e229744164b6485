// Loaded into every Node process that the supervisor starts. Ends it when the supervisor ends, even if that was killed,
// and returns the memory that its start has needed.
const patienceMs = 10_000;

process.on('disconnect', () => {
  // This process has a channel for this purpose only.
  setTimeout(() => process.exit(1), patienceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The channel alone must not keep the process alive.
process.channel?.unref();

// Loading leaves 30 MB that V8 returns only after a full collection, and a process at rest does not need one.
setTimeout(() => globalThis.gc?.(), 5_000).unref();
