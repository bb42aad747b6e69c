import type { OfficeRequestOf } from '@rochdale/contract/operations/office/office-operations';
import { addDays, localTimeAt } from '@rochdale/domain/dates';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import {
  countSentBills,
  namedSchedules,
  type Schedules,
  type SentFilter,
  type SentPlace,
} from '../../../energy/rates/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { comparedPage } from './compared-page.ts';
import { rateDifferencesFile } from './rate-differences-file.ts';

export interface RateDifferencesServices extends Pick<OfficeServices, 'db' | 'clock' | 'site'> {
  readonly schedules: Schedules;
}

/** Days before the last that are looked through where nobody says from when; bills counted, and of one file, at most. */
const [usualDays, mostCounted, mostInFile, mostSchedules] = [30, 100_000, 50_000, 200] as const;

/** Looking through bills that differ from the co-op's own schedules (office-182); no member is answered any of it. */
export function rateDifferencesHandlers({ db, clock, site, schedules }: RateDifferencesServices) {
  const filterOf = ({ from, to, schedule }: OfficeRequestOf<'rate-differences.file'>['query']) => ({
    from: from ?? addDays(to ?? localTimeAt(clock.now(), site().timeZone).day, -usualDays),
    to,
    schedule,
  });
  const rates = () => ({ schedules, timeZone: site().timeZone });
  return {
    'rate-differences.list': async ({ query: { after, ...asked } }) => {
      const filter = filterOf(asked);
      const page = await comparedPage(db, filter, { ...rates(), after: placeOf(after) });
      return {
        from: filter.from,
        bills: await countSentBills(db, filter, mostCounted),
        codes: await namedSchedules(db, mostSchedules),
        ...page,
        next: page.next ? `${page.next.billDate}~${page.next.accountNumber}~${page.next.billNumber}` : null,
      };
    },
    'rate-differences.file': async ({ query, note }) => {
      const filter: SentFilter = filterOf(query);
      const bills = await countSentBills(db, filter, mostInFile + 1);
      if (bills > mostInFile) throw refusal(400, 'rateDifferences.file.tooMany');
      await note(db, { act: 'rate-differences-listed', facts: { ...query, bills } });
      return rateDifferencesFile(db, filter, rates());
    },
  } satisfies Partial<OfficeHandlers>;
}

function placeOf(after: string | undefined): SentPlace | undefined {
  const [billDate, accountNumber, ...number] = after?.split('~') ?? [];
  if (billDate === undefined || accountNumber === undefined) return undefined;
  return { billDate, accountNumber, billNumber: number.join('~') };
}
