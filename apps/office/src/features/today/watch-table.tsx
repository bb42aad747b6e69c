import { watchGroups } from '@rochdale/domain/office/watches/watches';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef, useState } from 'react';
import { useMedia } from '../../lib/media.ts';
import type { Watch } from '../../lib/watches.ts';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { TakeOver } from './take-over.tsx';
import { useTake } from './use-take.ts';
import { WatchRow } from './watch-row.tsx';

/** What needs a person, by group, with the keys that move in it. */
export function WatchTable({ watches }: { watches: readonly Watch[] }) {
  const text = useText();
  const columns = useColumns();
  const list = useRef<HTMLTableElement>(null);
  const [asked, setAsked] = useState<Watch>();
  const { take, giveBack, failure, forget } = useTake();
  const press = (watch: Watch | undefined): void => {
    if (!watch?.mayTake || watch.holder?.isOwn) return;
    if (watch.holder === null) take(watch);
    else setAsked(watch);
  };
  useRowKeys(list, {
    a: (row) => press(watches[row]),
    u: (row) => {
      const watch = watches[row];
      if (watch?.holder?.isOwn) giveBack(watch);
    },
  });
  return (
    <>
      {failure && (
        <div className="pad">
          <Alert kind="danger" onDismiss={forget}>
            {failure}
          </Alert>
        </div>
      )}
      <div className="table-wrap">
        <table className="table t" ref={list}>
          <caption className="vh">{text('today.table')}</caption>
          <thead>
            <tr>
              <th scope="col" className="n x">
                {text('today.count')}
              </th>
              <th scope="col">{text('today.what')}</th>
              <th scope="col" className="m x">
                {text('today.oldest')}
              </th>
              <th scope="col">{text('today.age')}</th>
              <th scope="col">{text('today.whose')}</th>
            </tr>
          </thead>
          {watchGroups
            .map((group) => ({ group, own: watches.filter((watch) => watch.group === group) }))
            .filter(({ own }) => own.length > 0)
            .map(({ group, own }) => (
              <tbody key={group}>
                <tr className="grp">
                  <th colSpan={columns} scope="rowgroup">
                    {text(`watch.group.${group}`)}
                  </th>
                </tr>
                {own.map((watch) => (
                  <WatchRow key={watch.kind} watch={watch} onTake={press} onGiveBack={giveBack} />
                ))}
              </tbody>
            ))}
        </table>
      </div>
      {asked?.holder && (
        <TakeOver
          holder={asked.holder}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            take(asked);
          }}
        />
      )}
    </>
  );
}

/** How many columns are seen: a heading of a group lies across them. */
function useColumns(): number {
  const isNarrow = useMedia('(max-width: 1199px)');
  const isPhone = useMedia('(max-width: 767px)');
  return isPhone ? 3 : isNarrow ? 4 : 5;
}
