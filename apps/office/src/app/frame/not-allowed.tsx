import { type OfficeScreenName, officeScreens } from '@rochdale/domain/office/screens/office-screens';
import { isPermission } from '@rochdale/domain/office/staff/permissions';
import { useText } from '@rochdale/ui/text/text.ts';
import { permissionWords } from '../../lib/role-words.ts';
import { PageHead } from '../../parts/page-head.tsx';

/** A screen that somebody's role does not open, and what it would take. */
export function NotAllowed({ screen }: { screen: OfficeScreenName }) {
  const text = useText();
  const { may } = officeScreens[screen];
  const permission = isPermission(may) ? text(permissionWords[may]) : may;
  const lead = text('office.notAllowed', { permission });
  return <PageHead title={text('office.notAllowed.title')} lead={lead} />;
}
