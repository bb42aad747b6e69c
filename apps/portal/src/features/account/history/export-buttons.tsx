import { csvText } from '@rochdale/domain/account/history/csv';
import type { DateRange } from '@rochdale/domain/account/history/range';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { download } from '@rochdale/ui/device/download.ts';
import { useToast } from '@rochdale/ui/dialog/toast.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import downloadIcon from 'lucide-static/icons/download.svg?inner';
import printer from 'lucide-static/icons/printer.svg?inner';
import { showAlert } from '../../../lib/alerts.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { exportFileName, exportRows } from './export-rows.ts';
import { type HistoryTab, readWholeHistory } from './use-history.ts';

interface ExportButtonsProps {
  readonly accountNumber: string;
  readonly tab: HistoryTab;
  readonly range: DateRange | undefined;
}

/** Hands out every row of the range, not only the page that is shown. */
export function ExportButtons({ accountNumber, tab, range }: ExportButtonsProps) {
  const text = useText();
  const { toast, showToast } = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (ending: 'csv' | 'xlsx') => {
      showAlert(undefined);
      const whole = await readWholeHistory(accountNumber, tab, range);
      const rows = exportRows(whole, text);
      const name = exportFileName(whole, accountNumber, ending);
      if (ending === 'csv') download(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), name);
      else download(await (await import('../../../lib/device/excel-file.ts')).excelFile(rows), name);
      return name;
    },
    onSuccess: (name) => showToast(text('history.exported', { name })),
    onError: (error) =>
      showAlert({ kind: 'danger', text: error instanceof ApiError ? error.message : text('error.unavailable') }),
  });
  const notNow = notWhileLooking();
  const exportTo = (ending: 'csv' | 'xlsx'): void => {
    if (!isPending) mutate(ending);
  };
  const busyLabel = (ending: 'csv' | 'xlsx') =>
    isPending && variables === ending ? text('history.exporting') : undefined;
  return (
    <div className="actions history__exports">
      <Button
        kind="ghost"
        size="s"
        busyLabel={busyLabel('xlsx')}
        disabledReason={notNow}
        onClick={() => exportTo('xlsx')}
      >
        <Icon drawing={downloadIcon} />
        {text('history.excel')}
      </Button>
      <Button
        kind="ghost"
        size="s"
        busyLabel={busyLabel('csv')}
        disabledReason={notNow}
        onClick={() => exportTo('csv')}
      >
        <Icon drawing={downloadIcon} />
        {text('history.csv')}
      </Button>
      <Button kind="ghost" size="s" onClick={() => window.print()}>
        <Icon drawing={printer} />
        {text('history.print')}
      </Button>
      {toast}
    </div>
  );
}
