import { useChoices } from '../choices/use-choices.ts';

export type MonthlyCount = '12' | '24';

/** What was chosen on Monthly, as its address has it (energy-66). */
export function useMonthlyChoices() {
  const { query, choose } = useChoices();
  const [since, until] = [query.get('since') ?? '', query.get('until') ?? ''];
  const isDated = since !== '' || until !== '';
  const count: MonthlyCount = query.get('last') === '24' ? '24' : '12';
  return {
    group: query.get('by') === 'month' ? ('months' as const) : ('bills' as const),
    isInDollars: query.get('in') === 'dollars',
    count: isDated ? undefined : count,
    since,
    until,
    shown: { choice: isDated ? ('dates' as const) : count, from: since, to: until === '' ? '9999-12-31' : until },
    chooseGroup: (group: 'bills' | 'months') => choose({ by: group === 'months' ? 'month' : undefined }),
    chooseDollars: (wanted: boolean) => choose({ in: wanted ? 'dollars' : undefined }),
    chooseCount: (wanted: MonthlyCount) =>
      choose({ last: wanted === '24' ? '24' : undefined, since: undefined, until: undefined }),
    chooseDates: (from: string, to: string) =>
      choose({ last: undefined, since: from === '' ? undefined : from, until: to === '' ? undefined : to }),
  };
}
