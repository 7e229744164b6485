import type { LoggerService } from '@nestjs/common';
import { isSpanContextValid, trace } from '@opentelemetry/api';
import { destination, pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** JSON lines on stdout with trace id and span id. Never logs bodies, addresses or tokens. */
export function createLogger(name: string, level: string): Logger {
  const options: LoggerOptions = {
    name,
    level,
    redact: ['*.password', '*.sessionToken', '*.shareToken', '*.contact', '*.email', '*.cookie', '*.authorization'],
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext();
      return span && isSpanContextValid(span) ? { traceId: span.traceId, spanId: span.spanId } : {};
    },
  };
  return pino(options, gathered(destination({ sync: false })));
}

/** Lines of a busy process share a system call, which costs more than making them. */
const gatherMs = 10;

/** What each logger of the process has still to write at its exit. One listener for all: tests start many services. */
const writesAtExit: (() => void)[] = [];

/** Writes lines that come within some milliseconds together, and the last ones at the exit of the process. */
function gathered(stdout: ReturnType<typeof destination>): DestinationStream {
  let lines = '';
  const write = () => {
    stdout.write(lines);
    lines = '';
  };
  if (writesAtExit.length === 0) process.once('exit', () => writesAtExit.forEach((writeLast) => writeLast()));
  writesAtExit.push(() => {
    if (lines) write();
    stdout.flushSync();
  });
  return {
    write(line) {
      if (!lines) setTimeout(write, gatherMs);
      lines += line;
    },
  };
}

/** A log line with searchable fields: `new Logger(X.name).log({ line: 'attempt', outcome })`. */
export type LogLine = { line: string } & Record<string, unknown>;

const isLogLine = (message: unknown): message is LogLine =>
  typeof message === 'object' && message !== null && 'line' in message && typeof message.line === 'string';

/** Writes Nest's log through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  /** Writes Nest's own messages at the level `debug`, and a {@link LogLine} at `info`. */
  log(message: unknown, ...context: unknown[]): void {
    if (isLogLine(message)) {
      const { line, ...fields } = message;
      return this.pino.info({ context: context.at(-1), ...fields }, line);
    }
    this.pino.debug({ context: context.at(-1) }, String(message));
  }
  warn(message: unknown, ...context: unknown[]): void {
    this.pino.warn({ context: context.at(-1) }, String(message));
  }
  debug(message: unknown, ...context: unknown[]): void {
    this.pino.trace({ context: context.at(-1) }, String(message));
  }
  verbose(message: unknown, ...context: unknown[]): void {
    this.debug(message, ...context);
  }
  error(message: unknown, ...context: unknown[]): void {
    if (message instanceof Error) this.pino.error({ err: message, context: context.at(-1) }, message.message);
    else this.pino.error({ context }, String(message));
  }
  fatal(message: unknown, ...context: unknown[]): void {
    this.pino.fatal({ context: context.at(-1) }, String(message));
  }
}
