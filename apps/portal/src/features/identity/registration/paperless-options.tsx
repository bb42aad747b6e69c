import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import type { DetailsField, DetailsForm } from './details-form.ts';

/** Paperless and marketing choices that the site offers, and the confirmation that paperless needs (identity-35). */
export function PaperlessOptions({ form }: { form: DetailsForm }) {
  const text = useText();
  const settings = useSite().config.registration;
  const { paperlessBillOptionAtMemberLevel: billing, paperlessOtherOption: other } = settings;
  const bind = (name: DetailsField) => ({
    id: name,
    checked: form.values[name] === 'yes',
    error: form.bind(name).error,
    onChange: (event: { target: HTMLInputElement }) => form.setValue(name, event.target.checked ? 'yes' : ''),
  });
  const isPaperless =
    form.values.hasOptedForPaperlessBilling === 'yes' || form.values.hasOptedForPaperlessOther === 'yes';
  return (
    <>
      {(billing || other) && (
        <fieldset className="field">
          <legend className="label">{text('registration.paperless.title')}</legend>
          {billing && (
            <Checkbox {...bind('hasOptedForPaperlessBilling')} label={text('registration.paperless.billing')} />
          )}
          {other && <Checkbox {...bind('hasOptedForPaperlessOther')} label={text('registration.paperless.other')} />}
          {isPaperless && <Checkbox {...bind('paperlessConfirmText')} label={settings.paperlessConfirmationText} />}
        </fieldset>
      )}
      {settings.displayMarketingEmailSignup && (
        <Checkbox
          {...bind('areMarketingEmailsAllowed')}
          label={settings.marketingEmailSignupText || text('registration.marketing')}
        />
      )}
    </>
  );
}
