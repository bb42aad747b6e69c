import { formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { actWords } from '../../lib/act-words.ts';
import { operation } from '../../lib/calls.ts';
import { useWatches, watchesKey } from '../../lib/watches.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment, useMomentText } from '../../parts/moment.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { type RightNowFigures, rightNow, rightNowKey } from './right-now-calls.ts';

const chooseMail = operation('watches.choose-mail', 'PUT /v1/watches/morning-mail');
const eachMs = 60_000;

/** How the co-op does at this moment, and what was done today. */
export function RightNow() {
  const text = useText();
  const now = useQuery({
    queryKey: rightNowKey,
    queryFn: (asking) => rightNow({}, isAskedByPage(asking)),
    refetchInterval: eachMs,
  });
  return (
    <aside className="side" aria-label={text('today.now')}>
      <Section title={text('today.now')}>
        <PartLoaded query={now} rows={5}>
          {(figures) => (
            <div className="pad side__figures">
              <Figures figures={figures} />
            </div>
          )}
        </PartLoaded>
      </Section>
      {now.data && (
        <Section title={text('today.done')}>
          {now.data.failed.includes('done') ? (
            <p className="pad muted">{text('today.now.unknown')}</p>
          ) : (
            <Done acts={now.data.done} />
          )}
        </Section>
      )}
      <MorningMail />
    </aside>
  );
}

function Figures({ figures: { power, portal, paid, signedIn, reports, failed } }: { figures: RightNowFigures }) {
  const text = useText();
  /** A figure that is not for this person is left out; one that could not be had is said not to be known. */
  const row = (name: RightNowFigures['failed'][number], label: string, value: ReactNode): ReactNode =>
    value === null && !failed.includes(name) ? null : (
      <div className="pairs__row">
        <dt>{label}</dt>
        <dd>{value ?? text('today.now.unknown')}</dd>
      </div>
    );
  return (
    <dl className="pairs">
      {row(
        'power',
        text('today.power'),
        power &&
          (power.off === 0 ? (
            text('today.power.on', { of: formatNumber(power.of) })
          ) : (
            <>
              {text('today.power.off', { off: formatNumber(power.off), of: formatNumber(power.of) })}
              {power.mustStayOn > 0 && (
                <Mark kind="bad">{text('today.power.mustStayOn', { count: formatNumber(power.mustStayOn) })}</Mark>
              )}
            </>
          )),
      )}
      {row(
        'portal',
        text('today.portal'),
        portal &&
          (portal.isOpen ? (
            text('today.portal.open')
          ) : (
            <>
              {text('today.portal.closed')}
              {portal.until !== null && <Until at={portal.until} />}
            </>
          )),
      )}
      {row(
        'paid',
        text('today.paid'),
        paid && (
          <>
            {paid.payments === 0 ? text('office.none') : formatMoney(paid.cents)}{' '}
            {paid.payments > 0 && <small>{text('today.paid.in', { count: formatNumber(paid.payments) })}</small>}
          </>
        ),
      )}
      {row(
        'signedIn',
        text('today.signedIn'),
        signedIn === null ? null : (
          <>
            {signedIn === 1
              ? text('today.signedIn.member')
              : text('today.signedIn.members', { count: formatNumber(signedIn) })}{' '}
            <small>{text('today.signedIn.hour')}</small>
          </>
        ),
      )}
      {row(
        'reports',
        text('today.reports'),
        reports && (
          <>
            {reports.count === 0 ? text('office.none') : formatNumber(reports.count)}{' '}
            {reports.since !== null && <Since at={reports.since} />}
          </>
        ),
      )}
    </dl>
  );
}

function Since({ at }: { at: string }) {
  const text = useText();
  const moment = useMomentText();
  return <small>{text('today.reports.since', { time: moment(at) })}</small>;
}

function Until({ at }: { at: string }) {
  const text = useText();
  const moment = useMomentText();
  return <small> {text('today.portal.until', { time: moment(at) })}</small>;
}

function Done({ acts }: { acts: RightNowFigures['done'] }) {
  const text = useText();
  if (acts.length === 0) return <p className="pad muted">{text('today.done.none')}</p>;
  return (
    <ul className="lines">
      {acts.map(({ at, act, by }) => (
        <li key={`${at} ${act} ${by}`}>
          <span className="faint num">
            <Moment at={at} />
          </span>
          <p>{text('today.did', { name: by?.split(' ')[0] ?? text('office.server'), what: text(actWords[act]) })}</p>
        </li>
      ))}
    </ul>
  );
}

/** Whether one wants what waits by e-mail each morning. */
function MorningMail() {
  const text = useText();
  const queries = useQueryClient();
  const { data } = useWatches();
  const chosen = useSend(
    (isWanted: boolean) => chooseMail({ body: { isWanted } }),
    () => void queries.invalidateQueries({ queryKey: watchesKey }),
  );
  if (!data) return null;
  return (
    <div className="pad">
      {chosen.error && <Alert kind="danger">{chosen.error.message}</Alert>}
      <Checkbox
        label={text('today.mail')}
        checked={data.wantsMorningMail}
        onChange={(event) => void chosen.send(event.target.checked)}
      />
    </div>
  );
}
