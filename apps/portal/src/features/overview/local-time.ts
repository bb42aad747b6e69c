import { formatDay } from '@rochdale/domain/dates';

/** A time on the co-op's clock, `2026-11-20T18:30`, as members read it: `11/20/2026 18:30`. */
export function localTimeText(time: string): string {
  const [day = '', clock = ''] = time.split('T');
  return `${formatDay(day)} ${clock}`;
}
