import { maxUnclaimedResults, nothingFound } from '@rochdale/domain/account/unclaimed-credits/search';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Pager } from '@rochdale/ui/table/pager.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import searchX from 'lucide-static/icons/search-x.svg?inner';
import users from 'lucide-static/icons/users.svg?inner';
import { ResultsTable } from './results-table.tsx';
import type { UnclaimedCredit } from './unclaimed-credits-calls.ts';
import { pageSizes, type Search } from './use-search.ts';

interface ResultsProps {
  readonly search: Search;
  readonly returnedFrom: string | undefined;
  readonly onClaim: (credit: UnclaimedCredit) => void;
}

/** What a search found, in pages; the region that says it is there before it does. */
export function Results({ search, returnedFrom, onClaim }: ResultsProps) {
  const text = useText();
  const { shown, error, isBusy } = search;
  if (error) return <Failed error={error} onRetry={search.again} />;
  const count = shown?.answer.totalRecords ?? 0;
  return (
    <>
      {!shown && isBusy && (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      )}
      <div role="status">
        <Outcome search={search} />
      </div>
      {shown && count > 0 && (
        <>
          <ResultsTable results={shown.answer.results} busy={isBusy} returnedFrom={returnedFrom} onClaim={onClaim} />
          <Pager
            label={text('unclaimedCredits.results')}
            page={shown.page}
            total={count}
            sizes={pageSizes}
            onChange={search.turn}
          />
        </>
      )}
    </>
  );
}

/** How many were found; or that there are none, or too many (account-80, account-81). */
function Outcome({ search: { shown, isBusy } }: { search: Search }) {
  const text = useText();
  if (!shown) return null;
  const { totalRecords: count, isTooMany } = shown.answer;
  if (count > 0)
    return (
      <p className="unclaimed__count">
        {count === 1 ? text('unclaimedCredits.foundOne') : text('unclaimedCredits.found', { count })}
      </p>
    );
  // Said anew by each search, so it goes while the next one runs.
  if (isBusy) return null;
  if (isTooMany) return <Empty icon={users} title={text('unclaimedCredits.tooMany', { most: maxUnclaimedResults })} />;
  return (
    <Empty icon={searchX} title={violationText(nothingFound(shown.names))}>
      <p>{text('unclaimedCredits.none.next')}</p>
    </Empty>
  );
}
