import { resourceRoot } from '@rochdale/domain/energy/green-button/entries';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../../../platform/http/access.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { readAppConnection, readAuthorizations, readConnection } from '../../identity/connected-apps/public.ts';
import { type AppEntries, appEntriesOf } from './app-resources.ts';
import { askedSpan } from './asked-span.ts';
import { sendEntry, sendFeed } from './feed-answers.ts';
import { type OpenAccount, openAccount, type SpanAsked } from './open-account.ts';
import type { pullPlaces } from './pulls.ts';
import { perMinute } from './read-data-bearer.ts';
import { type Entries, resourcesOf, written } from './resources.ts';
import { appOf, type RouteServices, refuseDuringMaintenance, unknownBearer } from './route-callers.ts';

/** An app, by a token of its own or by that of one of its connections, which shows that one alone. */
interface AppCaller {
  readonly appId: string;
  readonly connectionId?: string;
}

type Answer = (asked: {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: AppCaller;
  readonly own: AppEntries;
  readonly id: string | undefined;
}) => Promise<FastifyReply>;

/** What is an app's own: what it is registered with, what members allowed it, and all of that in one feed (energy-94, energy-95). */
export function appRoutes(app: FastifyInstance, services: RouteServices, pulls: ReturnType<typeof pullPlaces>): void {
  const { clock, site } = services;
  const route = (path: string, answer: Answer) =>
    app.get<{ Params: { id?: string } }>(`${resourceRoot}/${path}`, async (request, reply) => {
      await refuseDuringMaintenance(services);
      const caller = await appCallerOf(request, reply, services);
      const own = await appEntriesOf(services, caller.appId);
      reply.header('cache-control', 'no-store');
      return answer({ request, reply, caller, own, id: request.params.id });
    });
  const feed = (
    reply: FastifyReply,
    own: AppEntries,
    path: string,
    entries: Entries,
    leave: (() => void) | undefined,
  ) => sendFeed(reply, { ...own.frame(path, written(clock.now())), entries }, leave);
  /** What is small enough takes no place. */
  const small = (reply: FastifyReply, own: AppEntries, path: string, xml: readonly string[]) =>
    feed(reply, own, path, entriesOf(xml), () => undefined);

  const application: Answer = async ({ reply, caller, own, id }) => {
    if (caller.connectionId !== undefined || (id !== undefined && id !== caller.appId)) throw notThere();
    const xml = own.application();
    return id === undefined
      ? small(reply, own, `${resourceRoot}/ApplicationInformation`, [xml])
      : sendEntry(reply, xml);
  };
  route('ApplicationInformation', application);
  route('ApplicationInformation/:id', application);

  route('Authorization', async ({ reply, caller, own }) => {
    const found = await readAuthorizations(services, caller.appId, caller.connectionId);
    const open = found.filter(({ isActive }) => isActive);
    return small(reply, own, `${resourceRoot}/Authorization`, open.map(own.authorization));
  });
  route('Authorization/:id', async ({ reply, caller, own, id = '' }) => {
    const isOwn = caller.connectionId === undefined || caller.connectionId === id;
    const [found] = isUuid(id) && isOwn ? await readAuthorizations(services, caller.appId, id) : [];
    if (found === undefined) throw notThere();
    return sendEntry(reply, own.authorization(found));
  });

  route('Batch/Bulk/:id', async ({ request, reply, caller: { appId, connectionId }, own, id = '' }) => {
    if (connectionId !== undefined || id !== appId) throw notThere();
    const span = askedSpan(request.query, site().timeZone);
    const leave = pulls.take(`app:${appId}`);
    const entries = resourcesOf(services, clock.now()).batches(allOpened(services, appId, span));
    return feed(reply, own, `${resourceRoot}/Batch/Bulk/${id}`, entries, leave);
  });
}

async function appCallerOf(request: FastifyRequest, reply: FastifyReply, services: RouteServices): Promise<AppCaller> {
  const appId = await appOf(request, reply, services);
  if (appId !== undefined) return { appId };
  const token = bearerToken(request);
  const connection = token === undefined ? undefined : await readConnection(services, token);
  if (connection === undefined) throw unknownBearer(reply);
  const { connectionId } = connection;
  await takeTries(
    services.db,
    [{ key: `connection:${connectionId}`, tries: perMinute, minutes: 1 }],
    services.clock.now(),
  );
  return { appId: connection.appId, connectionId };
}

/** What each of an app's connections opens, one after the other; each is asked for when its turn comes, so one that has ended meanwhile is left out. */
async function* allOpened(
  services: RouteServices,
  appId: string,
  asked: SpanAsked,
): AsyncGenerator<readonly OpenAccount[]> {
  const { reads } = services;
  for (const { connectionId } of await readAuthorizations(services, appId)) {
    const bearer = await readAppConnection(services, appId, connectionId);
    for (const accountNumber of bearer?.accounts ?? []) {
      const open = bearer && (await reads.run((db) => openAccount(services, db, { accountNumber, bearer, asked })));
      if (open) yield [open];
    }
  }
}

async function* entriesOf(xml: readonly string[]): Entries {
  for (const one of xml) yield { path: '', xml: one };
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
const notThere = () => refusal(404, 'error.notFound');
