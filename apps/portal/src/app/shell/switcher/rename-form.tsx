import { accountName, streetOf } from '@rochdale/domain/account/account-names/account-name';
import { nicknameViolation } from '@rochdale/domain/account/account-names/nickname';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId } from 'react';
import type { ListedAccount } from '../../../features/account/all-accounts/search-accounts.ts';
import { operation } from '../../../lib/calls/api.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { memberQueries } from '../../../lib/session/member-data.tsx';

const setName = operation('account-names.set', 'PUT /v3/member/{memberNumber}/accounts/{accountNumber}/nickname');
/** What shows names. */
const named = ['accounts', 'all-accounts', 'account-names'] as const;

/** Gives an account its member's own name; empty takes it away (account-92). */
export function RenameForm({ account, onEnd }: { account: ListedAccount; onEnd: (words?: string) => void }) {
  const text = useText();
  const id = useId();
  const memberNumber = useOwnNumber();
  const { accountNumber: number, serviceAddress } = account;
  const form = useFields({ [id]: nicknameViolation }, { [id]: account.nickname ?? '' });
  const save = useMutation({
    mutationFn: (nickname: string) => setName({ params: { memberNumber, accountNumber: number }, body: { nickname } }),
    onSuccess: async ({ nickname }) => {
      await Promise.all(named.map((key) => memberQueries.invalidateQueries({ queryKey: [key] })));
      const name = accountName({ nickname, serviceAddress });
      onEnd(text(nickname === null ? 'accountNames.removed' : 'accountNames.saved', { number, name }));
    },
  });
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    field.select();
    // With its buttons, also where the list is short.
    field.form?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const { error, ...field } = form.bind(id);
  return (
    <form
      className="rename"
      noValidate
      onSubmit={form.submit((values) => save.mutate(values[id] ?? ''))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // The list stays open.
        event.preventDefault();
        onEnd();
      }}
    >
      <TextField
        {...field}
        label={text('accountNames.label', { street: streetOf(serviceAddress) })}
        hint={text('accountNames.hint')}
        error={error ?? save.error?.message}
        autoComplete="off"
      />
      <Button type="submit" busy={save.isPending} disabledReason={notWhileLooking()}>
        {text('accountNames.save')}
      </Button>
      <Button kind="ghost" onClick={() => onEnd()}>
        {text('accountNames.cancel')}
      </Button>
    </form>
  );
}
