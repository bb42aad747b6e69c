import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { DocumentView } from './document-view.tsx';
import type { PdfSource } from './use-pdf.ts';

interface PdfDialogProps {
  readonly title: string;
  readonly source: PdfSource;
  readonly onClose: () => void;
}

/** A PDF in a dialog of 94 % by 90 % (account-39); pressing beside it does not close it. */
export function PdfDialog({ title, source, onClose }: PdfDialogProps) {
  const text = useText();
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      width="document"
      footer={
        <>
          {/* Keys pressed within the document are its own. */}
          <p className="small muted bill-out">{text('bill.wayOut')}</p>
          <Button kind="secondary" size="s" onClick={onClose}>
            {text('bill.back')}
          </Button>
        </>
      }
    >
      <DocumentView source={source} title={title} />
    </Dialog>
  );
}
