import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../parts/moment.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { auditStatus, auditStatusKey, type Verified } from './audit-calls.ts';

const headWords = {
  held: 'staffPages.audit.head.held',
  none: 'staffPages.audit.head.none',
  cut: 'staffPages.audit.head.cut',
  forged: 'staffPages.audit.head.forged',
} as const;

/** Whether the record holds: when all of it was verified and what was found, and whether the chain goes on (office-48). */
export function Chain({ isAsked }: { isAsked: boolean }) {
  const text = useText();
  const query = useQuery({
    queryKey: auditStatusKey,
    queryFn: (asking) => auditStatus({}, isAskedByPage(asking)),
    refetchInterval: isAsked ? 2_000 : 30_000,
  });
  return (
    <div className="pad pad--under-head">
      <PartLoaded query={query} rows={1}>
        {({ chained, lastChainedAt, unchained, unchainedTooLong, verified }) => (
          <Alert kind={kindOf(verified, unchainedTooLong)} isSpoken={isAsked}>
            {verified === null ? text('staffPages.audit.verified.never') : <VerifiedWords verified={verified} />}{' '}
            {text('staffPages.audit.chained', { count: chained })}{' '}
            {lastChainedAt !== null && (
              <>
                {text('staffPages.audit.lastChained')} <Moment at={lastChainedAt} inFull />.{' '}
              </>
            )}
            {unchained > 0 && text('staffPages.audit.unchained', { count: unchained })}
          </Alert>
        )}
      </PartLoaded>
    </div>
  );
}

function kindOf(verified: Verified | null, unchainedTooLong: number) {
  if (verified !== null && !verified.isWhole) return 'danger' as const;
  if (unchainedTooLong > 0) return 'warning' as const;
  return verified === null ? ('info' as const) : ('success' as const);
}

function VerifiedWords({ verified }: { verified: Verified }) {
  const text = useText();
  const { at, tookMs, links, isWhole, head, faults } = verified;
  return (
    <>
      <b>{text(isWhole ? 'staffPages.audit.whole' : 'staffPages.audit.broken')}</b>{' '}
      {text('staffPages.audit.verified', { count: links, seconds: (tookMs / 1000).toFixed(1) })}{' '}
      <Moment at={at} inFull />. {text(headWords[head])} {faults.join(' ')}
    </>
  );
}
