import { type SettingsTab, settingsTabsOf } from '@rochdale/domain/identity/my-profile/tabs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';
import { keepAnew } from '../last-seen/public.ts';
import { type MemberUpdate, updateMember } from './my-profile-calls.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsKey } from './use-settings.ts';

interface Refused {
  readonly tab: SettingsTab;
  readonly count: number;
  readonly field?: string | undefined;
  /** The tabs on which Submit All found something missing. */
  readonly missing: readonly SettingsTab[];
}

interface SaveOptions {
  readonly memberNumber: string;
  readonly parts: Readonly<Record<SettingsTab, SettingsPart>>;
  readonly goTo: (tab: SettingsTab) => void;
}

/**
 * Save and Submit All (identity-48). Save stands for its own tab: a member who only goes paperless need not look at the
 * others, and what is half typed there is neither sent nor lost. Submit All, beside it on the last of them, judges every
 * tab, leads to the first that is wrong and names all that are, and else sends them as one request, of which the server
 * does all or nothing.
 */
export function useSave({ memberNumber, parts, goTo }: SaveOptions) {
  const tabs = settingsTabsOf(useSite());
  const queries = useQueryClient();
  /** Counts refusals, so that each takes focus; the field is what the server named. */
  const [refused, setRefused] = useState<Refused>();
  const save = useMutation({
    mutationFn: async ({ wanted }: { wanted: readonly SettingsTab[]; from: SettingsTab }) => {
      const body: MemberUpdate = Object.assign({}, ...wanted.map((tab) => parts[tab].update()));
      const answer = await updateMember({ params: { memberNumber }, body });
      await queries.invalidateQueries({ queryKey: [settingsKey] });
      return answer;
    },
    onSuccess: ({ message }, { wanted }) => {
      // Whoever may have known the old password finds nothing on this device either.
      if (wanted.includes('login')) keepAnew(memberNumber);
      for (const tab of wanted) parts[tab].reset();
      setRefused(undefined);
      goTo('login');
      showAlert({ kind: 'success', text: message });
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('[data-tab="login"]')?.focus({ preventScroll: true });
    },
    onError: (error, { from, wanted }) => {
      const field = error instanceof ApiError ? error.fields[0]?.field : undefined;
      for (const tab of wanted) if (field !== undefined) parts[tab].refused?.(field);
      refuse(field === undefined ? from : tabOfField(field), field);
    },
  });
  const refuse = (tab: SettingsTab, field?: string, missing: readonly SettingsTab[] = []): void => {
    goTo(tab);
    setRefused((before) => ({ tab, field, missing, count: (before?.count ?? 0) + 1 }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal takes focus, not what is typed after it.
  useEffect(() => {
    if (!refused) return;
    const problems = parts[refused.tab].problems;
    const field = refused.field ?? (problems.length === 1 ? problems[0]?.fieldId : undefined);
    if (field !== undefined) document.getElementById(field)?.focus();
  }, [refused]);
  return {
    isBusy: save.isPending,
    failure: save.error,
    refused,
    /** What was refused is being changed. */
    clearFailure: () => {
      if (save.error) save.reset();
    },
    /** Whether Submit All stands on a tab: on the last, where there are others. */
    offersAll: (tab: SettingsTab) => tabs.length > 1 && tab === tabs.at(-1),
    save: (tab: SettingsTab, wanted: readonly SettingsTab[] = [tab]) => {
      if (save.isPending) return;
      showAlert(undefined);
      save.reset();
      const wrong = wanted.filter((one) => !parts[one].check());
      const first = wrong.includes(tab) ? tab : wrong[0];
      if (first !== undefined) refuse(first, undefined, wanted.length > 1 ? wrong : []);
      else save.mutate({ wanted, from: tab });
    },
    /** Every tab that is saved. */
    all: tabs,
  };
}

/** Where a field stands that the server refused. */
function tabOfField(field: string): SettingsTab {
  if (/^(paperlessConfirmText$|email-)/.test(field)) return 'paperless';
  return /^(amount|expiration)-/.test(field) ? 'round-up' : 'login';
}
