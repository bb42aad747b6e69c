import { addDays, instantAt, type LocalDay } from '@rochdale/domain/dates';
import { writeEspiScope } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { appEntries } from '@rochdale/domain/energy/green-button/app-entries';
import { refusal } from '../../../platform/http/refusal.ts';
import { authorizationRoutes, findActiveApp, type readAuthorizations } from '../../identity/connected-apps/public.ts';
import { findNotifyUrl } from './news/news-store.ts';
import { idsOf } from './open-account.ts';
import { written } from './resources.ts';
import type { EspiServices } from './services.ts';

type Authorization = Awaited<ReturnType<typeof readAuthorizations>>[number];
export type AppEntries = Awaited<ReturnType<typeof appEntriesOf>>;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
/** A token that is given now ends after so long. */
const tokenSeconds = 3_600;

/** Writes what is an app's own (energy-94). */
export async function appEntriesOf(services: EspiServices, appId: string) {
  const { db, clock, site, publicUrl } = services;
  const app = await findActiveApp(db, appId);
  if (app === undefined) throw refusal(404, 'error.notFound');
  const notifyUrl = (await findNotifyUrl(db, appId)) ?? '';
  const { origin } = new URL(publicUrl);
  const idOf = idsOf(services);
  const write = appEntries({ idOf, origin });
  const { coopName: custodian } = site().settings;
  const startOf = (day: LocalDay): number => seconds(instantAt(day, '00:00', site().timeZone));
  const timesAt = (at: Date) => ({ published: written(at), updated: written(at) });
  return {
    /** The beginning and the end of a feed of it. */
    frame: (path: string, updated: string) => ({
      head: write.head(`app ${appId} ${path}`, custodian, updated, path),
      tail: write.tail,
    }),
    application: (): string => {
      const { name, siteUrl, privacyUrl, contactEmail, redirectUris, functionBlocks, madeAt } = app;
      const unbound = { intervalDuration: undefined, blockDuration: undefined, historyMonths: undefined };
      return write.application(
        {
          ...{ appId, name, siteUrl, privacyUrl, contactEmail, redirectUris, notifyUrl, custodian },
          scope: writeEspiScope({ functionBlocks, ...unbound }),
          madeAt: seconds(madeAt),
          endpoints: {
            issuer: origin,
            authorization: `${origin}${authorizationRoutes.authorization}`,
            token: `${origin}${authorizationRoutes.token}`,
          },
        },
        timesAt(madeAt),
      );
    },
    authorization: ({ connectionId, scope, since, untilDay, agreedAt, endedAt, isActive }: Authorization): string => {
      const end = untilDay === null ? undefined : startOf(addDays(untilDay, 1));
      const lasting = (start: number) => ({ start, duration: end === undefined ? 0 : Math.max(1, end - start) });
      const tokenEnds = seconds(clock.now()) + tokenSeconds;
      const one = {
        ...{ connectionId, scope, isActive },
        allowed: lasting(seconds(agreedAt)),
        published: lasting(startOf(since)),
        expiresAt: isActive ? Math.min(tokenEnds, end ?? tokenEnds) : seconds(endedAt ?? agreedAt),
      };
      return write.authorization(one, appId, timesAt(endedAt ?? agreedAt));
    },
  };
}
