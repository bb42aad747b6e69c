import { type OfficeScreenName, officeScreens } from '@rochdale/domain/office/screens/office-screens';
import { useText } from '@rochdale/ui/text/text.ts';
import { PageHead } from '../../parts/page-head.tsx';

/** A screen that somebody's role does not open, and what it would take. */
export function NotAllowed({ screen }: { screen: OfficeScreenName }) {
  const text = useText();
  const lead = text('office.notAllowed', { permission: officeScreens[screen].may });
  return <PageHead title={text('office.notAllowed.title')} lead={lead} />;
}
