/** Milliseconds after which a process that was told to stop ends by force. */
export const longestStopMs = 20_000;

/** Runs `stop` once on SIGTERM or SIGINT and ends the process; a rejection nobody handles ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('unhandledRejection', (error) => {
    console.error(error);
    process.exit(1);
  });
}
