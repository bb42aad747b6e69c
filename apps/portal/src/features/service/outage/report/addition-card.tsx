import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { OutageInfo } from '../outage-calls.ts';
import { MemberReport } from './report-panel.tsx';
import type { useReporting } from './use-reporting.ts';

interface AdditionCardProps {
  readonly accountNumber: string;
  readonly info: OutageInfo;
  readonly reporting: ReturnType<typeof useReporting>;
}

/** What the crew should know of an outage that is known: a report like every other, folded. */
export function AdditionCard(props: AdditionCardProps) {
  const text = useText();
  return (
    <Card title={text('outagePage.addition')}>
      <div className="card__body outage__addition">
        <p>{text('outagePage.addition.text')}</p>
        <details>
          <summary>{text('outagePage.addition.open')}</summary>
          <div className="outage__form">
            <MemberReport {...props} submit={text('outagePage.addition.submit')} />
          </div>
        </details>
      </div>
    </Card>
  );
}
