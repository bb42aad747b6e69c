import { Dialog } from '../../ui/dialog.tsx';
import { DocumentView } from './document-view.tsx';
import type { PdfSource } from './use-pdf.ts';

interface PdfDialogProps {
  readonly title: string;
  readonly source: PdfSource;
  readonly onClose: () => void;
}

/** A PDF in a dialog of 94 % by 90 % (S1 §2.2, S2 §2); pressing beside it does not close it. */
export function PdfDialog({ title, source, onClose }: PdfDialogProps) {
  return (
    <Dialog title={title} open onClose={onClose} width="document">
      <DocumentView source={source} title={title} />
    </Dialog>
  );
}
