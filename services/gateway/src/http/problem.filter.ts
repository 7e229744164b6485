import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import { Problem, toProblem } from '@presently/messaging/problem';
import { isSpanContextValid } from '@opentelemetry/api';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { headersFor, type HeaderOptions } from './security-headers.js';

/** Our messages for refusals by Fastify and Nest, whose own messages repeat parts of the request. */
const refusals: Record<number, [code: string, message: string]> = {
  400: ['bad-request', 'The request could not be understood'],
  401: ['unauthenticated', 'Please sign in'],
  403: ['forbidden', "You don't have permission to do that"],
  404: ['not-found', 'There is nothing here'],
  405: ['method-not-allowed', 'That cannot be done here'],
  413: ['too-large', 'That is too much at once'],
  414: ['too-long', 'That address is too long'],
  415: ['unsupported-media-type', 'Send the body as application/json'],
};

/** Converts anything thrown into a Problem. */
export function toHttpProblem(thrown: unknown): Problem {
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
  const refusal = refusals[status];
  return refusal && !(thrown instanceof Problem) ? new Problem(refusal[0], status, refusal[1]) : toProblem(thrown);
}

/** Fastify's errors have a status. */
function statusOf(thrown: unknown): number {
  const isFastifyError = thrown instanceof Error && thrown.name === 'FastifyError' && 'statusCode' in thrown;
  return isFastifyError ? Number(thrown.statusCode) : 500;
}

function sendProblem(reply: FastifyReply, problem: Problem): void {
  const { retryAfter } = problem.detail;
  if (retryAfter) reply.header('retry-after', retryAfter);
  const reference = problem.code === 'internal' ? traceOf(reply) : undefined;
  const body: ProblemBody = { ...problem.toBody(), ...(reference && { reference }) };
  // A missing file may be one of another release: a stored 404 would outlive the reason for it.
  reply.code(problem.status).header('cache-control', 'no-store');
  void reply.type('application/json; charset=utf-8').send(body);
}

function traceOf({ request: { span } }: FastifyReply): string | undefined {
  const named = span?.spanContext();
  return named && isSpanContextValid(named) ? named.traceId : undefined;
}

/**
 * Answers requests that the router refuses before any hook: paths with invalid encoding, and parameters that are too
 * long.
 */
export const answerMalformed = (options: HeaderOptions) =>
  ((error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    sendProblem(reply.headers(headersFor(request.raw.url ?? '/', options)), toHttpProblem(error));
    // Fastify types this option for HTTP/2 and for all schemas.
  }) as unknown as NonNullable<FastifyServerOptions<never>['frameworkErrors']>;

/** Converts every error into an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toHttpProblem(thrown);
    if (problem.code === 'internal') this.logger.error(problem.detail.cause ?? problem);
    if (!reply.sent) sendProblem(reply, problem);
  }
}
