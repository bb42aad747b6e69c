import { formatLocalTime } from '@rochdale/domain/dates';
import { activeOutageMessage, shownPower } from '@rochdale/domain/service/outage/outage-status';
import { isOutageKnown, reportingMessage } from '@rochdale/domain/service/outage/reporting';
import refresh from 'lucide-static/icons/refresh-cw.svg?inner';
import type { ReactNode } from 'react';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useText, violationText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { KeyValues } from '../../../ui/figures/key-values.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Alert } from '../../../ui/state/alert.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Spoken } from '../../../ui/state/spoken.tsx';
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
  /** Below what is known. */
  readonly children: ReactNode;
}

/** Whether the power is on, what is known about it, and what the member has reported (service-6). */
export function StatusPanel({ account, outage, onReport, children }: StatusPanelProps) {
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
                info={info}
                answer={status.dataUpdatedAt + status.errorUpdatedAt}
                isBusy={status.isFetching}
                onReport={onReport}
              />
            )}
          </Loaded>
        </section>
        {children}
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
  answer,
  isBusy,
  onReport,
}: Pick<StatusPanelProps, 'account' | 'onReport'> & {
  status: OutageStatus;
  /** Why it could not be read again. */
  failure: Error | null;
  info: StatusPanelProps['outage']['info'];
  /** Changes with each answer. */
  answer: number;
  isBusy: boolean;
}) {
  const text = useText();
  const reload = useReload(account.accountNumber);
  const power = shownPower(status.isActive);
  return (
    <>
      <div className="card__body outage__state">
        <div>
          <h2 className="outage__what">
            {text(account.accountType === 'Electric' ? 'outagePage.power' : 'outagePage.service')}
          </h2>
          <p>
            <PowerState power={power} />
          </p>
          <Said status={status} info={info.data} />
        </div>
        <Spoken isUnseen again={answer}>
          {!isBusy &&
            failure === null &&
            text('outagePage.told', {
              service: text(account.accountType === 'Electric' ? 'outagePage.power' : 'outagePage.service'),
              state: inPageLanguage(power),
              time: formatLocalTime(status.asOf),
            })}
        </Spoken>
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
        {info.data ? <WhyNot info={info.data} /> : info.error && <InfoFailed info={info} />}
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

/** What the state means: the sentence of an active outage (service-9), or that none is known. */
function Said({ status, info }: { status: OutageStatus; info: OutageInfo | undefined }) {
  const text = useText();
  const { isActive, estimatedTimeOfRestoration: until } = status;
  const active = activeOutageMessage(isActive, until, status.asOf);
  const unknown = info?.reporting === 'blocked' ? 'outagePage.noService.text' : 'outagePage.unknown.text';
  if (active === undefined)
    return <p className="muted">{text(shownPower(isActive) === 'ON' ? 'outagePage.on.text' : unknown)}</p>;
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
function WhyNot({ info }: { info: OutageInfo }) {
  const why = reportingMessage(info.reporting);
  if (!why) return null;
  return (
    <Alert kind={info.reporting === 'noLocation' ? 'danger' : 'info'} isSpoken={!isOutageKnown(info.reporting)}>
      {violationText(why)}
    </Alert>
  );
}

/** Whether an outage can be reported is not known: says so, with a way to ask again (service-17). */
function InfoFailed({ info: { error, isFetching, refetch } }: Pick<StatusPanelProps['outage'], 'info'>) {
  const text = useText();
  return (
    <Alert
      kind="danger"
      title={text('outagePage.info.failed')}
      action={
        <Button
          kind="secondary"
          size="s"
          busyLabel={isFetching ? text('outagePage.checking') : undefined}
          onClick={() => void refetch()}
        >
          {text('error.tryAgain')}
        </Button>
      }
    >
      {error?.message}
    </Alert>
  );
}
