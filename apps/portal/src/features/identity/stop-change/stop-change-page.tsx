import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { askedCode } from './asked-code.ts';
import { ChangeCard } from './change-card.tsx';
import { ChangeOver, UnknownLink } from './change-over.tsx';
import { type LinkedChange, seeChange } from './stop-change-calls.ts';
import { WaitingChange } from './waiting-change.tsx';

type State =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'seen'; readonly change: LinkedChange; readonly isNews: boolean };

/** A change of a login that somebody was told of: what it is, and a button that stops it (identity-71, identity-72). */
export function Page() {
  const text = useText();
  const query = useQueryParams<'stop-change'>();
  // The code leaves the address at once, so that it is not seen, kept or passed on.
  const [code] = useState(() => askedCode(query));
  const [state, setState] = useState<State>({ kind: 'checking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    stripQuery();
    let isCurrent = true;
    setState({ kind: 'checking' });
    // Looking stops nothing: mail programs follow links by themselves.
    seeChange({ body: { code } }).then(
      (change) => isCurrent && setState({ kind: 'seen', change, isNews: false }),
      (error: Error) => isCurrent && setState(isUnknown(error) ? { kind: 'unknown' } : { kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, tries]);

  if (state.kind === 'unknown') return <UnknownLink />;
  if (state.kind === 'checking' || state.kind === 'failed')
    return (
      <ChangeCard title={text('stopChange.title')}>
        {state.kind === 'failed' ? (
          <Failed error={state.error} onRetry={() => setTries(tries + 1)} />
        ) : (
          <Loading>
            <Skeleton height={200} />
          </Loading>
        )}
      </ChangeCard>
    );
  const { change } = state;
  return change.state === 'waiting' ? (
    <WaitingChange
      code={code}
      change={change}
      onEnded={(ended) => setState({ kind: 'seen', change: ended, isNews: true })}
    />
  ) : (
    <ChangeOver change={change} isNews={state.isNews} />
  );
}

const isUnknown = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
