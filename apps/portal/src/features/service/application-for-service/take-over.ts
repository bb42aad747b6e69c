import { todayIn } from '../../../lib/device/clock.ts';
import { takeAllOver } from './unsent-store.ts';

/** On its own, for pages that do nothing else of an application. */
export const takeOver = (timeZone: string): Promise<void> => takeAllOver(todayIn(timeZone));
