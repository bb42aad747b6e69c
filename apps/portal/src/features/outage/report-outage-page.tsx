import { useEffect, useRef } from 'react';
import { ScreenLink } from '../../lib/link.tsx';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Steps } from '../../ui/steps.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { UrgentCard } from './urgent-card.tsx';
import { useReporting } from './use-reporting.ts';
import { useVisitor } from './use-visitor.ts';
import { VisitorAccount } from './visitor-account.tsx';
import { VisitorDone } from './visitor-done.tsx';
import { VisitorReport } from './visitor-report.tsx';
import './outage.css';

/** Report an Outage without signing in: the account as Quick Pay finds it, then the report. */
export function Page() {
  const visitor = useVisitor();
  const { accountNumber, phoneLastFourDigits } = visitor.keys;
  const reporting = useReporting({ accountNumber, right: { phoneLastFourDigits } });
  const restart = (): void => {
    reporting.forget();
    visitor.restart();
  };
  return (
    <div className="container outage">
      <div className="form-page stack">
        {reporting.reported?.kind !== 'kept' && <KeptNotice />}
        <div className="card">
          {reporting.reported ? (
            <VisitorDone reported={reporting.reported} onAgain={restart} />
          ) : (
            <Asking visitor={visitor} reporting={reporting} />
          )}
        </div>
        <UrgentCard />
      </div>
    </div>
  );
}

/** Both steps: which account, and what is wrong there. A new step takes focus to its heading. */
function Asking({
  visitor,
  reporting,
}: {
  visitor: ReturnType<typeof useVisitor>;
  reporting: ReturnType<typeof useReporting>;
}) {
  const text = useText();
  const { found, failure } = visitor;
  const heading = useRef<HTMLHeadingElement>(null);
  const step = found === undefined ? 0 : 1;
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <>
      <div className="dialog__head">
        <Steps labels={[text('outagePage.step.account'), text('outagePage.step.report')]} current={step} />
      </div>
      <div className="dialog__body">
        <h1 className="form-title" ref={heading} tabIndex={-1}>
          {text('screen.reportOutage')}
        </h1>
        {found === undefined ? (
          <>
            <p className="form-lead">
              {text('outagePage.find.lead')} <ScreenLink to="login">{text('outagePage.find.signIn')}</ScreenLink>
            </p>
            {failure && <Alert kind="danger">{failure.message}</Alert>}
            <VisitorAccount begin={visitor.keys} isBusy={visitor.isBusy} onFind={(keys) => void visitor.find(keys)} />
          </>
        ) : (
          <VisitorReport
            found={found}
            accountNumber={visitor.keys.accountNumber}
            reporting={reporting}
            onBack={visitor.back}
          />
        )}
      </div>
    </>
  );
}
