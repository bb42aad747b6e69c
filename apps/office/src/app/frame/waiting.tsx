import type { OfficeScreenName } from '@rochdale/domain/office/screens/office-screens';
import { useText } from '@rochdale/ui/text/text.ts';
import { useWatches, waitingAt } from '../../lib/watches.ts';

/** How many things need a person at a screen, beside its name; nothing where none does. */
export function Waiting({ screen }: { screen: OfficeScreenName }) {
  const text = useText();
  const { data } = useWatches();
  const { count, isHot } = data ? waitingAt(data, screen) : { count: 0, isHot: false };
  if (count === 0) return null;
  return (
    <>
      <b className={isHot ? 'hot' : undefined} aria-hidden="true">
        {count}
      </b>
      <span className="vh">{text('office.waiting', { count })}</span>
    </>
  );
}
