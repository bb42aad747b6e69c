import { useText } from '@rochdale/ui/text/text.ts';
import { isWaiting, type Watch } from '../../lib/watches.ts';
import { ClearWatches } from '../../parts/clear-watches.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Age } from '../../parts/moment.tsx';
import { Section } from '../../parts/section.tsx';

/** What is watched of the machine itself: what wants a look, with what to do, and below where nothing does. */
export function Health({ watches, at }: { watches: readonly Watch[]; at: string }) {
  const text = useText();
  const open = watches.filter(({ state }) => state !== 'clear');
  const clear = watches.filter(({ state }) => state === 'clear');
  return (
    <>
      {open.length > 0 && (
        <Section title={text('system.health')} count={open.length}>
          <ul className="lines">
            {open.map((watch) => (
              <li key={watch.kind}>
                <OpenWatch watch={watch} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ClearWatches watches={clear} at={at} />
    </>
  );
}

function OpenWatch({ watch }: { watch: Watch }) {
  const text = useText();
  const { kind, state, command, oldest } = watch;
  return (
    <>
      <div>
        <Mark kind={state === 'late' ? 'bad' : 'warn'}>{text(`watch.${kind}`)}</Mark>
        <p className="small muted">
          {isWaiting(watch)
            ? `${text(`watch.${kind}.todo`)} ${text('system.health.command', { command })}`
            : text('today.notLookedAt')}
        </p>
      </div>
      {isWaiting(watch) && oldest !== null && (
        <span className="end">
          <Age at={oldest} />
        </span>
      )}
    </>
  );
}
