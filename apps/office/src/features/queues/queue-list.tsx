import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { useMe } from '../../lib/session.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { answerWords, kindWords, noneWords, sectionWords } from './queue-words.ts';
import { giveItemBack, itemText, type ListedItem, takeItem } from './queues-calls.ts';
import type { QueueFilter } from './use-filter.ts';
import { useLookAgain } from './use-item-act.ts';

interface QueueListProps {
  readonly items: readonly ListedItem[];
  readonly filter: QueueFilter;
}

/** What was asked for, each a line that opens it; A takes the one that has focus, U gives it back (office-125). */
export function QueueList({ items, filter }: QueueListProps) {
  const text = useText();
  const { data: me } = useMe();
  const lines = useRef<HTMLUListElement>(null);
  const look = useLookAgain();
  const sent = useSend(({ kind, itemId, version, holder }: ListedItem) => {
    const call = { params: { kind, itemId }, body: { version } };
    return (holder?.isOwn ? giveItemBack(call) : takeItem(call)).finally(() => look({ kind, itemId }));
  });
  // What another has is taken over on its own page alone, where one reads whose it is.
  const act = (isFitting: (one: ListedItem) => boolean) => (row: number) => {
    const one = items[row];
    if (one && one.answer === null && isFitting(one) && me?.permissions.includes('queues.review')) void sent.send(one);
  };
  useRowKeys(lines, { a: act(({ holder }) => holder === null), u: act(({ holder }) => holder?.isOwn === true) });
  if (items.length === 0) return <Nothing filter={filter} />;
  return (
    <>
      {sent.error && (
        <div className="pad">
          <Alert kind="danger" onDismiss={sent.reset}>
            {sent.error.message}
          </Alert>
        </div>
      )}
      <ul className="lines" aria-label={text('queues.list')} ref={lines}>
        {items.map((one) => (
          <Line key={itemText(one)} one={one} filter={filter} />
        ))}
      </ul>
    </>
  );
}

function Line({ one, filter }: { one: ListedItem; filter: QueueFilter }) {
  const text = useText();
  const isOpen = filter.item !== undefined && itemText(filter.item) === itemText(one);
  const about = one.sections.map((name) => text(sectionWords[name])).join(', ') || one.about;
  return (
    <li data-row className={isOpen ? 'queue__line queue__line--open' : 'queue__line'}>
      <p>
        <OfficeLink
          to="queues"
          parts={{}}
          query={filter.queryWith(itemText(one))}
          className="queue__name"
          aria-current={isOpen ? 'page' : undefined}
          opens
        >
          {one.name ?? text('queues.visitor')}
        </OfficeLink>
        <small>
          {filter.kind === undefined && `${text(kindWords[one.kind])} · `}
          {about}
        </small>
      </p>
      <span className="end faint small">
        <Moment at={one.at} />
        <small>
          {one.answer !== null ? (
            <Mark kind={one.answer === 'approved' ? 'ok' : 'off'}>{text(answerWords[one.answer])}</Mark>
          ) : (
            (one.holder?.name.split(' ')[0] ?? text('office.nobody'))
          )}
        </small>
      </span>
    </li>
  );
}

/** Why there is nothing, and what comes next. */
function Nothing({ filter: { standing, whose, show } }: { filter: QueueFilter }) {
  const text = useText();
  if (whose !== 'everyones')
    return (
      <div className="clear">
        <h2>{text('queues.none.filtered', { filter: text(whose === 'mine' ? 'today.mine' : 'today.nobodys') })}</h2>
        <p className="muted">{text('queues.none.filtered.hint')}</p>
        <Button kind="secondary" size="s" onClick={() => show({ whose: '' })}>
          {text('queues.unfilter')}
        </Button>
      </div>
    );
  return (
    <div className="clear">
      <h2>{text(noneWords[standing])}</h2>
      {standing === 'waiting' && <p className="muted">{text('queues.none.waiting.hint')}</p>}
    </div>
  );
}
