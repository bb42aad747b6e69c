import type { ShownPower } from '@rochdale/domain/service/outage/outage-status';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import './power-state.css';

const shapes = { ON: 'on', OFF: 'off', 'N/A': 'unknown' } as const satisfies Record<ShownPower, string>;

/** Whether the power is on, by a shape and a word: filled dot ON, hollow dot OFF, dash N/A (service-7). */
export function PowerState({ power }: { power: ShownPower }) {
  return (
    <span className={`power power--${shapes[power]}`}>
      <span className="power__mark" aria-hidden="true" />
      {inPageLanguage(power)}
    </span>
  );
}
