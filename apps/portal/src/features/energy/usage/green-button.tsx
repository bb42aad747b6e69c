import type { DownloadInterval } from '@rochdale/domain/energy/green-button/download-range';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { download } from '@rochdale/ui/device/download.ts';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import fileCode from 'lucide-static/icons/file-code.svg?inner';
import { showAlert } from '../../../lib/alerts.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { greenButton } from './usage-calls.ts';

interface GreenButtonProps {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly span: DaySpan;
  readonly interval: DownloadInterval;
  readonly onSaved: (fileName: string) => void;
}

/** Takes the usage of the days along as a Green Button file, by the intervals that are shown. */
export function GreenButton({ accountNumber, memberNumber, span, interval, onSaved }: GreenButtonProps) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      showAlert(undefined);
      const { fileName, greenButtonXml } = await greenButton({
        params: { memberNumber, accountNumber },
        query: { from: span.fromDate, to: span.toDate, interval },
      });
      download(new Blob([greenButtonXml], { type: 'application/atom+xml' }), fileName);
      return fileName;
    },
    onSuccess: onSaved,
    onError: (error) =>
      showAlert({ kind: 'danger', text: error instanceof ApiError ? error.message : text('error.unavailable') }),
  });
  return (
    <Button
      kind="secondary"
      size="s"
      busyLabel={isPending ? text('usage.downloading') : undefined}
      disabledReason={notWhileLooking()}
      onClick={() => !isPending && mutate()}
    >
      <Icon drawing={fileCode} />
      {text('usage.greenButton')}
    </Button>
  );
}
