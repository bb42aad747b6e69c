import { useSyncExternalStore } from 'react';

/** A sentence of the alert area: stays until dismissed or until the screen changes. */
export interface ShownAlert {
  readonly kind: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
}

let shown: ShownAlert | undefined;
const listeners = new Set<() => void>();

/** Shows an alert at the top of the content, or with undefined takes it away. */
export function showAlert(alert: ShownAlert | undefined): void {
  shown = alert;
  for (const listener of listeners) listener();
}

export function useShownAlert(): ShownAlert | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => undefined,
  );
}
