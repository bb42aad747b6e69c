import { keepForTab, readForTab } from '../../../lib/device/storage.ts';

/** What the page that scheduled a payment leaves for the page that says so (planned-39). */
export interface KeptSchedule {
  readonly message: string;
  readonly paymentDate: string;
}

const nameOf = (transNo: string): string => `schedule.${transNo}`;

export function keepSchedule(transNo: string, kept: KeptSchedule): void {
  keepForTab(nameOf(transNo), JSON.stringify(kept));
}

export function readSchedule(transNo: string): KeptSchedule | undefined {
  const stored = readForTab(nameOf(transNo));
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isKeptSchedule(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKeptSchedule(value: unknown): value is KeptSchedule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'paymentDate' in value &&
    typeof value.paymentDate === 'string'
  );
}
