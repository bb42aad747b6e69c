import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Steps } from '@rochdale/ui/steps/steps.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { headOf, QuickPayFlow } from './quick-pay-flow.tsx';
import { useStepsInPlace } from './quick-pay-steps.ts';
import { useQuickPay } from './use-quick-pay.ts';

/** Quick Pay as a dialog, 600 pixels wide (paying-1). */
export function QuickPayDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const flow = useQuickPay(useStepsInPlace());
  const { title, lead } = headOf(flow.step);
  return (
    <Dialog
      title={text(title)}
      open
      onClose={onClose}
      head={
        <Steps
          labels={[text('quickPay.step.account'), text('quickPay.step.verify'), text('quickPay.step.pay')]}
          current={flow.step}
        />
      }
    >
      {lead && <p className="form-lead">{text(lead)}</p>}
      <QuickPayFlow
        flow={flow}
        leave={
          <Button kind="ghost" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
        }
      />
    </Dialog>
  );
}
