import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import type { OutageArea } from '../outage-calls.ts';
import { factsOf, isLarge, membersIn } from './area-words.ts';

/** So many are shown at first, and more each time. */
const shownAtOnce = 50;

/** Every outage with all that is said of it: who sees no map misses nothing (service-81). */
export function AreaList({
  outages,
  here,
  asOf,
}: {
  outages: readonly OutageArea[];
  here: number | null;
  asOf: string;
}) {
  const text = useText();
  const [shown, setShown] = useState(shownAtOnce);
  const more = Math.min(shownAtOnce, outages.length - shown);
  if (outages.length === 0) return <p className="outage-map__none">{text('outageMap.none.text')}</p>;
  const visible = outages.filter(({ place }) => place <= shown || place === here);
  return (
    <div className="outage-map__list">
      <ol className="outlist" aria-label={text('outageMap.list')}>
        {visible.map((outage) => (
          <Area key={outage.place} outage={outage} isHere={outage.place === here} asOf={asOf} />
        ))}
      </ol>
      {more > 0 && (
        <div className="card__foot">
          <Button kind="secondary" size="s" onClick={() => setShown(shown + shownAtOnce)}>
            {text('outageMap.more', { count: more })}
          </Button>
        </div>
      )}
    </div>
  );
}

function Area({ outage, isHere, asOf }: { outage: OutageArea; isHere: boolean; asOf: string }) {
  const text = useText();
  const { place, towns } = outage;
  return (
    <li className={isHere ? 'is-here' : undefined} value={place}>
      <span className={isLarge(outage) ? 'outlist__k' : 'outlist__k outlist__k--s'} aria-hidden="true">
        {place}
      </span>
      <div>
        <b>
          {towns.length === 0 ? text('outageMap.elsewhere') : towns.join(', ')}{' '}
          {isHere && <Tag kind="brand">{text('outageMap.here')}</Tag>}
        </b>
        <small className="strong">{membersIn(text, outage)}</small>
        <small>{factsOf(text, outage, asOf)}</small>
      </div>
    </li>
  );
}
