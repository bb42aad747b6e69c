import type { PlainTextCode } from '@rochdale/domain/texts/text';
import type { Person } from './staff-calls.ts';

/** What may be done to somebody, each with a dialog of its own words. */
export const actTitles = {
  roles: 'staffPages.staff.editRoles',
  limit: 'staffPages.staff.limit',
  reset: 'staffPages.staff.reset',
  disable: 'staffPages.staff.disable',
  enable: 'staffPages.staff.enable',
} as const satisfies Readonly<Record<string, PlainTextCode>>;
export type PersonAct = keyof typeof actTitles;

/** What can be done to somebody as they are; nobody turns off or resets themselves. */
export function actsOn({ state }: Pick<Person, 'state'>, isOwn: boolean): readonly PersonAct[] {
  if (state === 'disabled') return ['enable'];
  return isOwn ? ['roles'] : ['roles', 'limit', 'reset', 'disable'];
}
