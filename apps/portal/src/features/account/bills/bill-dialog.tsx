import { formatDay } from '@rochdale/domain/dates';
import { useText } from '../../../lib/text/text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { type AskedDocument, billSource } from './bill-source.ts';
import { PdfDialog } from './pdf-dialog.tsx';

/** A bill or statement in a dialog; without one, that there is none yet. */
export function DocumentDialog({ asked, onClose }: { asked: AskedDocument | 'none'; onClose: () => void }) {
  const text = useText();
  if (asked === 'none')
    return (
      <Dialog title={text('bill.view')} open onClose={onClose} width="400">
        <p>{text('bill.notAvailable')}</p>
      </Dialog>
    );
  const title =
    asked.kind === 'bill' ? text('bill.title', { date: formatDay(asked.bill.billDate) }) : text('bill.capitalCredits');
  return <PdfDialog title={title} source={billSource(asked)} onClose={onClose} />;
}
