import { useText } from '@rochdale/ui/text/text.ts';
import type { Watches } from '../../lib/watches.ts';

/** How things stand, in a sentence or three. */
export function Standing({ totals: { things, deadlines, failed } }: { totals: Watches['totals'] }) {
  const text = useText();
  const said = [
    things === 0 && failed === 0 && text('today.clear'),
    things === 1 && text('today.thing'),
    things > 1 && text('today.things', { count: things }),
    deadlines === 1 && text('today.deadline'),
    deadlines > 1 && text('today.deadlines', { count: deadlines }),
    failed > 0 && text('today.failed.count', { count: failed }),
  ];
  return said.filter(Boolean).join(' ');
}
