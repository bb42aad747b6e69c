import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { feedEntries, resourceRoot } from '@rochdale/domain/energy/green-button/entries';
import { gates } from '@rochdale/domain/gates/gates';
import { retryAfterSeconds } from '@rochdale/domain/website/maintenance/maintenance';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, type ReadDataBearer } from '../../../platform/http/access.ts';
import type { DataBearer } from '../../../platform/http/caller.ts';
import { dataPolicy } from '../../../platform/http/harden.ts';
import { Refusal, refusal, underMaintenance } from '../../../platform/http/refusal.ts';
import { callerAddress } from '../../../platform/http/trusted-hops.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import { askedSpan } from './asked-span.ts';
import { type Collection, collections, dayNamed, type Params, pathOf } from './collections.ts';
import { accountOf, type OpenAccount, openAccount } from './open-account.ts';
import { pullPlaces } from './pulls.ts';
import { type Entries, type Entry, resourcesOf, written } from './resources.ts';
import { stateOfCosts, stateOfDays } from './series-store.ts';
import type { EspiServices } from './services.ts';

interface RouteServices extends EspiServices {
  readonly runTime: KeptSettings;
  readonly readDataBearer: ReadDataBearer;
}

const atom = 'application/atom+xml; charset=utf-8';
/** When to come again who finds every place taken. */
const busySeconds = 30;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Green Button Connect My Data: the resources of the standard, for bearers of tokens that read usage (energy-87). */
export function espiRoutes(app: FastifyInstance, services: RouteServices): void {
  const pulls = pullPlaces();
  const { clock, runTime } = services;
  const now = async () => maintenanceOf(await runTime.fresh(), clock.now());
  app.get(`${resourceRoot}/ReadServiceStatus`, async (request, reply) => {
    await bearerOf(request, reply, services);
    const status = (await now()).isOn ? 0 : 1;
    const body = `${declaration}<ServiceStatus xmlns="http://naesb.org/espi"><currentStatus>${status}</currentStatus></ServiceStatus>\n`;
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store').send(body);
  });
  for (const collection of collections) {
    const { route, hasSingle } = collection;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const maintenance = await now();
      if (maintenance.isOn) throw underMaintenance(retryAfterSeconds(maintenance, clock.now()));
      const bearer = await bearerOf(request, reply, services);
      return answerCollection(collection, { request, reply, bearer, services, pulls });
    };
    app.get(`${resourceRoot}/${route}`, answer);
    if (hasSingle) app.get(`${resourceRoot}/${route}/:single`, answer);
  }
}

async function bearerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { readDataBearer, site }: RouteServices,
): Promise<DataBearer> {
  reply.headers({ 'content-security-policy': dataPolicy, vary: 'authorization' });
  if (!gates.usageTracker({ site: site(), signedIn: true }).open) throw refusal(404, 'error.notFound');
  const token = bearerToken(request);
  const bearer = token === undefined ? undefined : await readDataBearer(token, callerAddress(request));
  if (bearer !== undefined) return bearer;
  reply.header('www-authenticate', 'Bearer');
  throw refusal(401, 'error.unauthorized');
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
    const xml = found.xml.replace('<entry>', '<entry xmlns="http://www.w3.org/2005/Atom">');
    return reply.type(atom).send(`${declaration}${xml}`);
  }
  const leave = pulls.take();
  if (leave === undefined)
    throw new Refusal(503, { code: 'greenButton.busy', params: {} }, { retryAfterSeconds: busySeconds });
  const write = feedEntries(open.terms);
  const head = write.head(
    `${bearer.limitKey} ${path}`,
    services.site().settings.coopName,
    written(state.updated),
    path,
  );
  const stream = Readable.from(feedOf(head, entries, write.tail));
  stream.once('close', leave);
  return reply.type(atom).send(stream);
}

async function* feedOf(head: string, entries: Entries, tail: string): AsyncGenerator<string> {
  yield head;
  for await (const { xml } of entries) yield xml;
  yield tail;
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
  const named = isAll ? undefined : accountOf(services, bearer, subscription);
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
