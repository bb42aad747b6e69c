import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import { PaperlessTable } from './paperless-table.tsx';
import { confirmId, type MemberOption, type Paperless } from './use-paperless.ts';

/** Paperless Options (identity-56, identity-57): each account, all accounts, meetings and news, and the confirmation. */
export function PaperlessTab({ paperless }: { paperless: Paperless }) {
  const text = useText();
  const { accounts, registration } = useSite().config;
  const { options, asksToConfirm, isConfirmed, setConfirmed, setOption, error } = paperless;
  const option = (name: MemberOption) => ({
    id: name,
    checked: options[name],
    onChange: (event: { target: HTMLInputElement }) => setOption(name, event.target.checked),
  });
  return (
    <>
      {accounts.paperlessAtAccountLevel && <PaperlessTable paperless={paperless} />}
      {accounts.paperlessAtMemberLevel && (
        <fieldset className="settings-group">
          <legend>{text('myProfile.paperless.member')}</legend>
          <Checkbox {...option('hasOptedForPaperlessBilling')} label={text('myProfile.paperless.memberBilling')} />
          <Checkbox {...option('hasOptedForPaperlessOther')} label={text('myProfile.paperless.memberOther')} />
        </fieldset>
      )}
      {asksToConfirm && (
        <div className="settings-confirm">
          <Checkbox
            id={confirmId}
            checked={isConfirmed}
            error={error}
            onChange={(event) => setConfirmed(event.target.checked)}
            label={registration.paperlessConfirmationText}
          />
        </div>
      )}
      <fieldset className="settings-group">
        <legend>{text('myProfile.news')}</legend>
        <Checkbox {...option('allowAnnualMeetingNotice')} label={text('myProfile.news.annualMeeting')} />
        <Checkbox
          {...option('allowMarketingEmails')}
          label={registration.marketingEmailSignupText || text('myProfile.news.marketing')}
        />
      </fieldset>
    </>
  );
}
