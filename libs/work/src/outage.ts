const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '58030', // io_error
  '25006', // read_only_sql_transaction: a standby, or a server in read-only mode
  '08000',
  '08003',
  '08006',
]);

/** Whether an error means that the database or the broker is unavailable or cannot write, rather than a defect. */
export function isOutage(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause && depth < 5; depth++) {
    const { code, message, name } = cause as { code?: string; message?: string; name?: string };
    if (code && outageCodes.has(code)) return true;
    if (name === 'DriverException' && /connect|terminat|timeout/i.test(message ?? '')) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/i.test(message ?? '')) return true;
    cause = (cause as { cause?: unknown; previous?: unknown }).cause ?? (cause as { previous?: unknown }).previous;
  }
  return false;
}
