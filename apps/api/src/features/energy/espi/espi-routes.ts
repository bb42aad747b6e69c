import { createHash } from 'node:crypto';
import { feedEntries, resourceRoot } from '@rochdale/domain/energy/green-button/entries';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataBearer } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { appRoutes } from './app-routes.ts';
import { askedSpan } from './asked-span.ts';
import { type Collection, collections, dayNamed, type Params, pathOf } from './collections.ts';
import { declaration, sendEntry, sendFeed } from './feed-answers.ts';
import { accountOf, type OpenAccount, openAccount } from './open-account.ts';
import { pullPlaces } from './pulls.ts';
import { type Entries, type Entry, resourcesOf, written } from './resources.ts';
import { appOf, bearerOf, maintenanceNow, type RouteServices, refuseDuringMaintenance } from './route-callers.ts';
import { stateOfCosts, stateOfDays } from './series-store.ts';
import type { EspiServices } from './services.ts';

/** Green Button Connect My Data: the resources of the standard, for bearers of tokens that read usage (energy-87). */
export function espiRoutes(app: FastifyInstance, services: RouteServices): void {
  const pulls = pullPlaces();
  app.get(`${resourceRoot}/ReadServiceStatus`, async (request, reply) => {
    // An app's own token says it too: nothing of a member is in it.
    if ((await appOf(request, reply, services)) === undefined) await bearerOf(request, reply, services);
    const status = (await maintenanceNow(services)).isOn ? 0 : 1;
    const body = `${declaration}<ServiceStatus xmlns="http://naesb.org/espi"><currentStatus>${status}</currentStatus></ServiceStatus>\n`;
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store').send(body);
  });
  for (const collection of collections) {
    const { route, hasSingle } = collection;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      await refuseDuringMaintenance(services);
      const bearer = await bearerOf(request, reply, services);
      return answerCollection(collection, { request, reply, bearer, services, pulls });
    };
    app.get(`${resourceRoot}/${route}`, answer);
    if (hasSingle) app.get(`${resourceRoot}/${route}/:single`, answer);
  }
  appRoutes(app, services, pulls);
}

interface Pull {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly bearer: DataBearer;
  readonly services: RouteServices;
  readonly pulls: ReturnType<typeof pullPlaces>;
}

async function answerCollection(collection: Collection, pull: Pull): Promise<FastifyReply> {
  const { request, reply, bearer, services, pulls } = pull;
  const params = paramsOf(request);
  const opens = await opensFor(collection, params, pull);
  const state = await stateOf(services, opens);
  const etag = etagOf([request.url, bearer, state]);
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.status(304).send();
  const resources = resourcesOf(services, state.updated);
  const entries = collection.entries(resources, opens, params);
  const [open] = opens;
  if (entries === undefined || open === undefined) throw refusal(404, 'error.notFound');
  const path = pathOf(request.url);
  if (params.single !== undefined) {
    const found = await firstAt(entries, path);
    if (found === undefined) throw refusal(404, 'error.notFound');
    return sendEntry(reply, found.xml);
  }
  const write = feedEntries(open.terms);
  const head = write.head(
    `${bearer.limitKey} ${path}`,
    services.site().settings.coopName,
    written(state.updated),
    path,
  );
  return sendFeed(reply, { head, entries, tail: write.tail }, pulls.take(bearer.holder));
}

/** The accounts that a path is about: the one that it names, or else all of the bearer’s. Another’s is answered like none. */
async function opensFor(
  { route }: Collection,
  params: Params,
  { request, bearer, services }: Pull,
): Promise<OpenAccount[]> {
  const { reads, site } = services;
  const { subscription } = params;
  const isAll = subscription === undefined || subscription === bearer.subscriptionId;
  const isOfApp = bearer.subscriptionId !== undefined;
  const named = isAll || isOfApp ? undefined : accountOf(services, bearer, subscription);
  if (!isAll && named === undefined) throw refusal(404, 'error.notFound');
  const day = dayNamed(route, params);
  const asked = day === undefined ? askedSpan(request.query, site().timeZone) : { fromDay: day, toDay: day };
  const opens = await Promise.all(
    (named === undefined ? bearer.accounts : [named]).map((accountNumber) =>
      reads.run((db) => openAccount(services, db, { accountNumber, bearer, asked })),
    ),
  );
  return opens.flatMap((open) => open ?? []);
}

/** What changes whenever an answer does, and when it last did. */
async function stateOf({ reads }: EspiServices, opens: readonly OpenAccount[]) {
  const found = await reads.run((db) =>
    Promise.all(
      opens.map(async ({ account, points, settings, span }) => ({
        points: await Promise.all(points.map(async ({ days }) => ({ days, ...(await stateOfDays(db, days)) }))),
        costs: [await stateOfCosts(db, account.accountNumber), settings],
        span,
      })),
    ),
  );
  const times = found.flatMap(({ points }) => points.flatMap(({ changedAt }) => changedAt?.getTime() ?? []));
  return { found, updated: new Date(Math.max(0, ...times)) };
}

const etagOf = (parts: readonly unknown[]): string =>
  `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;

async function firstAt(entries: Entries, path: string): Promise<Entry | undefined> {
  for await (const entry of entries) if (entry.path === path) return entry;
  return undefined;
}

const paramsOf = ({ params }: FastifyRequest): Params =>
  Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]));
