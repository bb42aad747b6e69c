import { safeReturnUrl } from '@rochdale/domain/sign-in/return-url';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useGoToPath, useQueryParams } from '../../lib/address.ts';
import { useGate } from '../../lib/gates.ts';
import { ScreenLink } from '../../lib/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.tsx';
import { useIsHydrated } from '../../lib/stored.ts';
import { useText, withTexts } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CoopLogo } from '../../ui/coop-logo.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SignInForm } from './sign-in-form.tsx';
import './sign-in.css';

/** The picture is not what anybody came for: it follows the form. */
const SignInArt = lazy(() => import('./sign-in-art.tsx'));
const QuickPayDialog = lazy(() =>
  withTexts(['quick-pay', 'payments'], () => import('../quick-pay/public.ts')).then((face) => ({
    default: face.QuickPayDialog,
  })),
);

/** Sign-in (S0 §2 login): a picture beside the form; its own small head and foot. */
export function Page() {
  const text = useText();
  const { brand, settings } = useSite();
  const isHydrated = useIsHydrated();
  useGoOnWhenSignedIn();
  return (
    <main id="main" className="auth" tabIndex={-1}>
      <div className="auth__form">
        <CoopLogo />
        <div className="auth__in">
          <Notices />
          <h1>{text('signIn.title')}</h1>
          <p className="form-lead">{text('signIn.lead', { coop: settings.coopShortName })}</p>
          <SignInForm />
          <OtherWays />
        </div>
        <p className="small faint">
          {text('shell.footer.copyright', { year: String(settings.copyright.year), caption: settings.coopName })} ·{' '}
          <ScreenLink to="legal-terms">{text('shell.footer.terms')}</ScreenLink>
        </p>
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

/** A signed-in member goes on, once: to the returnUrl when it is safe, else to the overview (S0 §4 Login). */
function useGoOnWhenSignedIn(): void {
  const session = useSession();
  const query = useQueryParams();
  const goToPath = useGoToPath();
  const hasLeft = useRef(false);
  const [target] = useState(() => safeReturnUrl(query.get('returnUrl')) ?? '/pages/accountoverview');
  useEffect(() => {
    if (!session || hasLeft.current) return;
    hasLeft.current = true;
    goToPath(target);
  }, [session, goToPath, target]);
}

function Notices() {
  const text = useText();
  const query = useQueryParams();
  const isHydrated = useIsHydrated();
  const { applicationOrigin } = useSite().configuration;
  return (
    <div className="auth__notices">
      {isHydrated && query.has('sessionTimeOut') && <Alert kind="success">{text('signIn.loggedOut')}</Alert>}
      {applicationOrigin === 'UPN' && <Alert kind="info">{text('signIn.upn')}</Alert>}
    </div>
  );
}

function OtherWays() {
  const text = useText();
  const { content } = useSite();
  const canQuickPay = useGate('quickPay').open;
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
      </div>
      <Dialog title={text('signIn.help')} open={opened === 'help'} onClose={() => setOpened(undefined)} width="400">
        <Prose html={content.loginHelp} />
      </Dialog>
      {opened === 'quickPay' && (
        <Suspense fallback={null}>
          <QuickPayDialog onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
