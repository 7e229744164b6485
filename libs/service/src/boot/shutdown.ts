/** Milliseconds after which a stopping process is ended by force. */
export const longestStopMs = 20_000;

/** Calls `stop` once on SIGTERM or SIGINT, then exits. Exits at once on an unhandled rejection. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
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
