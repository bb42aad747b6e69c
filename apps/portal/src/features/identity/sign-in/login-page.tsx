import { safeReturnUrl } from '@rochdale/domain/identity/sign-in/return-url';
import { whereSignInLeads } from '@rochdale/domain/identity/sign-in/where-sign-in-leads';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useIsHydrated } from '@rochdale/ui/state/is-hydrated.ts';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useGoToPath, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { late } from '../../../lib/calls/missing-code.ts';
import { useStored } from '../../../lib/device/stored.ts';
import { useGate } from '../../../lib/gates.ts';
import { endSession, useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import type { SecondStepNeeded } from './second-step.tsx';
import { logout } from './sign-in-calls.ts';
import { SignInForm } from './sign-in-form.tsx';
import './sign-in.css';

/** The picture is not what anybody came for: it follows the form. */
const SignInArt = late(() => import('./sign-in-art.tsx'));
const QuickWays = late(() => withTexts(['ways-in'], () => import('./quick-ways.tsx')));
const SecondStep = lazy(() => withTexts(['second-step', 'sign-in'], () => import('./second-step.tsx')));
const SignInHelp = lazy(() => import('./sign-in-help.tsx'));
const QuickPayDialog = lazy(() =>
  withTexts(['quick-pay', 'payments'], () => import('../../paying/quick-pay/quick-pay-dialog.tsx')).then((face) => ({
    default: face.QuickPayDialog,
  })),
);

const WaitingReport = late(async () => ({
  default: (await withTexts(['outage-page'], () => import('../../service/outage/public.ts'))).SignInAlert,
}));

/** Sign-in (identity-10): a picture beside the form. */
export function Page() {
  const text = useText();
  const { brand, settings, outsideSignIn } = useSite();
  const isHydrated = useIsHydrated();
  const [needed, setNeeded] = useState<SecondStepNeeded>();
  useGoOnWhenSignedIn();
  return (
    <main id="main" className="auth" tabIndex={-1}>
      <div className="auth__form">
        <div className="auth__in">
          {needed ? (
            <Suspense fallback={null}>
              <SecondStep needed={needed} onBack={() => setNeeded(undefined)} />
            </Suspense>
          ) : (
            <>
              <Notices />
              <h1>{text('signIn.title')}</h1>
              <p className="form-lead">{text('signIn.lead', { coop: settings.coopShortName })}</p>
              <div className={outsideSignIn ? 'auth__passkey auth__passkey--two' : 'auth__passkey'}>
                {isHydrated && (
                  <Suspense fallback={null}>
                    <QuickWays />
                  </Suspense>
                )}
              </div>
              <SignInForm onSecondStep={setNeeded} />
              <OtherWays />
            </>
          )}
        </div>
      </div>
      <div className="auth__art">
        {brand.signInImagePath === undefined ? (
          isHydrated && (
            <Suspense fallback={null}>
              <SignInArt />
            </Suspense>
          )
        ) : (
          <img className="auth__picture" src={brand.signInImagePath} alt="" />
        )}
        <p className="auth__note">{brand.signInNote}</p>
      </div>
    </main>
  );
}

/**
 * Goes on once somebody is signed in. Whoever comes here signed in goes on too, to the overview and not to news of a first
 * sign-in, or is signed out where the meter portal is on.
 */
function useGoOnWhenSignedIn(): void {
  const session = useSession();
  const query = useQueryParams<'login'>();
  const goToPath = useGoToPath();
  const isHydrated = useIsHydrated();
  const hasMeterPortal = useGate('meterPortalJump').open;
  const came = useRef<'signed-in' | 'visitor'>(undefined);
  const hasLeft = useRef(false);
  const [returnUrl] = useState(() => safeReturnUrl(query.get('returnUrl')));
  useEffect(() => {
    if (!isHydrated) return;
    came.current ??= session ? 'signed-in' : 'visitor';
    if (!session || hasLeft.current) return;
    hasLeft.current = true;
    if (came.current === 'signed-in' && hasMeterPortal)
      void signOutHere().then(() => {
        came.current = 'visitor';
        hasLeft.current = false;
      });
    else {
      const areNoticesNew = session.areNoticesNew === true && came.current === 'visitor';
      goToPath(whereSignInLeads({ ...session, areNoticesNew }, hasMeterPortal, returnUrl));
    }
  }, [session, goToPath, returnUrl, hasMeterPortal, isHydrated]);
}

async function signOutHere(): Promise<void> {
  // The session ends here in any case; the server's own limits end it there.
  await logout({}).catch(() => undefined);
  endSession();
}

function Notices() {
  const text = useText();
  const query = useQueryParams<'login'>();
  const hasWaiting = useStored('outageReports') !== null;
  const { applicationOrigin } = useSite().configuration;
  return (
    <div className="auth__notices">
      <Spoken>
        {query.get('sessionTimeOut') === 'true' && (
          <Alert kind="success" isSpoken={false}>
            {text('signIn.loggedOut')}
            {query.has('returnUrl') && <p>{text('signIn.ended')}</p>}
          </Alert>
        )}
      </Spoken>
      {hasWaiting && (
        <Suspense fallback={null}>
          <WaitingReport />
        </Suspense>
      )}
      {applicationOrigin === 'UPN' && <Alert kind="info">{text('signIn.upn')}</Alert>}
    </div>
  );
}

function OtherWays() {
  const text = useText();
  const canQuickPay = useGate('quickPay').open;
  const canReportOutage = useGate('outage').open;
  const [opened, setOpened] = useState<'help' | 'quickPay'>();
  return (
    <>
      <p className="auth__help small">
        <ScreenLink to="forgot-username">{text('signIn.forgotUsername')}</ScreenLink>
        <button type="button" className="link-btn small" onClick={() => setOpened('help')}>
          {text('signIn.help')}
        </button>
      </p>
      <div className="auth__other">
        <p className="muted">{text('signIn.newHere')}</p>
        <div className="actions">
          <ScreenLink className={buttonClass({ kind: 'secondary' })} to="register">
            {text('signIn.createAccount')}
          </ScreenLink>
          {canQuickPay && (
            <Button kind="secondary" onClick={() => setOpened('quickPay')}>
              {text('signIn.quickPay')}
            </Button>
          )}
        </div>
        {canReportOutage && (
          <p className="auth__outage small">
            {text('signIn.outage')} <ScreenLink to="report-outage">{text('screen.reportOutage')}</ScreenLink>
          </p>
        )}
      </div>
      {opened === 'help' && (
        <Suspense fallback={null}>
          <SignInHelp onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {opened === 'quickPay' && (
        <Suspense fallback={null}>
          <QuickPayDialog onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
