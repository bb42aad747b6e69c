import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Outcome } from '@rochdale/ui/layout/outcome.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { KeptReportAlert } from './kept-report-alert.tsx';
import type { Reported } from './use-reporting.ts';

/** What became of a visitor's report: taken, or kept on the device for now. */
export function VisitorDone({ reported, onAgain }: { reported: Reported; onAgain: () => void }) {
  const text = useText();
  return (
    <div className="outage__done">
      {reported.kind === 'sent' ? (
        <Outcome kind="success" title={text('screen.reportOutage')} said={reported.receipt.statusMessage} />
      ) : (
        <div className="dialog__body">
          <StepHeading title={text('screen.reportOutage')} isNews />
          <KeptReportAlert onGone={onAgain} />
        </div>
      )}
      <div className="actions outage__next">
        <Button kind="secondary" onClick={onAgain}>
          {text('outagePage.find.again')}
        </Button>
        <ScreenLink className={buttonClass({ kind: 'ghost' })} to="home">
          {text('outagePage.toHome')}
        </ScreenLink>
      </div>
    </div>
  );
}
