import { useText } from '@rochdale/ui/text/text.ts';
import type { Watch } from '../lib/watches.ts';
import { Mark } from './mark.tsx';
import { Moment } from './moment.tsx';
import { Section } from './section.tsx';

/** What was looked at and needs nobody, and when that was. */
export function ClearWatches({ watches, at }: { watches: readonly Watch[]; at: string }) {
  const text = useText();
  if (watches.length === 0) return null;
  return (
    <Section
      title={text('today.nothingHere')}
      end={
        <>
          {text('today.lookedAt')} <Moment at={at} />
        </>
      }
    >
      <ul className="lines lines--2">
        {watches.map(({ kind }) => (
          <li key={kind}>
            <Mark kind="ok">{text(`watch.${kind}`)}</Mark>
          </li>
        ))}
      </ul>
    </Section>
  );
}
