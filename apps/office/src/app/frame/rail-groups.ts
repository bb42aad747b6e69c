import {
  isPlainScreen,
  type OfficeScreenName,
  officeScreens,
  type PlainOfficeScreen,
} from '@rochdale/domain/office/screens/office-screens';
import type { Me } from '../../lib/session.ts';
import { type RailGroup, screens } from '../screens.ts';
import { mayOpen } from './screen-at.ts';

const groups: readonly RailGroup[] = ['desk', 'money', 'portal'];

/** The screens of the rail that somebody may open, by group; a group without any is left out. */
export function railGroups(me: Me): readonly { group: RailGroup; names: readonly PlainOfficeScreen[] }[] {
  const open = (Object.keys(officeScreens) as OfficeScreenName[])
    .filter((name) => mayOpen(me, name))
    .filter(isPlainScreen);
  return groups
    .map((group) => ({ group, names: open.filter((name) => screens[name].rail?.group === group) }))
    .filter(({ names }) => names.length > 0);
}
