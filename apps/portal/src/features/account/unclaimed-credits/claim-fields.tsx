import { statesIn } from '@rochdale/domain/account/account-profile/states';
import { claimMaxLengths, contactPreferences } from '@rochdale/domain/account/unclaimed-credits/claim';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { formatPhone, formatZip } from '@rochdale/domain/typed-formats';
import { PasswordField, TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { pageLanguage, useText } from '@rochdale/ui/text/text.ts';
import type { ClaimForm } from './use-claim-form.ts';

/** The claim's fields (account-82, account-83). */
export function ClaimFields({ form }: { form: ClaimForm }) {
  return (
    <>
      <PersonFields form={form} />
      <AddressFields form={form} />
    </>
  );
}

function PersonFields({ form }: { form: ClaimForm }) {
  const text = useText();
  return (
    <>
      <TextField
        {...form.bind('name')}
        label={text('unclaimedCredits.name')}
        autoComplete="name"
        maxLength={claimMaxLengths.name}
      />
      <TextField
        {...form.bind('phone', formatPhone)}
        label={text('unclaimedCredits.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={claimMaxLengths.phone}
      />
      <SelectField
        {...form.bind('contactPref')}
        label={text('unclaimedCredits.contactPref')}
        placeholder={text('unclaimedCredits.contactPref.choose')}
        options={Object.entries(contactPreferences).map(([value, code]) => ({ value, label: text(code) }))}
      />
      <TextField
        {...form.bind('email')}
        label={text('unclaimedCredits.email')}
        optional={form.values.contactPref !== 'Email'}
        type="email"
        autoComplete="email"
        maxLength={claimMaxLengths.email}
      />
      <div className="span unclaimed__ssn">
        <PasswordField
          {...form.bind('ssn')}
          label={text('unclaimedCredits.ssn')}
          hint={text('unclaimedCredits.ssn.hint')}
          showLabel={text('unclaimedCredits.ssn.show')}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={claimMaxLengths.ssn}
        />
      </div>
    </>
  );
}

function AddressFields({ form }: { form: ClaimForm }) {
  const text = useText();
  const { comments } = form.values;
  const left = formatNumber(claimMaxLengths.comments - comments.length);
  return (
    <>
      <TextField
        {...form.bind('address1')}
        label={text('unclaimedCredits.address1')}
        autoComplete="address-line1"
        maxLength={claimMaxLengths.address1}
      />
      <TextField
        {...form.bind('address2')}
        label={text('unclaimedCredits.address2')}
        optional
        autoComplete="address-line2"
        maxLength={claimMaxLengths.address2}
      />
      <TextField
        {...form.bind('city')}
        label={text('unclaimedCredits.city')}
        autoComplete="address-level2"
        maxLength={claimMaxLengths.city}
      />
      <div className="unclaimed__pair">
        <SelectField
          {...form.bind('state')}
          label={text('unclaimedCredits.state')}
          placeholder={text('unclaimedCredits.state.choose')}
          options={statesIn(pageLanguage())}
          autoComplete="address-level1"
        />
        <TextField
          {...form.bind('zip', formatZip)}
          label={text('unclaimedCredits.zip')}
          optional
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={claimMaxLengths.zip}
        />
      </div>
      <div className="span">
        <TextAreaField
          id="comments"
          name="comments"
          label={text('unclaimedCredits.comments')}
          hint={text('unclaimedCredits.comments.left', { count: left })}
          error={form.bind('comments').error}
          optional
          value={comments}
          maxLength={claimMaxLengths.comments}
          onChange={(event) => form.setValue('comments', event.target.value)}
        />
      </div>
    </>
  );
}
