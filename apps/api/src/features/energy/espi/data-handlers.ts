import { addDays, daysBetween, instantAt } from '@rochdale/domain/dates';
import { downloadRangeViolation } from '@rochdale/domain/energy/green-button/download-range';
import { feedPaths } from '@rochdale/domain/energy/green-button/entries';
import { unitOf } from '@rochdale/domain/energy/green-button/units';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { listAccountNames } from '../../account/account-names/public.ts';
import { costsFor } from './day-costs.ts';
import { daysOfSeries, summedDay } from './day-pages.ts';
import { accountOf, idsOf, type OpenAccount, type OpenPoint, openAccount } from './open-account.ts';
import type { EspiServices } from './services.ts';

/** Days that an answer by intervals may span: it is in memory whole. */
const mostIntervalDays = 31;

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What Green Button tells, as JSON (energy-90). Whose it is, the token says. */
export function dataHandlers(services: EspiServices): Pick<Handlers, 'data.accounts' | 'data.usage'> {
  const { db, reads, site } = services;
  const about = ({ terms }: OpenAccount, { meterNumber, commodity }: OpenPoint) => ({
    usagePointId: lastPart(feedPaths(terms).usagePoint(meterNumber)),
    service: commodity,
    unit: unitOf[commodity],
  });
  return {
    'data.accounts': async ({ caller: bearer }) => {
      const found = await Promise.all(
        bearer.accounts.map((accountNumber) =>
          reads.run((read) => openAccount(services, read, { accountNumber, bearer, asked: {} })),
        ),
      );
      const opens = found.flatMap((open) => open ?? []);
      const members = [...new Set(opens.map(({ account }) => account.memberNumber))];
      const names = (await Promise.all(members.map((memberNumber) => listAccountNames(db, memberNumber)))).flat();
      return {
        timeZone: site().timeZone,
        accounts: opens.map((open) => ({
          accountId: idsOf(services)(open.account.accountNumber),
          name: names.find(({ accountNumber }) => accountNumber === open.account.accountNumber)?.nickname ?? null,
          usagePoints: open.points.map((point) => ({
            ...about(open, point),
            series: point.measured.map(({ flow, minutes }) => ({ direction: flow, minutes })),
          })),
        })),
      };
    },
    'data.usage': async ({ caller: bearer, params: { accountId }, query: { from, to, interval } }) => {
      const wrong = downloadRangeViolation(from, to, interval);
      if (wrong) throw fieldRefusal(wrong, 'to');
      const isByDay = interval === 'day';
      if (!isByDay && daysBetween(from, to) >= mostIntervalDays)
        throw fieldRefusal({ code: 'greenButton.range.intervals', params: { days: mostIntervalDays } }, 'to');
      const accountNumber = accountOf(services, bearer, accountId);
      const asked = { fromDay: from, toDay: to };
      const open =
        accountNumber === undefined
          ? undefined
          : await reads.run((read) => openAccount(services, read, { accountNumber, bearer, asked, everyDay: isByDay }));
      if (open === undefined) throw refusal(404, 'error.notFound');
      const costOf = await reads.run((read) => costsFor(services, read, open));
      const minutes = isByDay ? 1440 : Number(interval);
      const series = [];
      for (const point of open.points)
        for (const direction of new Set(point.measured.map(({ flow }) => flow))) {
          const readings = [];
          for (const measured of point.measured) {
            const fits = isByDay
              ? measured.minutes === 1440
              : measured.minutes < 1440 && minutes % measured.minutes === 0;
            if (measured.flow !== direction || !fits) continue;
            for await (const day of daysOfSeries(services, point, measured, costOf))
              readings.push(...readingsOf(summedDay(day, minutes / measured.minutes), minutes, site().timeZone));
          }
          readings.sort((one, other) => (one.start < other.start ? -1 : 1));
          series.push({ ...about(open, point), direction, readings });
        }
      return { accountId, series };
    },
  };
}

function readingsOf(
  { day, values, qualities, costs }: ReturnType<typeof summedDay>,
  minutes: number,
  timeZone: string,
) {
  const begin = instantAt(day, '00:00', timeZone).getTime();
  const whole = (instantAt(addDays(day, 1), '00:00', timeZone).getTime() - begin) / 1000;
  const seconds = minutes === 1440 ? whole : minutes * 60;
  return values.flatMap((value, index) => {
    if (value === null) return [];
    const cost = costs?.[index] ?? null;
    return [
      {
        start: new Date(begin + index * seconds * 1000).toISOString(),
        seconds,
        value: value / 1000,
        quality: qualities?.[index] ?? ('actual' as const),
        cost: cost === null ? null : cost / 100_000,
      },
    ];
  });
}
