import { Failed } from '@rochdale/ui/state/failed.tsx';
import { ApiError } from '../../../lib/calls/api.ts';

interface FailedRangeProps {
  readonly error: Error;
  /** Asks for the same days again. */
  readonly onRetry: () => void;
  /** Goes back to the days of the beginning: those that were asked for are refused. */
  readonly onReset: () => void;
}

/** Days that could not be loaded (energy-29), in place of the form; refused ones would be refused again. */
export function FailedRange({ error, onRetry, onReset }: FailedRangeProps) {
  const isRefused = error instanceof ApiError && error.status === 400;
  return (
    <div className="card">
      <Failed error={error} onRetry={isRefused ? onReset : onRetry} />
    </div>
  );
}
