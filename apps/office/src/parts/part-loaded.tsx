import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { NotAgain } from '@rochdale/ui/state/not-again.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { CallError } from '../lib/calls.ts';
import { PageHead } from './page-head.tsx';

interface PartLoadedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** How many rows to draw until it has come. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/**
 * A part of a page: its rows' shapes while it is slow, and where it failed that alone, with a way to try again. What has
 * come stays when it can't be had again, and with it what was typed there: that is said above it (general-19).
 */
export function PartLoaded<T>({ query: { data, error, refetch }, rows = 4, children }: PartLoadedProps<T>) {
  const again = (): void => void refetch();
  if (data !== undefined)
    return (
      <>
        {error && (
          <div className="pad">
            <NotAgain onRetry={again}>
              {error.message} <FailureNumber error={error} />
            </NotAgain>
          </div>
        )}
        {children(data)}
      </>
    );
  if (error) return <PartFailed error={error} onRetry={again} />;
  return (
    <Loading>
      <ul className="lines" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes of what is to come have nothing else
          <li key={row}>
            <span className="skel skel--row skel--short" />
            <span className="skel skel--row skel--long" />
            <span className="skel skel--row skel--short" />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

/** A page of one thing. Where that can't be had, the page has its heading all the same. */
export function PageLoaded<T>({ title, ...part }: PartLoadedProps<T> & { readonly title: string }) {
  return (
    <>
      {part.query.data === undefined && part.query.error && <PageHead title={title} />}
      <PartLoaded {...part} />
    </>
  );
}

/** The part of a page that failed, why, the number that stands in the log, and a way to try again. */
export function PartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText();
  return (
    <div className="pad">
      <Alert
        kind="danger"
        action={
          <Button kind="secondary" size="s" onClick={onRetry}>
            {text('error.tryAgain')}
          </Button>
        }
      >
        {text('office.failed.part', { message: error.message })} <FailureNumber error={error} />
      </Alert>
    </div>
  );
}

function FailureNumber({ error }: { error: Error }) {
  const text = useText();
  const id = error instanceof CallError ? error.id : undefined;
  return id === undefined ? null : text('office.failed.number', { id });
}
