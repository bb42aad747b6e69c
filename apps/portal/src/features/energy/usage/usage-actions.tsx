import type { ExportCell } from '@rochdale/domain/account/history/csv';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { download } from '@rochdale/ui/device/download.ts';
import { useToast } from '@rochdale/ui/dialog/toast.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import downloadIcon from 'lucide-static/icons/download.svg?inner';
import printer from 'lucide-static/icons/printer.svg?inner';
import type { ReactNode } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { GreenButton } from './green-button.tsx';
import type { UsageRow } from './usage-calls.ts';
import { usageFileName, usageFileRows, usageFormats } from './usage-file.ts';

interface UsageActionsProps {
  readonly accountNumber: string;
  readonly rows: readonly UsageRow[];
  /** Given where the days can be taken as a Green Button file. */
  readonly green?: { readonly memberNumber: string; readonly span: DaySpan };
}

/** Download (Excel), Green Button and Print (energy-20) of the days that are shown. */
export function UsageActions({ accountNumber, rows, green }: UsageActionsProps) {
  const text = useText();
  return (
    <FileActions
      file={() => ({
        name: usageFileName(accountNumber),
        rows: usageFileRows(rows, text),
        formats: usageFormats,
      })}
    >
      {(onSaved) => green && <GreenButton accountNumber={accountNumber} {...green} interval="day" onSaved={onSaved} />}
    </FileActions>
  );
}

interface FileActionsProps {
  /** What is taken along: asked for when it is. */
  readonly file: () => {
    readonly name: string;
    readonly rows: readonly (readonly ExportCell[])[];
    readonly formats: readonly (string | undefined)[];
  };
  /** Between the two; told to whom it says what was saved. */
  readonly children?: (onSaved: (name: string) => void) => ReactNode;
}

/** Download (Excel, energy-30, energy-76) and Print. */
export function FileActions({ file, children }: FileActionsProps) {
  const text = useText();
  const { toast, showToast } = useToast();
  const onSaved = (name: string): void => showToast(text('usage.downloaded', { name }));
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      showAlert(undefined);
      const { excelFile } = await import('../../../lib/device/excel-file.ts');
      const { name, rows, formats } = file();
      download(await excelFile(rows, formats), name);
      return name;
    },
    onSuccess: onSaved,
    onError: () => showAlert({ kind: 'danger', text: text('error.unavailable') }),
  });
  return (
    <div className="actions usage-actions">
      <Button
        kind="secondary"
        size="s"
        busyLabel={isPending ? text('usage.downloading') : undefined}
        disabledReason={notWhileLooking()}
        onClick={() => !isPending && mutate()}
      >
        <Icon drawing={downloadIcon} />
        {text('usage.download')}
      </Button>
      {children?.(onSaved)}
      <Button kind="secondary" size="s" onClick={() => window.print()}>
        <Icon drawing={printer} />
        {text('usage.print')}
      </Button>
      {toast}
    </div>
  );
}
