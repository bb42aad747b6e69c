import { useQuery } from '@tanstack/react-query';
import { usageConfig } from './usage-calls.ts';

/** Whether the newest day comes first, in chart and table (energy-24). */
export function useSortOrder(): boolean {
  const { data } = useQuery({
    queryKey: ['usage', 'config'],
    queryFn: () => usageConfig({}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.usageSortOrder === 'DESC';
}
