import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment, useMomentText } from '../../parts/moment.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { Answered } from './answered.tsx';
import { AskedLines } from './asked-lines.tsx';
import { Decide } from './decide.tsx';
import { oneWords } from './queue-words.ts';
import { type ItemKey, itemKey, type SeenItem, seeItem } from './queues-calls.ts';
import type { QueueFilter } from './use-filter.ts';
import { WhoseItIs } from './whose-it-is.tsx';

/** One of a queue beside the list; where none is open, what to do (office-124). */
export function QueueItem({ item, filter }: { item: ItemKey | undefined; filter: QueueFilter }) {
  const text = useText();
  if (item === undefined)
    return (
      <div className="clear queue__item queue__none">
        <h2>{text('queues.choose')}</h2>
        <p className="muted">{text('queues.choose.hint')}</p>
      </div>
    );
  return <Opened item={item} filter={filter} />;
}

function Opened({ item, filter }: { item: ItemKey; filter: QueueFilter }) {
  const text = useText();
  const [said, setSaid] = useState<string>();
  const query = useQuery({
    queryKey: itemKey(item),
    queryFn: () => seeItem({ params: { kind: item.kind, itemId: item.itemId } }),
    // Each look is an entry of the audit: it is looked at again only after something was done.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <div className="queue__item">
      <p className="queue__back">
        <OfficeLink to="queues" parts={{}} query={filter.queryWith()}>
          {text('queues.back')}
        </OfficeLink>
      </p>
      {said !== undefined && (
        <div className="pad">
          <Alert kind="success" onDismiss={() => setSaid(undefined)}>
            {said}
          </Alert>
        </div>
      )}
      <PartLoaded query={query} rows={5}>
        {(seen) => <Seen seen={seen} onDone={setSaid} />}
      </PartLoaded>
    </div>
  );
}

function Seen({ seen, onDone }: { seen: SeenItem; onDone: (said: string) => void }) {
  const text = useText();
  const moment = useMomentText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [words, setWords] = useState('');
  const end = (said: string): void => {
    setWords('');
    onDone(said);
  };
  const { kind, itemId, name, memberNumber, askedAt, isPlaceHidden, checks, taken, answer } = seen;
  // Whoever opens a line hears what it is.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className="sec">
        <div className="sec__h">
          <h2 ref={heading} tabIndex={-1} className="queue__title">
            {name ?? text('queues.visitor')}
          </h2>
          <span className="muted">
            {text(oneWords[kind], { id: kind === 'application' ? '' : itemId }).trim()}, <Moment at={askedAt} inFull />
          </span>
          {memberNumber !== null && (
            <div className="end">
              <OfficeLink to="member" parts={{ memberNumber }}>
                {text('queues.member')}
              </OfficeLink>
            </div>
          )}
        </div>
        {isPlaceHidden ? (
          <div className="pad">
            <Alert kind="info">{text('queues.hidden')}</Alert>
          </div>
        ) : (
          <AskedLines seen={seen} />
        )}
      </section>
      {checks.length > 0 && (
        <Section title={text('queues.checked')}>
          <ul className="lines lines--2">
            {checks.map(({ isFine, text: said }) => (
              <li key={said}>
                <Mark kind={isFine ? 'ok' : 'warn'}>{said}</Mark>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {taken !== null && (
        <div className="pad">
          <Alert kind="warning">
            {taken.exportNumber === null
              ? text('queues.taken.link', { time: moment(taken.at) })
              : text('queues.taken', { number: taken.exportNumber, time: moment(taken.at) })}
          </Alert>
        </div>
      )}
      {answer === null ? (
        <>
          <WhoseItIs seen={seen} onDone={onDone} />
          <Decide seen={seen} words={words} onWords={setWords} onDone={end} />
        </>
      ) : (
        <>
          {words.trim() !== '' && (
            <div className="pad">
              <Alert kind="warning" title={text('queues.unsent')}>
                {words}
              </Alert>
            </div>
          )}
          <Answered seen={seen} answer={answer} onDone={onDone} />
        </>
      )}
    </>
  );
}
