import { keepForTab } from './storage.ts';

/** The name under which the tab keeps whether the power is off at the member's own account. */
export const ownOutage = 'ownOutage';

/** Keeps what is known of it: no page of the visit repeats the storm then. */
export const rememberOwnOutage = (isOff: boolean): void => keepForTab(ownOutage, isOff ? 'yes' : null);
