import type { DaySpan } from '@rochdale/domain/usage/timeframes';
import { useMutation } from '@tanstack/react-query';
import downloadIcon from 'lucide-static/icons/download.svg?inner';
import fileCode from 'lucide-static/icons/file-code.svg?inner';
import printer from 'lucide-static/icons/printer.svg?inner';
import { showAlert } from '../../lib/alerts.ts';
import { ApiError } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { greenButton, type UsageRow } from './usage-calls.ts';
import { usageFileName, usageFileRows, usageFormats } from './usage-file.ts';

interface UsageActionsProps {
  readonly accountNumber: string;
  readonly rows: readonly UsageRow[];
  /** Given where the days can be taken as a Green Button file. */
  readonly green?: { readonly memberNumber: string; readonly span: DaySpan };
}

/** Download (Excel), Green Button and Print (S2 §2) of the days that are shown. */
export function UsageActions({ accountNumber, rows, green }: UsageActionsProps) {
  const text = useText();
  const { toast, showToast } = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (kind: 'excel' | 'green') => {
      showAlert(undefined);
      if (kind === 'green') return saveGreenButton(accountNumber, green);
      const { excelFile } = await import('../../lib/excel-file.ts');
      const name = usageFileName(accountNumber);
      download(await excelFile(usageFileRows(rows, text), usageFormats), name);
      return name;
    },
    onSuccess: (name) => name !== undefined && showToast(text('usage.downloaded', { name })),
    onError: (error) =>
      showAlert({ kind: 'danger', text: error instanceof ApiError ? error.message : text('error.unavailable') }),
  });
  const save = (kind: 'excel' | 'green'): void => {
    if (!isPending) mutate(kind);
  };
  const busyLabel = (kind: 'excel' | 'green') =>
    isPending && variables === kind ? text('usage.downloading') : undefined;
  return (
    <div className="actions usage-actions">
      <Button kind="secondary" size="s" busyLabel={busyLabel('excel')} onClick={() => save('excel')}>
        <Icon drawing={downloadIcon} />
        {text('usage.download')}
      </Button>
      {green && (
        <Button kind="secondary" size="s" busyLabel={busyLabel('green')} onClick={() => save('green')}>
          <Icon drawing={fileCode} />
          {text('usage.greenButton')}
        </Button>
      )}
      <Button kind="secondary" size="s" onClick={() => window.print()}>
        <Icon drawing={printer} />
        {text('usage.print')}
      </Button>
      {toast}
    </div>
  );
}

async function saveGreenButton(accountNumber: string, green: UsageActionsProps['green']): Promise<string | undefined> {
  if (!green) return undefined;
  const { memberNumber, span } = green;
  const { fileName, greenButtonXml } = await greenButton({
    params: { memberNumber, accountNumber },
    query: { from: span.fromDate, to: span.toDate, interval: 'day' },
  });
  download(new Blob([greenButtonXml], { type: 'application/atom+xml' }), fileName);
  return fileName;
}
