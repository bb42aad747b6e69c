import { Readable } from 'node:stream';
import { isUse } from '@rochdale/contract/asked-by';
import type { OfficeOperationSpec } from '@rochdale/contract/office-operation';
import {
  type OfficeOperationName,
  officeOperations,
  officeRowOf,
} from '@rochdale/contract/operations/office/office-operations';
import { fileLines } from '@rochdale/contract/schemas/file-lines';
import { arrivalRefusalOf } from '@rochdale/domain/office/staff/arrival-refusals';
import { browserName } from '@rochdale/domain/office/staff/browser-name';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataPolicy, refuseBrokenTexts } from '../http/harden.ts';
import { languageOf } from '../http/language.ts';
import { Refusal, refusal } from '../http/refusal.ts';
import { shapesOf } from '../http/shapes/row-shapes.ts';
import { callerAddress } from '../http/trusted-hops.ts';
import { networkOf } from '../limits/network.ts';
import { arrivalPage } from './arrival-page.ts';
import type { OfficeHandlers, OfficeNote, StaffCaller, Visit } from './office-call.ts';
import { officeCookiesOf } from './office-cookies.ts';
import { refuseBearers, refuseForeign } from './own-origin.ts';

/** A call of which a loop over the table knows no more. */
export interface AnyOfficeCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: StaffCaller | undefined;
  readonly note: OfficeNote;
}

/** What every mounted operation of the office needs. */
export interface OfficeMountOptions {
  readonly handlers: OfficeHandlers;
  /** Does what takes two people, or keeps it until another person has approved it. */
  readonly askOrAct: (name: OfficeOperationName, call: AnyOfficeCall) => Promise<unknown>;
  /** Who holds a session's token; undefined when it opens nothing. */
  readonly findStaff: (token: string, isUse: boolean) => Promise<StaffCaller | undefined>;
  /** Notes as somebody from somewhere. */
  readonly noteOf: (caller: StaffCaller | undefined, visit: Visit) => OfficeNote;
  /** Where staff reach the office, without a slash at the end. */
  readonly officeUrl: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffCaller | undefined;
  }
}

/**
 * Mounts every row of the office's table: our own pages first (403), then the session (401), then second step, permission
 * and fresh proof (403), then the shapes (400), then the handler; the answer is held against the row's response schema.
 */
export function mountOffice(app: FastifyInstance, options: OfficeMountOptions): void {
  app.decorateRequest('staff', undefined);
  for (const name of Object.keys(officeOperations) as OfficeOperationName[]) mountOne(app, name, options);
}

function mountOne(app: FastifyInstance, name: OfficeOperationName, options: OfficeMountOptions): void {
  const row = officeRowOf(name);
  const isSecure = options.officeUrl.startsWith('https:');
  const { origin } = new URL(options.officeUrl);
  const handle = handlerOf(name, options);
  app.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: shapesOf(name, row),
    ...(row.bodyLimit !== undefined && { bodyLimit: row.bodyLimit }),
    onRequest: async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
      refuseForeign(row, request, origin);
      refuseBearers(request);
      const { session } = officeCookiesOf(request, reply, isSecure);
      request.staff = await admit(row, { token: session, isUse: isUse(request.headers) }, options);
    },
    preHandler: async (request) => refuseBrokenTexts([request.params, request.query, request.body]),
    ...(row.fromElsewhere && { errorHandler: answerArrival }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const language = languageOf(request);
      const visit = {
        address: networkOf(callerAddress(request)),
        browser: browserName(request.headers['user-agent'] ?? ''),
        cookies: officeCookiesOf(request, reply, isSecure),
      };
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.staff,
        visit,
        url: new URL(request.url, options.officeUrl),
        note: options.noteOf(request.staff, visit),
        language,
        text: translatorOf(language),
      };
      const answer = await handle(call);
      if (row.file) return reply.type(`${row.file}; charset=utf-8`).send(linesOf(answer));
      if (row.fromElsewhere) reply.type('text/html; charset=utf-8').serializer(String);
      return answer;
    },
  });
}

/** Whoever arrives from elsewhere is a person with a browser: what refuses them is said on the page of sign-in. */
function answerArrival(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = error instanceof Refusal ? error : undefined;
  if (refused === undefined) request.log.error({ err: error }, 'arrival failed');
  return reply
    .status(refused?.status ?? 500)
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(arrivalPage(`/sign-in?refused=${arrivalRefusalOf(refused?.messageCode)}`, languageOf(request)));
}

function handlerOf(
  name: OfficeOperationName,
  { handlers, askOrAct }: OfficeMountOptions,
): (call: AnyOfficeCall) => Promise<unknown> {
  if (!(name in handlers)) return (call) => askOrAct(name, call);
  // The table pairs each row with its own handler; TypeScript can't follow that through a loop over names.
  return handlers[name as keyof OfficeHandlers] as (call: unknown) => Promise<unknown>;
}

async function admit(
  { access, beforeSecondStep, freshProof }: OfficeOperationSpec,
  { token, isUse }: { readonly token: string | undefined; readonly isUse: boolean },
  { findStaff }: OfficeMountOptions,
): Promise<StaffCaller | undefined> {
  if (access === 'visitor') return undefined;
  const caller = token === undefined ? undefined : await findStaff(token, isUse);
  if (caller === undefined) throw refusal(401, 'staff.signIn.required');
  if (caller.needsSecondStep && !beforeSecondStep) throw refusal(403, 'staff.secondStep.first');
  if (access.staff !== 'anyone' && !caller.permissions.has(access.staff))
    throw refusal(403, 'staff.permission.missing');
  if (freshProof && caller.provedUntil === undefined) throw refusal(403, 'staff.proof.needed');
  return caller;
}

/** What the row's response schema says that a file is. */
function linesOf(answer: unknown): Readable {
  return Readable.from(fileLines.parse(answer));
}
