import { formatLocalTime } from '@rochdale/domain/dates';
import { activeOutageMessage, shownPower } from '@rochdale/domain/service/outage/outage-status';
import { isOutageKnown, reportingMessage } from '@rochdale/domain/service/outage/reporting';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import clock from 'lucide-static/icons/clock-3.svg?inner';
import infoIcon from 'lucide-static/icons/info.svg?inner';
import refresh from 'lucide-static/icons/refresh-cw.svg?inner';
import { type ReactNode, useState } from 'react';
import { useGate } from '../../../lib/gates.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { OutageCourse } from './course.tsx';
import type { OutageInfo, OutageStatus } from './outage-calls.ts';
import { PowerState } from './power-state.tsx';
import { ReportsCard } from './reports-card.tsx';
import { RestorationText } from './restoration/restoration-text.tsx';
import { Snapshot } from './snapshot.tsx';
import { TimedSentence } from './time-of.tsx';
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
            skeleton={<Skeleton height={236} phone={400} />}
          >
            {(found) => (
              <ShownStatus account={account} status={found} failure={error} info={info} onReport={onReport} />
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
  onReport,
}: Pick<StatusPanelProps, 'account' | 'onReport'> & {
  status: OutageStatus;
  /** Why it could not be read again. */
  failure: Error | null;
  info: StatusPanelProps['outage']['info'];
}) {
  const text = useText();
  const reload = useReload(account.accountNumber);
  const takesNotices = useGate('restorationText').open;
  const [checks, setChecks] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const power = shownPower(status.isActive);
  const until = status.estimatedTimeOfRestoration;
  const hasPassed = until !== null && until <= status.asOf;
  const isOver = power === 'ON' && status.course !== null;
  const check = (): void => {
    setChecking(true);
    void reload().finally(() => {
      setChecking(false);
      setChecks((before) => before + 1);
    });
  };
  return (
    <>
      <div className="card__body outage__state">
        <div>
          <h2 className="outage__what">
            {text(account.accountType === 'Electric' ? 'outagePage.power' : 'outagePage.service')}
          </h2>
          <p className="outage__power">
            <PowerState power={power} />
            {power === 'OFF' && hasPassed && (
              <Tag kind="warning" icon={clock}>
                {text('outagePage.passed')}
              </Tag>
            )}
          </p>
          <Said status={status} info={info.data} />
        </div>
        <ToldAloud
          again={`${power} ${until} ${checks}`}
          account={account}
          status={status}
          isTold={!isChecking && failure === null}
        />
        {status.fromSnapshot && <Snapshot asOf={status.asOf} />}
        {failure && (
          <Alert kind="warning" title={text('error.notAgain')}>
            {failure.message}
          </Alert>
        )}
        <Facts status={status} />
        {power === 'OFF' && takesNotices && <RestorationText accountNumber={account.accountNumber} />}
        {status.course && <OutageCourse course={status.course} asOf={status.asOf} />}
        {isOver && <StillOut onReport={onReport} />}
        {onReport && power !== 'OFF' && !isOver && (
          <div className="actions">
            <Button onClick={onReport}>{text('outagePage.tab.report')}</Button>
            <span className="small muted">{text('outagePage.on.report')}</span>
          </div>
        )}
        {info.data ? <WhyNot info={info.data} isOff={power === 'OFF'} /> : info.error && <InfoFailed info={info} />}
      </div>
      <div className="card__foot">
        <span className="muted">
          <TimedSentence at={status.asOf} say={(time) => text('outagePage.asOf', { time })} />
          {power === 'OFF' && `. ${text('outagePage.again')}`}
        </span>
        <Button kind="ghost" size="s" busy={isChecking} busyLabel={text('outagePage.checking')} onClick={check}>
          <Icon drawing={refresh} size="s" />
          {text('outagePage.checkAgain')}
        </Button>
      </div>
    </>
  );
}

/**
 * Says the state to who listens: at first, when it has changed, and when it was asked for; not each time that the page has asked by
 * itself: `again` changes with these.
 */
function ToldAloud({
  account,
  status,
  isTold,
  again,
}: Pick<StatusPanelProps, 'account'> & { status: OutageStatus; isTold: boolean; again: string }) {
  const text = useText();
  const [said, setSaid] = useState({ again, status });
  if (said.again !== again) setSaid({ again, status });
  const { isActive, asOf } = said.status;
  return (
    <Spoken isUnseen again={again}>
      {isTold &&
        text('outagePage.told', {
          service: text(account.accountType === 'Electric' ? 'outagePage.power' : 'outagePage.service'),
          state: inPageLanguage(shownPower(isActive)),
          time: formatLocalTime(asOf),
        })}
    </Spoken>
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

/** Whom the outage concerns, and why it is. */
function Facts({ status }: { status: OutageStatus }) {
  const text = useText();
  const { membersWithoutPower: count, cause } = status;
  if (shownPower(status.isActive) !== 'OFF' || (count === null && cause === null)) return null;
  return (
    <p className="muted">
      {count !== null && `${text('outagePage.members', { count: formatNumber(count) })} `}
      {cause !== null && text('outagePage.cause', { cause })}
    </p>
  );
}

/** Power that is back may have passed one house by. */
function StillOut({ onReport }: Pick<StatusPanelProps, 'onReport'>) {
  const text = useText();
  return (
    <section>
      <h2 className="course__title">{text('outagePage.still')}</h2>
      <p className="muted">{text('outagePage.still.text')}</p>
      {onReport && (
        <div className="actions">
          <Button kind="secondary" onClick={onReport}>
            {text('outagePage.tab.report')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Why an outage can't be reported here; of an active one the state has said it. */
function WhyNot({ info, isOff }: { info: OutageInfo; isOff: boolean }) {
  const why = reportingMessage(info.reporting);
  if (!why) return null;
  if (isOutageKnown(info.reporting))
    return !isOff ? null : (
      <p className="outage__note">
        <Icon drawing={infoIcon} />
        {violationText(why)}
      </p>
    );
  return <Alert kind={info.reporting === 'noLocation' ? 'danger' : 'info'}>{violationText(why)}</Alert>;
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
