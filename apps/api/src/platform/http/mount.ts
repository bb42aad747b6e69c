import { Readable } from 'node:stream';
import type { AuditKind } from '@rochdale/contract/audit';
import type { OperationSpec } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { fileBytes } from '@rochdale/contract/schemas/file-bytes';
import { gates } from '@rochdale/domain/gates/gates';
import { browserName } from '@rochdale/domain/office/staff/browser-name';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { retryAfterSeconds } from '@rochdale/domain/website/maintenance/maintenance';
import type { Site } from '@rochdale/domain/website/site/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Executor } from '../database/database.ts';
import { networkOf } from '../limits/network.ts';
import type { KeptSettings } from '../run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../run-time-settings/maintenance.ts';
import { hasBrokenSeal, markSeals } from '../sealing/seal-mark.ts';
import {
  accountsNamed,
  bearerToken,
  type Caller,
  checkOwnership,
  type FindHolder,
  type FindKey,
  type FindReach,
  type FindView,
  identify,
  type OwnsAccounts,
  type ReadDataBearer,
  type View,
  viewOf,
} from './access.ts';
import type { AuditEvent, Handlers, Note } from './caller.ts';
import { browserOf } from './cookies/browser-cookie.ts';
import { dataPolicy, refuseBrokenTexts } from './harden.ts';
import { languageOf } from './language.ts';
import { refusal, underMaintenance } from './refusal.ts';
import { shapesOf } from './shapes/row-shapes.ts';
import { callerAddress } from './trusted-hops.ts';

/** What every mounted operation needs. */
export interface MountOptions extends Checks {
  readonly clock: Clock;
  readonly site: () => Site;
  readonly runTime: KeptSettings;
  readonly handlers: Handlers;
  readonly findView: FindView;
  readonly findKey: FindKey;
  readonly readDataBearer: ReadDataBearer;
  /** Refuses where one of some accounts is closed. */
  readonly refuseClosed: (accountNumbers: readonly string[]) => Promise<void>;
  readonly noteEvent: (db: Executor, event: AuditEvent) => Promise<void>;
  /** Says elsewhere, too, what was noted and stays so; undefined: nobody wants to know. */
  readonly tellEvent: ((event: AuditEvent) => void) | undefined;
  /** Notes that somebody looked whom a member lets in. */
  readonly noteLook: (look: Look) => Promise<void>;
  /** Whether members reach the portal by HTTPS: then cookies go that way alone. */
  readonly isSecure: boolean;
  /** The checks of the rows that answer while the database is away. */
  readonly whileDegraded: Checks;
}

/** How a caller is known, and what is the caller's own. */
export interface Checks {
  readonly findHolder: FindHolder;
  readonly findReach: FindReach;
  readonly ownsAccounts: OwnsAccounts;
}

/** Somebody who looks at what a member lets them see. */
export interface Look {
  readonly memberNumber: string;
  readonly loginKey: string;
  readonly address: string;
  readonly browser: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    view: View | undefined;
  }
}

/**
 * Mounts every row of the operations table: maintenance first (503), then the token (401, 403), then the gate (404), then the
 * shapes (400), then ownership (404), then the handler; the answer is held against the row's response schema.
 */
export function mountOperations(app: FastifyInstance, options: MountOptions): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('view', undefined);
  for (const name of Object.keys(operations) as OperationName[]) mountOne(app, name, operations[name], options);
}

function mountOne(app: FastifyInstance, name: OperationName, row: OperationSpec, options: MountOptions): void {
  const { clock, site, runTime } = options;
  const { findHolder, findReach, ownsAccounts } = row.whileDegraded ? options.whileDegraded : options;
  // The table pairs each row with its own handler; TypeScript can't follow that through a loop over names.
  const handle = options.handlers[name] as (call: unknown) => Promise<unknown>;
  app.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: shapesOf(name, row),
    ...(row.bodyLimit !== undefined && { bodyLimit: row.bodyLimit }),
    onRequest: async (request, reply) => {
      const maintenance = maintenanceOf(await runTime.fresh(), clock.now());
      if (maintenance.isOn && !row.duringMaintenance)
        throw underMaintenance(retryAfterSeconds(maintenance, clock.now()));
      reply.headers({
        'site-version': site().version,
        'cache-control': 'no-store',
        'content-security-policy': dataPolicy,
      });
      request.view = await viewOf(row, request, options.findView);
      const { findKey, readDataBearer } = options;
      const finders = { findHolder, findKey, readDataBearer };
      request.caller = await identify(name, row, request, { ...finders, view: request.view });
      const answer = gates[row.gate]({ site: site(), signedIn: row.access === 'member' });
      if (!answer.open) throw refusal(404, answer.reason);
    },
    ...(row.access === 'gateway' && { preParsing: keepRawBody }),
    preHandler: async (request) => {
      if (row.access !== 'gateway') refuseBrokenTexts([request.params, request.query, request.body]);
      const parts = [request.params, request.query, request.body];
      const ownership = { findReach, ownsAccounts, isView: request.view !== undefined };
      request.caller = await checkOwnership(request.caller, parts, row, ownership);
      const look = row.whileDegraded ? undefined : lookOf(request.caller, request);
      if (look) await options.noteLook(look);
      if (row.forOpenAccounts) await options.refuseClosed(accountsNamed(parts));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const language = languageOf(request);
      const address = networkOf(callerAddress(request));
      const browser = browserName(request.headers['user-agent'] ?? '');
      const { note, done } = noteFrom(request.caller, { address, browser }, options);
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        address,
        proof: proofIn(request),
        bearer: bearerToken(request),
        browser: browserOf(request, reply, options.isSecure),
        browserName: browser,
        note,
        language,
        text: translatorOf(language),
      };
      const answered = markSeals(request.view?.viewId, async () => {
        try {
          const answer = await handle(call);
          done();
          return answer;
        } finally {
          request.broughtBrokenSeal = hasBrokenSeal();
        }
      });
      return row.file ? sendFile(row.file, reply, await answered) : answered;
    },
  });
}

/** Sends what the row's response schema says that a file is, as it is made. */
const sendFile = (type: string, reply: FastifyReply, answer: unknown): FastifyReply =>
  reply.type(type).send(Readable.from(fileBytes.parse(answer), { objectMode: false }));

/** Who looks at what is another's, and from where. */
function lookOf(caller: Caller, request: FastifyRequest): Look | undefined {
  if (!caller || !('actingLogin' in caller) || caller.actingLogin === undefined) return undefined;
  return {
    memberNumber: caller.memberNumber,
    loginKey: caller.actingLogin,
    address: networkOf(callerAddress(request)),
    browser: browserName(request.headers['user-agent'] ?? ''),
  };
}

/**
 * Which kinds a handler may note, its own row says: the compiler holds each against it. What is noted in a transaction is
 * told once the call has been `done`, since one that fails takes it back.
 */
function noteFrom(
  caller: Caller,
  from: { readonly address: string; readonly browser: string },
  { clock, noteEvent, tellEvent }: MountOptions,
): { readonly note: Note<AuditKind>; readonly done: () => void } {
  const loginKey = caller && 'token' in caller ? caller.actingLogin : undefined;
  const by =
    caller && 'memberNumber' in caller
      ? { memberNumber: caller.memberNumber, ...(loginKey !== undefined && { loginKey, byDelegate: true }) }
      : {};
  const inTransactions: AuditEvent[] = [];
  return {
    note: async (db, noted) => {
      const event = { at: clock.now(), ...from, ...by, ...noted };
      await noteEvent(db, event);
      if ('rollback' in db) inTransactions.push(event);
      else tellEvent?.(event);
    },
    done: () => {
      for (const event of inTransactions) tellEvent?.(event);
    },
  };
}

/** The proof of work that a browser sends again with a call that asked for one. */
function proofIn({ headers }: FastifyRequest): string | undefined {
  const proof = headers['proof-of-work'];
  return typeof proof === 'string' ? proof : undefined;
}

/**
 * Keeps the body as it was sent: the payment company's signature is over its exact text. Of one that is too long the rest
 * lies unread on its connection, which nobody else must be given: it is closed.
 */
async function keepRawBody(request: FastifyRequest, reply: FastifyReply, payload: Readable): Promise<Readable> {
  const { bodyLimit } = request.routeOptions;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of payload) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > bodyLimit) {
      reply.header('connection', 'close');
      throw refusal(413, 'error.payloadTooLarge');
    }
    pieces.push(bytes);
  }
  const body = Buffer.concat(pieces);
  request.caller = { headers: request.headers, rawBody: body.toString('utf8') };
  return Readable.from(pieces);
}
