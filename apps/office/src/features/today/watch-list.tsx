import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { isWaiting, type Watch, type Watches } from '../../lib/watches.ts';
import { ClearWatches } from '../../parts/clear-watches.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import { AllClear } from './all-clear.tsx';
import { WatchTable } from './watch-table.tsx';

interface WatchListProps {
  readonly watches: Watches;
  readonly show: 'everyones' | 'mine' | 'nobodys';
  readonly isShown: (watch: Watch) => boolean;
  readonly onRetry: () => void;
}

/** What waits, what could not be looked at, and below where nothing waits. */
export function WatchList({ watches: { watches, totals, at }, show, isShown, onRetry }: WatchListProps) {
  const text = useText();
  const waiting = watches.filter(isWaiting);
  const listed = waiting.filter(isShown);
  const failed = watches.filter(({ state }) => state === 'failed');
  const clear = watches.filter(({ state }) => state === 'clear');
  if (waiting.length === 0 && totals.failed === 0) return <AllClear watches={clear} at={at} />;
  return (
    <>
      {listed.length > 0 ? <WatchTable watches={listed} /> : <Empty show={show} />}
      {failed.length > 0 && (
        <Section title={text('today.notLookedAt')} count={failed.length}>
          <div className="pad">
            <Alert
              kind="warning"
              isSpoken={false}
              action={
                <Button kind="secondary" size="s" onClick={onRetry}>
                  {text('error.tryAgain')}
                </Button>
              }
            >
              {text('today.notLookedAt.hint')}
            </Alert>
          </div>
          <ul className="lines lines--2">
            {failed.map(({ kind }) => (
              <li key={kind}>
                <Mark kind="warn">{text(`watch.${kind}`)}</Mark>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ClearWatches watches={clear} at={at} />
    </>
  );
}

/** Why a list is empty, and what comes next. */
function Empty({ show }: Pick<WatchListProps, 'show'>) {
  const text = useText();
  const [none, hint] =
    show === 'mine'
      ? [text('today.mine.none'), text('today.mine.none.hint')]
      : show === 'nobodys'
        ? [text('today.nobodys.none'), text('today.nobodys.none.hint')]
        : [text('today.nothing'), ''];
  return (
    <div className="clear">
      <h2>{none}</h2>
      <p className="muted">{hint}</p>
    </div>
  );
}
