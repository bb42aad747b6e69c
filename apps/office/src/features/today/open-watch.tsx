import { isPlainScreen, officeScreens, type PlainOfficeScreen } from '@rochdale/domain/office/screens/office-screens';
import { queueOfWatch } from '@rochdale/domain/office/watches/watches';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { useMe } from '../../lib/session.ts';
import type { Watch } from '../../lib/watches.ts';

/** Payments are read on their screen; what is amiss with them is settled by the command. */
const isScreen = (place: string): place is Exclude<PlainOfficeScreen, 'payments'> =>
  place !== 'payments' && Object.hasOwn(officeScreens, place) && isPlainScreen(place as keyof typeof officeScreens);

/** Leads to where a watch is settled; where no screen does that for this person, it says what does. */
export function OpenWatch({ watch: { kind, place, count, command } }: { watch: Watch }) {
  const text = useText();
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const what = text(`watch.${kind}`);
  const shown = (
    <>
      <span className="only-phone">{count} </span>
      {what}
    </>
  );
  if (isScreen(place) && me !== undefined && may(place, me.permissions))
    return (
      <OfficeLink to={place} parts={{}} query={{ kind: queueOfWatch[kind] }} opens>
        {shown}
      </OfficeLink>
    );
  return (
    <>
      <button type="button" className="opens" data-opens aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shown}
      </button>
      <Dialog title={what} open={isOpen} onClose={() => setOpen(false)} width="400">
        <p>{text(`watch.${kind}.todo`)}</p>
        <dl className="pairs">
          <dt>{text('today.count')}</dt>
          <dd>{count}</dd>
          <dt>{text('today.command')}</dt>
          <dd className="mono">{command}</dd>
        </dl>
      </Dialog>
    </>
  );
}

function may(place: PlainOfficeScreen, permissions: readonly string[]): boolean {
  const { may: needed } = officeScreens[place];
  return needed === 'anyone' || permissions.includes(needed);
}
