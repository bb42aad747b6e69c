import type { SettingsTab } from '@rochdale/domain/identity/my-profile/tabs';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { LoginTab } from './login-tab.tsx';
import { PaperlessTab } from './paperless-tab.tsx';
import { RoundUpTab } from './round-up-tab.tsx';
import { tabTexts } from './tab-texts.ts';
import { useLoginInfo } from './use-login-info.ts';
import { usePaperless } from './use-paperless.ts';
import { useRoundUp } from './use-round-up.ts';
import { useSave } from './use-save.ts';
import type { Settings } from './use-settings.ts';

interface SettingsFormProps {
  readonly settings: Settings;
  readonly tab: SettingsTab;
  /** Another tab is looked at: what is typed here stays. */
  readonly isHidden: boolean;
  readonly goTo: (tab: SettingsTab) => void;
}

/** The tabs that are saved. What is typed into one stays while another is looked at. */
export function SettingsForm({ settings, tab, isHidden, goTo }: SettingsFormProps) {
  const text = useText();
  const info = useLoginInfo(settings);
  const paperless = usePaperless(settings);
  const roundUp = useRoundUp(settings);
  const parts = { login: info.part, paperless: paperless.part, 'round-up': roundUp.part };
  const saving = useSave({ memberNumber: settings.memberNumber, parts, goTo });
  if (isHidden) return null;
  const { problems } = parts[tab];
  return (
    <form
      className="form settings"
      method="post"
      noValidate
      onChange={saving.clearFailure}
      onSubmit={(event) => {
        event.preventDefault();
        saving.save(tab);
      }}
    >
      {saving.failure && saving.refused?.tab === tab && <Alert kind="danger">{saving.failure.message}</Alert>}
      {saving.refused !== undefined && saving.refused.missing.length > 0 && (
        <Alert kind="danger">
          {text('myProfile.submitAll.refused', {
            tabs: saving.refused.missing.map((one) => text(tabTexts[one])).join(', '),
          })}
        </Alert>
      )}
      {problems.length > 1 && saving.refused?.tab === tab && (
        <ErrorSummary key={saving.refused.count} items={problems} />
      )}
      {tab === 'login' && <LoginTab info={info} settings={settings} />}
      {tab === 'paperless' && <PaperlessTab paperless={paperless} />}
      {tab === 'round-up' && <RoundUpTab roundUp={roundUp} />}
      <div className="actions">
        <Button type="submit" busy={saving.isBusy}>
          {text('myProfile.save')}
        </Button>
        {saving.offersAll(tab) && (
          <Button kind="secondary" busy={saving.isBusy} onClick={() => saving.save(tab, saving.all)}>
            {text('myProfile.submitAll')}
          </Button>
        )}
      </div>
    </form>
  );
}
