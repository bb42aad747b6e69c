import { type OfficeScreenName, officeScreens } from '@rochdale/domain/office/screens/office-screens';
import type { Me } from '../../lib/session.ts';

const patterns = (Object.keys(officeScreens) as OfficeScreenName[]).map((name) => ({
  name,
  pattern: new RegExp(`^${officeScreens[name].path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The screen that stands at a path. */
export const screenAt = (path: string): OfficeScreenName | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.name;

/** Whether somebody may open a screen. */
export function mayOpen({ permissions }: Pick<Me, 'permissions'>, name: OfficeScreenName): boolean {
  const { may } = officeScreens[name];
  return may === 'anyone' || may === 'visitor' || permissions.includes(may);
}
