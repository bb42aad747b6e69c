import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useGoTo } from '../../../lib/address/address.ts';
import { useGate } from '../../../lib/gates.ts';
import { useSite } from '../../../lib/site.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';

/** Asks whether an address that several accounts have is changed for all of them, or for this one (account-70). */
export function AccountsDialog({ editor }: { editor: ProfileEditor }) {
  const text = useText();
  const { isSaving } = editor;
  return (
    <Dialog
      title={text('accountProfile.confirm.title')}
      open={editor.dialog === 'accounts'}
      onClose={editor.closeDialog}
      busy={isSaving}
      footer={
        <>
          <Button kind="secondary" busy={isSaving} onClick={() => editor.send('ALL')}>
            {text('accountProfile.confirm.all')}
          </Button>
          <Button busy={isSaving} onClick={() => editor.send('ONE')}>
            {text('accountProfile.confirm.one')}
          </Button>
        </>
      }
    >
      <p>{text('accountProfile.confirm')}</p>
    </Dialog>
  );
}

/** After an update, where the co-op has it so: what it says, and the way to the notifications (account-76). */
export function NotifyDialog({ editor }: { editor: ProfileEditor }) {
  const text = useText();
  const goTo = useGoTo();
  const { profileUpdateConfMsg } = useSite().configuration;
  const mayNotify = useGate('notifications').open;
  return (
    <Dialog
      title={text('accountProfile.notify.title')}
      open={editor.dialog === 'notify'}
      onClose={editor.closeDialog}
      footer={
        <>
          <Button kind={mayNotify ? 'secondary' : 'primary'} onClick={editor.closeDialog}>
            {text('accountProfile.notify.close')}
          </Button>
          {mayNotify && (
            <Button onClick={() => goTo('manage-notifications')}>{text('accountProfile.notify.go')}</Button>
          )}
        </>
      }
    >
      <p>{profileUpdateConfMsg ?? text('accountProfile.notify.text')}</p>
    </Dialog>
  );
}
