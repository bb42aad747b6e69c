import type { Failure, FieldError } from '@rochdale/contract/schemas/errors';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import type { Violation } from '@rochdale/domain/violation';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isLostConnection } from '../database/health.ts';
import { isDeadlock, isLockedOut, isOutOfTime } from '../database/transactions.ts';
import { errorNumber } from './error-codes.ts';
import { dataPolicy } from './harden.ts';
import { languageOf } from './language.ts';
import { awayFor, beingUpdated, NoReceiptYet, ProofNeeded, Refusal } from './refusal.ts';
import { operationOf } from './request-log.ts';

/** When a caller may come again who found the database away. */
const comeAgainSeconds = 5;
/** When a caller may come again whose rows an import has locked. */
const updateSeconds = 15;

/** What every sentence may name. */
interface Known {
  readonly phone: string;
}

/** Gives every error of the API the one shape of general-1; here it gets the caller's language and the co-op's phone. */
export function answerErrors(app: FastifyInstance, known: () => Known): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return answerRefusal(error, reply, known());
    if (hasZodFastifySchemaValidationErrors(error)) {
      request.refusedFor = 'error.invalid';
      const language = languageOf(request);
      return reply.status(400).send(error.validation.map((problem) => fieldErrorOf(problem, language)));
    }
    if (error.statusCode !== undefined && error.statusCode < 500) return answerClientError(error.statusCode, reply);
    return answerFailure(error, request, reply, known());
  });
}

/** What any address says at which there is nothing. */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('content-security-policy', dataPolicy).send(failureOf('error.notFound', reply));
}

function answerRefusal(error: Refusal, reply: FastifyReply, { phone }: Known): FastifyReply {
  const code = errorNumber(error.messageCode);
  reply.request.refusedFor = error.messageCode ?? 'own-words';
  const message = error.sentence(languageOf(reply.request), { phone });
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const body: FieldError[] | Failure =
    error.status === 400
      ? [{ code, message, ...(error.field && { field: error.field }) }]
      : { code, message, ...detailsOf(error) };
  return reply.status(error.status).send(body);
}

function detailsOf(error: Refusal): Pick<Failure, 'challenge' | 'standing'> {
  if (error instanceof ProofNeeded) return { challenge: error.challenge };
  return error instanceof NoReceiptYet ? { standing: error.standing } : {};
}

/** Bodies that are no JSON, too large, of another type: one sentence each, never the parser's own words. */
function answerClientError(status: number, reply: FastifyReply): FastifyReply {
  const message: PlainTextCode =
    status === 413 ? 'error.payloadTooLarge' : status === 404 ? 'error.notFound' : 'error.invalid';
  const body = failureOf(message, reply);
  return reply.status(status).send(status === 400 ? [body] : body);
}

function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply, known: Known): FastifyReply {
  request.log.error({ err: error, operation: operationOf(request) }, 'request failed');
  if (isDeadlock(error) || isLockedOut(error)) return answerRefusal(beingUpdated(updateSeconds), reply, known);
  if (isOutOfTime(error)) return answerRefusal(awayFor(comeAgainSeconds), reply, known);
  if (isLostConnection(error)) return answerRefusal(awayFor(comeAgainSeconds), reply, known);
  return reply.status(500).send({ ...failureOf('error.unavailable', reply), id: request.id });
}

function failureOf(code: PlainTextCode, { request }: FastifyReply): { code: number; message: string } {
  return { code: errorNumber(code), message: sentenceOf({ code, params: {} }, languageOf(request)) };
}

function fieldErrorOf(problem: { instancePath: string; params: object }, language: TextLanguage): FieldError {
  const field = problem.instancePath.replace(/^\//, '').replaceAll('/', '.');
  const said: Violation = violationIn(problem.params) ?? { code: 'error.invalid', params: {} };
  return {
    code: errorNumber(said.code),
    message: sentenceOf(said, language),
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
