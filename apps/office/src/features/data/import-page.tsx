import { formatNumber } from '@rochdale/domain/texts/formats';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageLoaded } from '../../parts/part-loaded.tsx';
import { AboutImport } from './about-import.tsx';
import { ConfirmImport } from './confirm-import.tsx';
import { importsKey, isTry, numberOf, type OneImport, outcomeWords, seeImport } from './data-calls.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportProblems } from './import-problems.tsx';

/** One import: what it changed or would, and what is wrong with it (office-116, office-117). */
export function Page() {
  const text = useText();
  const { importId = '' } = usePathParts();
  const query = useQuery({
    queryKey: [...importsKey, importId],
    queryFn: (asking) => seeImport({ params: { importId } }, isAskedByPage(asking)),
    // Somebody else may confirm it while one looks.
    refetchInterval: 15_000,
  });
  return (
    <PageLoaded query={query} rows={8} title={text('data.title')}>
      {(found) => <Import found={found} />}
    </PageLoaded>
  );
}

const leads = {
  written: 'data.one.lead.written',
  refused: 'data.one.lead.refused',
  held: 'data.one.lead.held',
  confirmed: 'data.one.lead.confirmed',
  'dry-run': 'data.one.lead.dry-run',
} as const;

function Import({ found }: { found: OneImport }) {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<PlainTextCode>();
  const { importId, outcome, excesses } = found;
  const [kind, word] = outcomeWords[outcome];
  const counts = { rows: formatNumber(found.rows), bad: formatNumber(found.badRows) };
  const end = () => {
    void queries.invalidateQueries({ queryKey: importsKey });
    setDone('data.confirm.done');
  };
  return (
    <>
      <PageHead
        title={text(isTry(importId) ? 'data.one.tried' : 'data.one.written', { number: numberOf(importId) })}
        crumbs={
          <OfficeLink to="data" parts={{}}>
            {text('data.title')}
          </OfficeLink>
        }
        lead={text(leads[outcome], counts)}
        marks={
          <li>
            <Mark kind={kind}>{text(word)}</Mark>
          </li>
        }
        actions={<ConfirmImport found={found} onDone={end} />}
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {text(done)}
          </Alert>
        </div>
      )}
      {outcome !== 'written' && excesses.length > 0 && (
        <div className="pad pad--under-head">
          <Alert kind="warning">
            {excesses.map(({ what, percent, bound }) => (
              <p key={what}>
                {text(what === 'balances' ? 'data.excess.balances' : 'data.excess.closed', { percent, bound })}
              </p>
            ))}
          </Alert>
        </div>
      )}
      <div className="split">
        <div>
          <ImportProblems found={found} />
          <ImportChanges found={found} />
        </div>
        <aside className="side" aria-label={text('data.balances')}>
          <AboutImport found={found} />
        </aside>
      </div>
    </>
  );
}
