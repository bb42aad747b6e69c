import { useText } from '@rochdale/ui/text/text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { announcementsKey, byWayWords, countSegment, type Made } from './announcing-calls.ts';

/** How many members a segment has, and by which way they would be told. */
export function SegmentCount({ made: { topic, ways, segment } }: { made: Made }) {
  const text = useText();
  const body = { topic, ways, segment };
  const query = useQuery({
    queryKey: [...announcementsKey, 'count', body],
    queryFn: () => countSegment({ body }),
    enabled: ways.length > 0,
    placeholderData: keepPreviousData,
  });
  if (ways.length === 0) return null;
  return (
    <PartLoaded query={query} rows={1}>
      {({ members, byWay, unreached }) => (
        <dl className="nums" aria-live="polite" aria-busy={query.isFetching}>
          <div>
            <dt>{text('announcing.members')}</dt>
            <dd>{members.toLocaleString('en-US')}</dd>
          </div>
          {ways.map((way) => (
            <div key={way}>
              <dt>{text(byWayWords[way])}</dt>
              <dd>{byWay[way].toLocaleString('en-US')}</dd>
            </div>
          ))}
          <div>
            <dt>{text('announcing.unreached')}</dt>
            <dd>
              {unreached.toLocaleString('en-US')} <small>{text('announcing.unreached.hint')}</small>
            </dd>
          </div>
        </dl>
      )}
    </PartLoaded>
  );
}
