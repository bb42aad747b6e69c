import { useSyncExternalStore } from 'react';

/** Now, on the device's clock. */
export const now = (): Date => new Date();

const minuteMs = 60_000;
const minute = (): number => Math.floor(Date.now() / minuteMs);

/** The minute that it is, in milliseconds; what shows it is drawn anew with each. */
export function useMinute(): number {
  return (
    minuteMs *
    useSyncExternalStore((listener) => {
      const timer = setInterval(listener, 1000);
      return () => clearInterval(timer);
    }, minute)
  );
}
