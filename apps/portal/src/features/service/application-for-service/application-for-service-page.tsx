import type { Application } from '@rochdale/domain/service/application-for-service/application';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { dropState } from '../../../lib/address/address.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { applicantOf } from './application-calls.ts';
import { ApplicationForm } from './application-form.tsx';
import { applicationOf, blankApplication, type UnsentApplication } from './unsent-application.ts';
import { useUnsent } from './use-unsent.ts';
import '@rochdale/ui/dialog/dialog.css';
import '@rochdale/ui/form/form.css';
import './application-for-service.css';

/** Application for service (service-37): for visitors, and for members with what is on file of them. */
export function Page() {
  const owner = useSession()?.memberNumber ?? '';
  return (
    <div className="container">
      <div className="form-page application">
        <Begin key={owner} owner={owner} />
      </div>
    </div>
  );
}

const Coming = () => (
  <Loading>
    <Skeleton height={560} />
  </Loading>
);

interface Begun {
  readonly application: Application;
  readonly isUnfilled: boolean;
}

/** Goes on with what the device keeps, or begins anew; a member's application with what is on file. */
function Begin({ owner }: { owner: string }) {
  const chosen = useChosenType();
  const { kept, isAwaited } = useUnsent(owner);
  const isFilledIn = owner === '' || kept !== undefined;
  const [onFile, setOnFile] = useState<Begun>();
  const begun = onFile ?? (isFilledIn ? { application: blankApplication, isUnfilled: false } : undefined);
  useEffect(() => {
    if (isFilledIn || isAwaited) return;
    let isOver = false;
    const begin = (application: Application, isUnfilled: boolean) => {
      if (!isOver) setOnFile({ application, isUnfilled });
    };
    applicantOf({ params: { memberNumber: owner } }).then(
      (applicant) => begin(applicationOf(applicant), false),
      () => begin(blankApplication, true),
    );
    return () => {
      isOver = true;
    };
  }, [owner, isFilledIn, isAwaited]);
  if (!begun || isAwaited) return <Coming />;
  return (
    <ApplicationForm
      owner={owner}
      begin={withType(begun.application, chosen)}
      kept={kept && keptWithType(kept, chosen)}
      isUnfilled={begun.isUnfilled}
    />
  );
}

const withType = (application: Application, accountType: string | undefined): Application =>
  accountType === undefined ? application : { ...application, accountType };

const keptWithType = (kept: UnsentApplication, accountType: string | undefined): UnsentApplication => ({
  ...kept,
  application: withType(kept.application, accountType),
});

/** The account type that was chosen on the screen before; it counts once, not after the page is loaded anew. */
function useChosenType(): string | undefined {
  const { state } = useLocation();
  const { serviceAccountTypes } = useSite().configuration;
  const [chosen] = useState(() =>
    'accountType' in state ? serviceAccountTypes.find((type) => type === state.accountType) : undefined,
  );
  useEffect(() => dropState('accountType'), []);
  return chosen;
}
