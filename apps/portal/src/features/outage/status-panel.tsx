import { formatLocalTime } from '@rochdale/domain/dates';
import { activeOutageMessage, shownPower } from '@rochdale/domain/outage/outage-status';
import { reportingMessage } from '@rochdale/domain/outage/reporting';
import refresh from 'lucide-static/icons/refresh-cw.svg?inner';
import { useText, violationText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OutageInfo, OutageStatus } from './outage-calls.ts';
import { PowerState } from './power-state.tsx';
import { ReportsCard } from './reports-card.tsx';
import { Snapshot } from './snapshot.tsx';
import { TimedSentence, TimeOf } from './time-of.tsx';
import { UrgentCard } from './urgent-card.tsx';
import { type useOutage, useReload } from './use-outage.ts';

interface StatusPanelProps {
  readonly account: { readonly accountNumber: string; readonly accountType: string };
  readonly outage: ReturnType<typeof useOutage>;
  /** Undefined where an outage can't be reported. */
  readonly onReport: (() => void) | undefined;
}

/** Whether the power is on, what is known about it, and what the member has reported (S2 §2 Status). */
export function StatusPanel({ account, outage, onReport }: StatusPanelProps) {
  const { status, info } = outage;
  const { data, error } = status;
  return (
    <div className="grid-main">
      <div className="col">
        <section className="card" aria-busy={status.isFetching || undefined}>
          <Loaded
            query={{ data, error: data ? null : error, refetch: status.refetch }}
            skeleton={<Skeleton height={236} />}
          >
            {(found) => (
              <ShownStatus
                account={account}
                status={found}
                failure={error}
                info={info.data}
                isBusy={status.isFetching}
                onReport={onReport}
              />
            )}
          </Loaded>
        </section>
        {(data || !error) && <ReportsCard accountNumber={account.accountNumber} />}
      </div>
      <UrgentCard />
    </div>
  );
}

function ShownStatus({
  account,
  status,
  failure,
  info,
  isBusy,
  onReport,
}: Pick<StatusPanelProps, 'account' | 'onReport'> & {
  status: OutageStatus;
  /** Why it could not be read again. */
  failure: Error | null;
  info: OutageInfo | undefined;
  isBusy: boolean;
}) {
  const text = useText();
  const reload = useReload(account.accountNumber);
  const power = shownPower(status.isActive);
  return (
    <>
      <div className="card__body outage__state">
        <div role="status">
          <h2 className="outage__what">
            {text(account.accountType === 'Electric' ? 'outagePage.power' : 'outagePage.service')}
          </h2>
          <p>
            <PowerState power={power} />
          </p>
          <Said status={status} />
        </div>
        {status.fromSnapshot && <Snapshot asOf={status.asOf} />}
        {failure && (
          <Alert kind="warning" title={text('outagePage.stale')}>
            {failure.message}
          </Alert>
        )}
        <Facts status={status} />
        {onReport && power !== 'OFF' && (
          <div className="actions">
            <Button onClick={onReport}>{text('outagePage.tab.report')}</Button>
            <span className="small muted">{text('outagePage.on.report')}</span>
          </div>
        )}
        <WhyNot info={info} />
      </div>
      <div className="card__foot">
        <span className="muted">
          <TimedSentence at={status.asOf} say={(time) => text('outagePage.asOf', { time })} />
        </span>
        <Button kind="ghost" size="s" busy={isBusy} busyLabel={text('outagePage.checking')} onClick={reload}>
          <Icon drawing={refresh} size="s" />
          {text('outagePage.checkAgain')}
        </Button>
      </div>
    </>
  );
}

/** What the state means: the specification's sentence of an active outage, or that none is known. */
function Said({ status }: { status: OutageStatus }) {
  const text = useText();
  const { isActive, estimatedTimeOfRestoration: until } = status;
  const active = activeOutageMessage(isActive, until);
  if (active === undefined)
    return <p className="muted">{text(isActive === 'N' ? 'outagePage.on.text' : 'outagePage.unknown.text')}</p>;
  if (until === null) return <p className="strong">{violationText(active)}</p>;
  return (
    <p className="strong">
      <TimedSentence at={until} say={() => violationText({ ...active, params: { time: formatLocalTime(until) } })} />
    </p>
  );
}

function Facts({ status }: { status: OutageStatus }) {
  const text = useText();
  const { timeOfInterruption: since, cause } = status;
  if (shownPower(status.isActive) !== 'OFF' || (since === null && cause === null)) return null;
  return (
    <KeyValues
      rows={[
        ...(since === null ? [] : [{ label: text('outagePage.history.from'), value: <TimeOf at={since} /> }]),
        ...(cause === null ? [] : [{ label: text('outagePage.cause'), value: cause }]),
      ]}
    />
  );
}

/** Why an outage can't be reported here; of an active one the state has said it. */
function WhyNot({ info }: { info: OutageInfo | undefined }) {
  const why = info && reportingMessage(info.reporting);
  if (!info || !why) return null;
  return (
    <Alert kind={info.reporting === 'noLocation' ? 'danger' : 'info'} isSpoken={info.reporting !== 'active'}>
      {violationText(why)}
    </Alert>
  );
}
