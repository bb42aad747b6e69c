import { download } from '@rochdale/ui/device/download.ts';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { downloadRecord } from './my-record-calls.ts';

interface DownloadDialogProps {
  readonly memberNumber: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the password before everything is handed out (identity-104). */
export function DownloadDialog({ memberNumber, onClose, onDone }: DownloadDialogProps) {
  const text = useText();
  const password = useCurrentPassword({ isAlways: true });
  const sent = useSend(
    () =>
      downloadRecord({ params: { memberNumber }, body: { currentPassword: password.typed } }).catch(password.takeUp),
    (file) => {
      download(file, 'my-record.zip');
      onDone();
    },
  );
  const failure = password.isRefused ? undefined : sent.error?.message;
  return (
    <Dialog
      title={text('myRecord.download')}
      open
      onClose={onClose}
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('myRecord.cancel')}
          </Button>
          <Button
            busyLabel={sent.isPending ? text('myRecord.download.busy') : undefined}
            onClick={() => password.check() && void sent.send(undefined)}
          >
            {text('myRecord.download')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        <p>{text('myRecord.download.lead')}</p>
        {password.field}
      </div>
    </Dialog>
  );
}
