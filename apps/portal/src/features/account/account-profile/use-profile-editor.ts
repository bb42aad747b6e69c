import { fieldInForm } from '@rochdale/domain/account/account-profile/phones';
import type { ContactPhone, ProfileForm, ProfileSection } from '@rochdale/domain/account/account-profile/profile';
import { profileProblems } from '@rochdale/domain/account/account-profile/profile-rules';
import { isOrganization } from '@rochdale/domain/account/members/member-name';
import { isYes } from '@rochdale/domain/yes-no';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';
import { sendProfile } from './account-profile-calls.ts';
import { firstFieldOf, formOfProfile, isMoved, requestOf } from './profile-form.ts';
import type { AccountProfile } from './use-profile.ts';

/** What is being edited: one section, the form as it began and as it is now. */
interface Edit {
  readonly section: ProfileSection;
  readonly begin: ProfileForm;
  readonly form: ProfileForm;
  /** Save has been refused: from then on every key is judged. */
  readonly isRefused: boolean;
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

/** Where the page says what became of an update. */
export const resultId = 'profile-result';

/** View mode, or exactly one of the three edit modes (account-66). */
export function useProfileEditor(
  { memberNumber, accountNumber }: { readonly memberNumber: string; readonly accountNumber: string },
  profile: AccountProfile,
) {
  const { allowNameUpdate: name, allowAddressUpdate: address, allowPhoneUpdate: phones } = useSite().config.profile;
  const { displayProfileUpdateConfirmation } = useSite().configuration;
  const allowed = { name: name && !isOrganization(profile), address, phones };
  const queries = useQueryClient();
  const [edit, setEdit] = useState<Edit>();
  const [dialog, setDialog] = useState<'accounts' | 'notify'>();
  const focus = useFocus();

  const problemsOf = ({ form, begin, section }: Edit) => profileProblems(form, begin, { allowed, editing: section });
  const problems = edit?.isRefused ? problemsOf(edit) : [];
  const change = (part: Partial<ProfileForm>) => setEdit((now) => now && { ...now, form: { ...now.form, ...part } });

  const save = useMutation({
    mutationFn: ({ form, indicator }: { section: ProfileSection; form: ProfileForm; indicator: 'ONE' | 'ALL' }) =>
      sendProfile({ params: { memberNumber, accountNumber }, body: requestOf(form, indicator) }),
    onSuccess: async ({ message, isVerified }, { section }) => {
      await queries.invalidateQueries({ queryKey: ['account-profile'] });
      setEdit(undefined);
      setDialog(displayProfileUpdateConfirmation ? 'notify' : undefined);
      focus(message === null && isYes(isVerified) ? `edit-${section}` : resultId);
    },
    onError: (error, { form }) => {
      setDialog(undefined);
      if (error instanceof ApiError) focus(fieldInForm(error.fields[0]?.field ?? 'save', form.contactPhones));
    },
  });
  const send = (indicator: 'ONE' | 'ALL') => {
    if (edit && !save.isPending) save.mutate({ section: edit.section, form: edit.form, indicator });
  };

  return {
    allowed,
    form: edit?.form,
    section: edit?.section,
    dialog,
    isSaving: save.isPending,
    failure: save.error?.message,
    /** What the server said to the last update. */
    said: save.data?.message ?? undefined,
    send,
    change,
    errorOf: (field: string): string | undefined => {
      const problem = problems.find((one) => one.field === field);
      return problem && violationText(problem.found);
    },
    changePhone: (place: number, slot: ContactPhone) =>
      edit && change({ contactPhones: edit.form.contactPhones.map((one, at) => (at === place ? slot : one)) }),
    begin: (section: ProfileSection) => {
      const form = formOfProfile(profile);
      save.reset();
      setEdit({ section, begin: form, form, isRefused: false });
      focus(firstFieldOf[section]);
    },
    cancel: () => {
      setEdit(undefined);
      if (edit) focus(`edit-${edit.section}`);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!edit || save.isPending) return;
      save.reset();
      const first = problemsOf(edit)[0];
      if (first) {
        setEdit({ ...edit, section: first.section, isRefused: true });
        focus(first.field);
      } else if (profile.count > 1 && (edit.section === 'address' || isMoved(edit.form, edit.begin)))
        setDialog('accounts');
      else send('ONE');
    },
    closeDialog: () => {
      if (dialog === 'notify') focus(resultId);
      setDialog(undefined);
    },
    focus,
  };
}

/** Moves focus to an element by its id once what was just decided is on the page. */
function useFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}
