import { Icon } from '@rochdale/ui/art/icon.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { Steps } from '@rochdale/ui/steps/steps.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import shieldCheck from 'lucide-static/icons/shield-check.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { headOf, QuickPayFlow, stepHeads } from './quick-pay-flow.tsx';
import { useStepsInAddress } from './quick-pay-steps.ts';
import { useQuickPay } from './use-quick-pay.ts';

/** Quick Pay as a page (paying-1), for visitors. */
export function Page() {
  const text = useText();
  const flow = useQuickPay(useStepsInAddress());
  const { title, lead } = headOf(flow.step);
  return (
    <div className="container">
      <div className="form-page">
        <div className="card">
          <div className="dialog__head">
            <Steps
              labels={[text('quickPay.step.account'), text('quickPay.step.verify'), text('quickPay.step.pay')]}
              current={flow.step}
            />
          </div>
          <div className="dialog__body">
            <StepHeading
              title={text(title)}
              step={{ at: flow.step + 1, of: stepHeads.length }}
              lead={lead && text(lead)}
            />
            <QuickPayFlow
              flow={flow}
              keepsTyped
              leave={
                <ScreenLink className={buttonClass({ kind: 'ghost' })} to="home">
                  {text('ui.cancel')}
                </ScreenLink>
              }
            />
          </div>
        </div>
        <p className="small muted form-page__foot">
          <Icon drawing={shieldCheck} size="s" />
          {text('quickPay.partner')}
        </p>
      </div>
    </div>
  );
}
