import { useSyncExternalStore } from 'react';
import { resumeUnsent } from '../device/storage.ts';

const listeners = new Set<() => void>();
/** How often the server has said so since this page was loaded; 0 while it has not. */
let times = 0;

function set(next: number): void {
  times = next;
  for (const listener of listeners) listener();
}

/** The server has said that it is under maintenance, or this is the page that says so. What was typed is kept for later. */
export function enterMaintenance(): void {
  resumeUnsent();
  set(times + 1);
}

/** Maintenance is over (website-35). */
export function leaveMaintenance(): void {
  set(0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 0 while the portal is open, else how often it was said that it is not (website-34). */
export function useMaintenanceFlag(): number {
  return useSyncExternalStore(
    subscribe,
    () => times,
    () => 0,
  );
}
