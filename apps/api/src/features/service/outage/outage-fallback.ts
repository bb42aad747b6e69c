import { latestShown } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type DatabaseHealth, isLostConnection, watchDatabase } from '../../../platform/database/health.ts';
import { wholeReach } from '../../../platform/http/access.ts';
import type { Checks } from '../../../platform/http/mount.ts';
import { type RememberedSessions, rememberedSessions } from '../../../platform/tokens/remembered-sessions.ts';
import { findToken, goodTokens } from '../../../platform/tokens/token-store.ts';
import { accountsBelongTo } from '../../account/accounts/public.ts';
import { reachOf } from '../../identity/grants/public.ts';
import { mapNow } from './areas/map-now.ts';
import { darkPlaces } from './areas/outage-reach-store.ts';
import { type ServedAreaMemory, servedAreaMemory } from './areas/served-area.ts';
import { openJournal, type ReportJournal } from './journal/report-journal.ts';
import { type OutageMemory, outageMemory } from './outage-memory.ts';
import { keepReport, type NewOutageReport } from './outage-reports-store.ts';
import { activeOutages, activeOutagesVersion } from './outages-store.ts';
import { readMembers } from './remember-members.ts';

/** How often what is remembered is read again; less often where reading takes long. */
const refreshMs = 2_000;
const longestRefreshMs = 10_000;
const maxMembersAtOnce = 500;
const maxSessionsAtOnce = 2_000;

/** What lets outages be answered while the database is slow or gone. */
export interface OutageFallback {
  readonly health: DatabaseHealth;
  readonly memory: OutageMemory;
  readonly journal: ReportJournal;
  /** For every call: the database decides, and what it said is remembered. */
  readonly checks: Checks;
  /** For the calls that answer while it is away. */
  readonly whileDegraded: Checks;
  /** Reads again what is remembered, and brings the journal into the books. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface OutageFallbackServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly journalFolder: string;
  readonly log: FastifyBaseLogger;
}

/** Opens the journal and begins to remember. */
export async function openOutageFallback(services: OutageFallbackServices): Promise<OutageFallback> {
  const { log } = services;
  const health = watchDatabase(services.db);
  const memory = outageMemory();
  const sessions = rememberedSessions();
  const served = servedAreaMemory(services.db);
  const journal = await openJournal(services.journalFolder);
  const refresh = () => refreshOnce(services, { health, memory, sessions, journal, served });
  let running = refresh().catch(() => undefined);
  let closed = false;
  let timer: NodeJS.Timeout;
  const later = (ms: number): void => {
    timer = setTimeout(() => {
      const began = performance.now();
      running = refresh()
        .catch((error: unknown) => log.warn({ err: error }, 'outages are not read again'))
        .finally(() => {
          if (!closed) later(Math.min(longestRefreshMs, Math.max(refreshMs, (performance.now() - began) * 3)));
        });
    }, ms);
    timer.unref();
  };
  later(refreshMs);
  return {
    health,
    memory,
    journal,
    refresh,
    ...checksOf(services, health, memory, sessions),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function checksOf(
  { db, clock, site }: OutageFallbackServices,
  health: DatabaseHealth,
  memory: OutageMemory,
  sessions: RememberedSessions,
): Pick<OutageFallback, 'checks' | 'whileDegraded'> {
  const checks: Checks = {
    findHolder: async (purpose, token, isUse) => {
      const now = clock.now();
      const holder = await findToken(db, purpose, token, { now, isUse });
      if (holder && purpose === 'access') sessions.remember(token, holder, now);
      return holder;
    },
    findReach: (ownNumber) => reachOf(db, ownNumber, todayAt(clock, site().timeZone)),
    ownsAccounts: (memberNumber, accountNumbers) => accountsBelongTo(db, memberNumber, accountNumbers),
  };
  const whileDegraded: Checks = {
    findHolder: async (purpose, token, isUse) => {
      const answered = await health.answer(
        async () => ({ holder: await checks.findHolder(purpose, token, isUse) }),
        () => {
          const holder = purpose === 'access' ? sessions.recall(token, clock.now(), isUse) : undefined;
          return holder && { holder };
        },
      );
      return answered.holder;
    },
    // Of whom else a login acts for nothing is remembered.
    findReach: (ownNumber) =>
      health.answer(
        () => checks.findReach(ownNumber),
        () => (memory.member(ownNumber) ? wholeReach(ownNumber) : undefined),
      ),
    ownsAccounts: (memberNumber, accountNumbers) =>
      health.answer(
        () => checks.ownsAccounts(memberNumber, accountNumbers),
        () => {
          const own = memory.member(memberNumber)?.accounts;
          return own && accountNumbers.every((number) => own.some(({ accountNumber }) => accountNumber === number));
        },
      ),
  };
  return { checks, whileDegraded };
}

type Remembering = Pick<OutageFallback, 'health' | 'memory' | 'journal'> & {
  readonly sessions: RememberedSessions;
  readonly served: ServedAreaMemory;
};

async function refreshOnce(
  { db, clock, site, log }: OutageFallbackServices,
  { health, memory, sessions, journal, served }: Remembering,
): Promise<void> {
  if (!(await health.probe())) return;
  await journal.drain((report) => takeKept({ db, log }, report));
  const now = clock.now();
  await refreshOutages({ db, memory, served }, now, site().timeZone);
  const asked = sessions.toConfirm(maxSessionsAtOnce);
  sessions.confirm(asked, await goodTokens(db, asked, now), now);
  memory.takeMembers(await readMembers(db, memory.toRead(sessions.members(), maxMembersAtOnce, now), now));
}

/** Reads the active outages, if they are not what they were. */
export async function refreshOutages(
  { db, memory, served }: { readonly db: Database; readonly memory: OutageMemory; readonly served: ServedAreaMemory },
  now: Date,
  timeZone: string,
): Promise<void> {
  const latest = latestShown(now, timeZone);
  const version = await activeOutagesVersion(db, latest);
  if (version === memory.version) return memory.confirmOutages(now);
  const [byLocation, dark, area] = await Promise.all([
    activeOutages(db, latest),
    darkPlaces(db, latest),
    served.at(now),
  ]);
  memory.takeOutages({ byLocation, map: mapNow(byLocation, dark, area) }, version, now);
}

/** Brings a report of the journal into the books. False: it can never come there; lost connections are thrown. */
async function takeKept(
  { db, log }: Pick<OutageFallbackServices, 'db' | 'log'>,
  report: NewOutageReport,
): Promise<boolean> {
  try {
    if (await keepReport(db, report)) return true;
    log.error({ reportId: report.reportId }, 'an outage report has the id of another account’s');
  } catch (error) {
    if (isLostConnection(error)) throw error;
    log.error({ err: error, reportId: report.reportId }, 'an outage report cannot be kept');
  }
  return false;
}
