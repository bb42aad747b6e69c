import { activeOutageMessage, shownPower } from '@rochdale/domain/service/outage/outage-status';
import { reportingMessage } from '@rochdale/domain/service/outage/reporting';
import type { Translate } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import { useSite } from '../../../../lib/site.tsx';
import { Snapshot } from '../snapshot.tsx';
import { endOf } from './kept-reports.ts';
import { ReportForm } from './report-form.tsx';
import type { useReporting } from './use-reporting.ts';
import type { useVisitor } from './use-visitor.ts';

interface VisitorReportProps {
  readonly found: NonNullable<Found>;
  readonly reporting: ReturnType<typeof useReporting>;
  readonly onBack: () => void;
}

type Found = ReturnType<typeof useVisitor>['found'];

/** Whether a report can be written for what was found. */
export const mayReport = (found: Found): boolean =>
  found === 'unchecked' || (found !== undefined && reportingMessage(found.reporting) === undefined);

/** That no outage is known at the account, where none is and one may be reported. */
export function noneKnown(found: Found, accountNumber: string, text: Translate): string | undefined {
  if (found === undefined || found === 'unchecked' || shownPower(found.isActive) !== 'ON' || !mayReport(found))
    return undefined;
  return `${text('outagePage.find.none', { account: endOf(accountNumber) })} ${text('outagePage.on.report')}`;
}

/** The report of a visitor, or why none is needed or possible for the account. */
export function VisitorReport({ found, reporting, onBack }: VisitorReportProps) {
  const text = useText();
  const { outageProblems, hideOutageCallBackRequest, callbackCheckBoxDefaultValue } = useSite().configuration;
  const { refusal, isBusy } = reporting;
  const back = (
    <Button kind="ghost" onClick={onBack}>
      <Icon drawing={arrowLeft} />
      {text('ui.back')}
    </Button>
  );
  const isChecked = found !== 'unchecked';
  const why = isChecked ? reportingMessage(found.reporting) : undefined;
  const active = isChecked
    ? activeOutageMessage(found.isActive, found.estimatedTimeOfRestoration, found.asOf)
    : undefined;
  if (why)
    return (
      <div className="stack">
        {active && (
          <Alert kind="warning">
            <p>{violationText(active)}</p>
          </Alert>
        )}
        <Alert kind={found !== 'unchecked' && found.reporting === 'active' ? 'info' : 'danger'}>
          {violationText(why)}
        </Alert>
        <div className="actions">{back}</div>
      </div>
    );
  return (
    <div className="stack">
      {!isChecked && <Alert kind="info">{text('outagePage.unchecked')}</Alert>}
      {isChecked && found.fromSnapshot && <Snapshot asOf={found.asOf} />}
      {refusal && <Alert kind="danger">{refusal.message}</Alert>}
      <ReportForm
        offer={{
          problems: outageProblems,
          hidesCallBack: hideOutageCallBackRequest,
          callBackDefault: callbackCheckBoxDefaultValue,
          phones: [],
        }}
        isBusy={isBusy}
        back={back}
        onReport={(details) => void reporting.report(details)}
      />
    </div>
  );
}
