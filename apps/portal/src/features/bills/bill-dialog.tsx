import { formatDay } from '@rochdale/domain/dates';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DocumentView } from './document-view.tsx';
import type { AskedDocument } from './use-document.ts';

/** A document in a dialog of 94 % by 90 % (S1 §2.2); without one, that there is none yet. */
export function DocumentDialog({ asked, onClose }: { asked: AskedDocument | 'none'; onClose: () => void }) {
  const text = useText();
  if (asked === 'none')
    return (
      <Dialog title={text('bill.view')} open onClose={onClose} width="400">
        <p>{text('bill.notAvailable')}</p>
      </Dialog>
    );
  const title =
    asked.kind === 'bill' ? text('bill.title', { date: formatDay(asked.billDate) }) : text('bill.capitalCredits');
  return (
    <Dialog title={title} open onClose={onClose} width="document">
      <DocumentView asked={asked} title={title} />
    </Dialog>
  );
}
