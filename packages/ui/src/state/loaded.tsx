import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';
import { NotAgain } from './not-again.tsx';
import './not-again.css';

interface LoadedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** Shapes of what is to come. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * What a query answered; before that its shapes, or why it failed, with a way to try again. What has come stays when it
 * can't be had again, and with it what was typed there: that is said above it (general-19).
 */
export function Loaded<T>({ query: { data, error, refetch }, skeleton, children }: LoadedProps<T>) {
  const again = (): void => void refetch();
  if (data !== undefined)
    return (
      <>
        {error && (
          <div className="not-again">
            <NotAgain onRetry={again}>{error.message}</NotAgain>
          </div>
        )}
        {children(data)}
      </>
    );
  return error ? <Failed error={error} onRetry={again} /> : <Loading>{skeleton}</Loading>;
}
