import { formatDay } from '@rochdale/domain/dates';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { BillSheet } from './bill-sheet.tsx';
import { type AskedDocument, billSource } from './bill-source.ts';
import { PdfDialog } from './pdf-dialog.tsx';

/** A bill to be read, or a statement, in a dialog (account-39); without one, that there is none yet. */
export function DocumentDialog({ asked, onClose }: { asked: AskedDocument | 'none'; onClose: () => void }) {
  const text = useText();
  if (asked === 'none')
    return (
      <Dialog title={text('bill.view')} open onClose={onClose} width="400">
        <p>{text('bill.notAvailable')}</p>
      </Dialog>
    );
  if (asked.kind === 'capital-credits')
    return <PdfDialog title={text('bill.capitalCredits')} source={billSource(asked)} onClose={onClose} />;
  const { accountNumber, bill } = asked;
  const title = text('bill.title', { date: formatDay(bill.billDate) });
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      width="document"
      footer={
        <Button kind="secondary" size="s" onClick={onClose}>
          {text('bill.back')}
        </Button>
      }
    >
      <BillSheet accountNumber={accountNumber} billDate={bill.billDate} title={title} />
    </Dialog>
  );
}
