import { Button } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Mark } from '../../../parts/mark.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { ShowOlder } from '../../../parts/show-older.tsx';
import { listAffected } from '../outages-calls.ts';

/** Whom an outage takes the power from, life support first. Names are read when somebody asks for them: that is an entry. */
export function AffectedPeople({ outageNumber }: { outageNumber: string }) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <Section title={text('outageDesk.affected')}>
      {isShown ? (
        <People outageNumber={outageNumber} />
      ) : (
        <div className="sec__b stack-s">
          <p className="muted">{text('outageDesk.affected.lead')}</p>
          <Button kind="secondary" size="s" onClick={() => setShown(true)}>
            {text('outageDesk.affected.show')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function People({ outageNumber }: { outageNumber: string }) {
  const text = useText();
  const query = useInfiniteQuery({
    queryKey: ['outage-affected', outageNumber],
    queryFn: ({ pageParam }) =>
      listAffected({ params: { outageNumber }, query: pageParam === undefined ? {} : { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Each look is an entry of the audit.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PartLoaded query={{ ...query, data: query.data?.pages.flatMap(({ people }) => people) }} rows={6}>
        {(people) =>
          people.length === 0 ? (
            <p className="sec__b muted">{text('outageDesk.affected.none')}</p>
          ) : (
            <ul className="lines">
              {people.map(({ accountNumber, name, address, phone, mustStayOn, urgency }) => (
                <li key={accountNumber}>
                  <p>
                    <b>{name}</b>{' '}
                    {mustStayOn !== null && (
                      <Mark kind={urgency === 'life-support' ? 'bad' : 'warn'}>{mustStayOn}</Mark>
                    )}
                    <small>{address ?? text('outageDesk.reports.hidden')}</small>
                    {phone !== null && (
                      <small>
                        <OutsideLink href={`tel:${phone.replace(/\D/g, '')}`}>
                          {text('outageDesk.affected.call', { name, phone })}
                        </OutsideLink>
                      </small>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </PartLoaded>
      <ShowOlder query={query} />
    </>
  );
}
