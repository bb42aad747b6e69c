import { randomUUID } from 'node:crypto';
import type { Failure, FieldError } from '@rochdale/contract/schemas/errors';
import { english, englishOf } from '@rochdale/domain/messages/english';
import type { MessageCode } from '@rochdale/domain/messages/text';
import type { Violation } from '@rochdale/domain/violation';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorNumber } from './error-codes.ts';
import { Refusal } from './refusal.ts';

/** Gives every error of the API the one shape of open-points §9. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return answerRefusal(error, reply);
    if (hasZodFastifySchemaValidationErrors(error)) return reply.status(400).send(error.validation.map(fieldErrorOf));
    if (error.statusCode !== undefined && error.statusCode < 500) return answerClientError(error.statusCode, reply);
    return answerFailure(error, request, reply);
  });
}

/** What any address says at which there is nothing. */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ code: errorNumber('error.notFound'), message: english('error.notFound') });
}

function answerRefusal(error: Refusal, reply: FastifyReply): FastifyReply {
  const code = errorNumber(error.messageCode);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const body: FieldError[] | Failure =
    error.status === 400
      ? [{ code, message: error.message, ...(error.field && { field: error.field }) }]
      : { code, message: error.message };
  return reply.status(error.status).send(body);
}

/** Bodies that are no JSON, too large, of another type: one sentence each, never the parser's own words. */
function answerClientError(status: number, reply: FastifyReply): FastifyReply {
  const message: MessageCode =
    status === 413 ? 'error.payloadTooLarge' : status === 404 ? 'error.notFound' : 'error.invalid';
  const body = { code: errorNumber(message), message: english(message) };
  return reply.status(status).send(status === 400 ? [body] : body);
}

function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const id = randomUUID();
  request.log.error({ err: error, id }, 'request failed');
  return reply.status(500).send({ code: errorNumber('error.unavailable'), message: english('error.unavailable'), id });
}

function fieldErrorOf(problem: { instancePath: string; params: object }): FieldError {
  const field = problem.instancePath.replace(/^\//, '').replaceAll('/', '.');
  const found = violationIn(problem.params);
  const code = found?.code ?? 'error.invalid';
  return {
    code: errorNumber(code),
    message: found ? englishOf(found) : english('error.invalid'),
    ...(field && { field }),
  };
}

/** The violation that a domain rule left in a schema's issue (contract `ruled`). */
function violationIn(params: object): Violation | undefined {
  return 'params' in params && isViolation(params.params) ? params.params : undefined;
}

function isViolation(value: unknown): value is Violation {
  return typeof value === 'object' && value !== null && 'code' in value && 'params' in value;
}
