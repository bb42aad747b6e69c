import { Alert } from '@rochdale/ui/state/alert.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { Steps } from '@rochdale/ui/steps/steps.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Suspense } from 'react';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { LockedAccount } from '../../../identity/locked/public.ts';
import { UrgentCard } from '../urgent-card.tsx';
import { KeptReportAlert } from './kept-report-alert.tsx';
import { useReporting } from './use-reporting.ts';
import { useVisitor, type VisitorKeys } from './use-visitor.ts';
import { type AccountKeys, VisitorAccount } from './visitor-account.tsx';
import { VisitorDone } from './visitor-done.tsx';
import { mayReport, noneKnown, VisitorReport } from './visitor-report.tsx';
import '../outage.css';

/** Report an Outage without signing in: the account as Quick Pay finds it, then the report. */
export function Page() {
  const visitor = useVisitor();
  const { accountNumber, ...right } = visitor.keys;
  const reporting = useReporting({ accountNumber, right });
  const restart = (): void => {
    reporting.forget();
    visitor.restart();
  };
  return (
    <div className="container outage">
      <div className="form-page stack">
        {reporting.reported?.kind !== 'kept' && <KeptReportAlert />}
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

const typedOf = (keys: VisitorKeys): AccountKeys => ({ phoneLastFourDigits: '', ...keys });

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
  const step = found === undefined ? 0 : 1;
  return (
    <>
      <div className="dialog__head">
        <Steps labels={[text('outagePage.step.account'), text('outagePage.step.report')]} current={step} />
      </div>
      <div className="dialog__body">
        <StepHeading
          title={text(mayReport(found) ? 'outagePage.step.report.title' : 'screen.reportOutage')}
          step={{ at: step + 1, of: 2 }}
          lead={
            found === undefined ? (
              <>
                {text('outagePage.find.lead')} <ScreenLink to="login">{text('outagePage.find.signIn')}</ScreenLink>
              </>
            ) : (
              noneKnown(found, visitor.keys.accountNumber, text)
            )
          }
        />
        {found === undefined ? (
          <>
            {failure && <Alert kind="danger">{failure.message}</Alert>}
            <VisitorAccount
              begin={typedOf(visitor.keys)}
              isBusy={visitor.isBusy}
              onFind={(keys) => void visitor.find(keys)}
            />
            {visitor.isLocked && (
              <Suspense fallback={null}>
                <LockedAccount
                  accountNumber={visitor.keys.accountNumber}
                  onOpened={(accountKey) =>
                    void visitor.find({ accountNumber: visitor.keys.accountNumber, accountKey })
                  }
                />
              </Suspense>
            )}
          </>
        ) : (
          <VisitorReport found={found} reporting={reporting} onBack={visitor.back} />
        )}
      </div>
    </>
  );
}
