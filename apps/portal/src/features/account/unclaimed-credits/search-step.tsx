import { searchNameMaxLength, type UnclaimedSearch } from '@rochdale/domain/account/unclaimed-credits/search';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import magnifier from 'lucide-static/icons/search.svg?inner';
import { Results } from './results.tsx';
import type { UnclaimedCredit } from './unclaimed-credits-calls.ts';
import type { Search } from './use-search.ts';

interface SearchStepProps {
  readonly search: Search;
  /** The result whose claim was cancelled: its button takes focus again. */
  readonly returnedFrom: string | undefined;
  readonly onSearch: () => void;
  readonly onClaim: (credit: UnclaimedCredit) => void;
}

/** Step 1: three names of which one is enough, and what they find (account-78). */
export function SearchStep({ search, returnedFrom, onSearch, onClaim }: SearchStepProps) {
  const text = useText();
  const { typed, isBusy } = search;
  const nameField = (name: keyof UnclaimedSearch, label: string) => (
    <TextField
      id={name}
      name={name}
      label={label}
      value={typed[name]}
      onChange={(event) => search.setName(name, event.target.value)}
      autoComplete="off"
      spellCheck={false}
      maxLength={searchNameMaxLength}
    />
  );
  return (
    <>
      <form
        className="card unclaimed__search"
        method="post"
        noValidate
        aria-label={text('unclaimedCredits.search')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!search.canSearch) return;
          onSearch();
          search.search();
        }}
      >
        {nameField('firstName', text('unclaimedCredits.firstName'))}
        {nameField('lastName', text('unclaimedCredits.lastName'))}
        {nameField('companyName', text('unclaimedCredits.companyName'))}
        <div className="actions unclaimed__go">
          <Button
            type="submit"
            busyLabel={isBusy ? text('unclaimedCredits.searching') : undefined}
            disabledReason={search.canSearch ? undefined : text('unclaimedCredits.search.blank')}
          >
            <Icon drawing={magnifier} />
            {text('unclaimedCredits.search')}
          </Button>
        </div>
      </form>
      {search.isAsked && (
        <section className="card unclaimed__results" aria-label={text('unclaimedCredits.results')}>
          <Results search={search} returnedFrom={returnedFrom} onClaim={onClaim} />
        </section>
      )}
    </>
  );
}
