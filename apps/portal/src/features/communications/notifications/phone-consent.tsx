import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';

/** What a member agrees to by letting a phone be texted or called: read before anything is ticked or added. */
export function PhoneConsent({ id }: { id?: string }) {
  const text = useText();
  const { settings, config } = useSite();
  const fields = { coop: settings.coopName, phone: settings.phoneNumber };
  return (
    <p className="hint" id={id}>
      {agreementText<'contact'>(config.agreements.contact, fields)}{' '}
      <ScreenLink to="legal-terms">{text('contacts.use.terms')}</ScreenLink>
    </p>
  );
}
