import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useMomentText } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageLoaded } from '../../parts/part-loaded.tsx';
import { ExplainDifferences } from './explain-differences.tsx';
import { KindsTable } from './kinds-table.tsx';
import { SettlementLines } from './settlement-lines.tsx';
import { comparedOf, type Settlement, seeSettlement, settlementsFile, settlementsKey } from './settlements-calls.ts';

/** One settlement down to each line, with the payment that it is of (office-113). */
export function Page() {
  const text = useText();
  const { settlementId = '' } = usePathParts();
  const query = useQuery({
    queryKey: [...settlementsKey, 'one', settlementId],
    queryFn: () => seeSettlement({ params: { settlementId } }),
  });
  return (
    <PageLoaded query={query} rows={8} title={text('settlements.title')}>
      {(settlement) => <Shown settlement={settlement} />}
    </PageLoaded>
  );
}

function Shown({ settlement }: { settlement: Settlement }) {
  const text = useText();
  const momentText = useMomentText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const { settlementId, day, netCents, readAt } = settlement;
  const [kind, words] = comparedOf(settlement, text);
  return (
    <>
      <PageHead
        title={text('settlements.titleOf', { amount: formatMoney(netCents), day: formatDay(day) })}
        crumbs={
          <>
            <OfficeLink to="settlements" parts={{}}>
              {text('settlements.title')}
            </OfficeLink>{' '}
            / {settlementId}
          </>
        }
        lead={readAt !== null && text('settlements.read', { when: momentText(readAt) })}
        marks={
          <li>
            <Mark kind={kind}>{words}</Mark>
          </li>
        }
        actions={
          <>
            <OutsideLink
              className={buttonClass({ kind: 'secondary' })}
              href={settlementsFile({ settlementId })}
              download={`settlement-${settlementId}.csv`}
            >
              {text('settlements.file')}
            </OutsideLink>
            <ExplainDifferences
              settlement={settlement}
              onDone={() => {
                setDone(text('settlements.explain.done'));
                void queries.invalidateQueries({ queryKey: settlementsKey });
              }}
            />
          </>
        }
      />
      <Notes settlement={settlement} done={done} onRead={() => setDone(undefined)} />
      <KindsTable settlement={settlement} />
      <SettlementLines settlementId={settlementId} />
    </>
  );
}

interface NotesProps {
  readonly settlement: Settlement;
  readonly done: string | undefined;
  readonly onRead: () => void;
}

/** What was just done, how the settlement differs as a whole, and who explained what differed. */
function Notes({ settlement: { difference, explained }, done, onRead }: NotesProps) {
  const text = useText();
  if (done === undefined && difference === null && !explained) return null;
  return (
    <div className="pad pad--under-head stack-s">
      {done !== undefined && (
        <Alert kind="success" onDismiss={onRead}>
          {done}
        </Alert>
      )}
      {difference !== null && (
        <Alert kind="warning">{text(difference === 'failed' ? 'settlements.failed' : 'settlements.sum')}</Alert>
      )}
      {explained && (
        <Alert kind="info" title={text('settlements.explained.title')}>
          {text('settlements.explained', { name: explained.by, reason: explained.reason })}
        </Alert>
      )}
    </div>
  );
}
