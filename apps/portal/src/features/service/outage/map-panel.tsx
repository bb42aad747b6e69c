import { formatLocalTime } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import shield from 'lucide-static/icons/shield-check.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { OutageArea } from './outage-calls.ts';
import { Snapshot } from './snapshot.tsx';
import { TimedSentence } from './time-of.tsx';
import { useAreas } from './use-outage.ts';
import './map-panel.css';

/** Where the power is out in the whole area, by town (service-75), and the way to the co-op's map. */
export function MapPanel({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const areas = useAreas(accountNumber);
  const { data, error, refetch } = areas;
  const { outageMapLink } = useSite().configuration;
  return (
    <div className="stack">
      <section className="card outage__areas">
        <Loaded query={{ data, error: data ? null : error, refetch }} skeleton={<Skeleton height={240} />}>
          {({ outages, membersWithoutPower, membersServed, asOf, fromSnapshot }) => (
            <>
              <div className="card__head">
                <h2>{headline(text, membersWithoutPower, membersServed)}</h2>
                <span className="small muted">
                  <TimedSentence at={asOf} say={(time) => text('outagePage.asOf', { time })} />
                </span>
              </div>
              {fromSnapshot && <Snapshot asOf={asOf} />}
              {outages.length > 0 && (
                <ol className="outlist" aria-label={text('outagePage.map.list')}>
                  {outages.map((outage, place) => (
                    <Area key={outage.outageNumber} outage={outage} place={place + 1} asOf={asOf} />
                  ))}
                </ol>
              )}
            </>
          )}
        </Loaded>
        <div className="card__foot">
          <span className="muted">{text('outagePage.map.text')}</span>
          <OutsideLink
            className={buttonClass({ kind: 'secondary', size: 's' })}
            href={outageMapLink}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text('outagePage.map.open')}
          </OutsideLink>
        </div>
      </section>
      <p className="outage__note">
        <Icon drawing={shield} />
        {text('outagePage.map.privacy')}
      </p>
    </div>
  );
}

function headline(text: ReturnType<typeof useText>, members: number | null, served: number): string {
  if (members === 0) return text('outagePage.map.none');
  if (members === null) return text('outagePage.map.few');
  return text('outagePage.map.some', { count: formatNumber(members), served: formatNumber(served) });
}

/** From so many members on an outage is a large one. */
const largeOutage = 100;

function Area({ outage, place, asOf }: { outage: OutageArea; place: number; asOf: string }) {
  const text = useText();
  const { towns, membersWithoutPower: members, isHere, cause, crewAssignedAt, estimatedTimeOfRestoration } = outage;
  const since = formatLocalTime(outage.timeOfInterruption);
  return (
    <li className={isHere ? 'is-here' : undefined}>
      <span className={(members ?? 0) >= largeOutage ? 'outlist__k' : 'outlist__k outlist__k--s'} aria-hidden="true">
        {place}
      </span>
      <div>
        <b>
          {towns.join(', ')} {isHere && <Tag kind="brand">{text('outagePage.map.here')}</Tag>}
        </b>
        <small className="strong">
          {members === null
            ? text('outagePage.map.under')
            : text('outagePage.map.members', { count: formatNumber(members) })}
        </small>
        <small>
          {[
            cause !== null && text('outagePage.cause', { cause }),
            crewAssignedAt !== null && text('outagePage.map.crew'),
            text('outagePage.map.since', { time: since }),
            estimatedTimeOfRestoration !== null &&
              text(estimatedTimeOfRestoration <= asOf ? 'outagePage.map.passed' : 'outagePage.map.until', {
                time: formatLocalTime(estimatedTimeOfRestoration),
              }),
          ]
            .filter((said) => said !== false)
            .join(' ')}
        </small>
      </div>
    </li>
  );
}
