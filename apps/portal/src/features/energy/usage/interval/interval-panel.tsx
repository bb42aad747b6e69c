import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { usageRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import type { IntervalLength } from '@rochdale/domain/energy/usage/intervals';
import { noIntervals } from '@rochdale/domain/energy/usage/no-usage';
import { selectedMeter } from '@rochdale/domain/energy/usage/reading';
import { useToast } from '@rochdale/ui/dialog/toast.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import chartLine from 'lucide-static/icons/chart-line.svg?inner';
import { type ReactNode, useRef, useState } from 'react';
import { DayChips } from '../choices/day-chips.tsx';
import { useAskedRange } from '../choices/use-asked-range.ts';
import { useChoices } from '../choices/use-choices.ts';
import { useDatesFold } from '../choices/use-dates-fold.ts';
import { FailedRange } from '../failed-range.tsx';
import { GreenButton } from '../green-button.tsx';
import { intervalRange, type UsageAccount } from '../usage-calls.ts';
import { UsageForm } from '../usage-form.tsx';
import DayIntervals from './day-intervals.tsx';
import { RangeChart, RangeTable } from './range-view.tsx';
import { lengthText, useIntervalSource, useMeterLengths } from './use-interval-source.ts';

/** Interval (energy-39): the chosen days as one line, by the lengths that the meter measures. */
export default function IntervalPanel({ account }: { account: UsageAccount }) {
  const text = useText();
  const { toast, showToast } = useToast();
  const { range, choice, offered, isMdmOn, ask, askChoice, reset } = useAskedRange(account);
  const { query: address, choose } = useChoices();
  const dates = useDatesFold();
  const [asked, setAsked] = useState<IntervalLength>();
  const meter = selectedMeter(account.meters, address.get('meter') ?? undefined);
  const { isKnown, lengths, failure, retry } = useMeterLengths(account, meter);
  const isSuspended = account.showUsageSuspendedMsg;
  const length = lengths.find((one) => one === asked) ?? lengths[0];
  const query = useIntervals(account, range.span, meter, isSuspended ? undefined : length);
  if (isSuspended) return <Alert kind="warning">{text('usage.suspended')}</Alert>;
  if (!isKnown) return <Skeleton height={640} />;
  if (failure) return <Failed error={failure} onRetry={retry} />;
  if (length === undefined && account.meters.length < 2) return <NoIntervals />;
  if (query.error && !query.data)
    return <FailedRange error={query.error} onRetry={() => void query.refetch()} onReset={reset} />;
  const form = (
    <Fold title={text('usage.form.foldDates')} {...dates.fold}>
      <UsageForm
        range={range}
        isMdmOn={isMdmOn}
        meter={meter}
        onAsk={ask}
        rules={usageRangeViolations}
        today={account.today}
        labels={{ from: text('usage.startDate'), to: text('usage.endDate') }}
        meters={account.meters}
        onMeter={(chosen) => choose({ meter: chosen })}
      />
    </Fold>
  );
  return (
    <div className="stack">
      <div className="usage-bar">
        <DayChips offered={offered} choice={choice} onChoose={askChoice} onDates={dates.openDates} />
      </div>
      <Spoken isUnseen again={query.dataUpdatedAt}>
        {query.data &&
          !query.isFetching &&
          text('usage.range.title', { from: formatDay(range.span.fromDate), to: formatDay(range.span.toDate) })}
      </Spoken>
      {length === undefined ? (
        <NoIntervals form={form} />
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={640} />}>
          {(found) =>
            found.days.length === 0 ? (
              <NoIntervals form={form} />
            ) : (
              <Found account={account} meter={meter} found={found} foot={form} {...range.span}>
                <div className="actions usage-actions">
                  {lengths.length > 1 && (
                    <Segment
                      label={text('usage.interval.length')}
                      isLabelHidden
                      value={String(length)}
                      options={lengths.map((one) => ({
                        value: String(one),
                        label: text('usage.interval.minutes', { minutes: one }),
                      }))}
                      onChange={(value) => setAsked(lengths.find((one) => String(one) === value))}
                    />
                  )}
                  <GreenButton
                    accountNumber={account.accountNumber}
                    memberNumber={account.memberNumber}
                    span={range.span}
                    interval={lengthText(length)}
                    onSaved={(name) => showToast(text('usage.downloaded', { name }))}
                  />
                  {toast}
                </div>
              </Found>
            )
          }
        </Loaded>
      )}
    </div>
  );
}

function useIntervals(
  { memberNumber, accountNumber }: UsageAccount,
  { fromDate, toDate }: { readonly fromDate: LocalDay; readonly toDate: LocalDay },
  meterId: string | undefined,
  length: IntervalLength | undefined,
) {
  return useQuery({
    queryKey: ['usage', 'interval-range', accountNumber, meterId, fromDate, toDate, length],
    queryFn: () =>
      intervalRange({
        params: { memberNumber, accountNumber },
        query: {
          fromDate,
          toDate,
          ...(meterId !== undefined && { meterId }),
          ...(length && { intervalType: lengthText(length) }),
        },
      }),
    placeholderData: keepPreviousData,
    enabled: length !== undefined,
  });
}

function Found({
  account,
  meter,
  children,
  ...shown
}: { account: UsageAccount; meter: string | undefined } & Parameters<typeof RangeChart>[0]) {
  const [opened, setOpened] = useState<LocalDay>();
  const place = useRef<HTMLDivElement>(null);
  const source = useIntervalSource(account, meter);
  const isShown = shown.found.days.some(({ date }) => date === opened);
  const close = (): void => {
    setOpened(undefined);
    place.current?.querySelector(`button > [datetime="${opened}"]`)?.parentElement?.focus();
  };
  return (
    <div className="stack" ref={place}>
      <RangeChart {...shown}>{children}</RangeChart>
      {isShown && opened !== undefined && (
        <div className="card">
          <DayIntervals key={meter} day={opened} dayTotal={null} source={source} onClose={close} />
        </div>
      )}
      <RangeTable found={shown.found} onChoose={setOpened} />
    </div>
  );
}

function NoIntervals({ form }: { form?: ReactNode }) {
  return (
    <div className="card">
      <div role="status">
        <Empty icon={chartLine} title={violationText(noIntervals())} />
      </div>
      {form}
    </div>
  );
}
