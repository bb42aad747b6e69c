import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';

/** What Operation RoundUp is (account-58). */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { roundUpPlus } = useSite().config.accounts;
  return (
    <Dialog
      title={text('operationRoundup.help.title')}
      open
      width="400"
      onClose={onClose}
      footer={
        <Button kind="secondary" onClick={onClose}>
          {text('ui.close')}
        </Button>
      }
    >
      <div className="stack round-up-help">
        <p>{text('operationRoundup.help.text')}</p>
        {roundUpPlus && <p>{text('operationRoundup.help.plus')}</p>}
        <p>{text('operationRoundup.help.leave')}</p>
      </div>
    </Dialog>
  );
}
