import {
  type Application,
  type ApplicationField,
  type ApplicationTerms,
  applicationSteps,
} from '@rochdale/domain/service/application-for-service/application';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { todayIn } from '../../../lib/device/clock.ts';
import { newId } from '../../../lib/device/new-id.ts';
import { maySeal } from '../../../lib/device/own-database.ts';
import { useSite } from '../../../lib/site.tsx';
import { applyAsMember, applyAsVisitor } from './application-calls.ts';
import { type FormStep, formSteps, type UnsentApplication } from './unsent-application.ts';
import { dropUnsent, keepUnsent } from './unsent-store.ts';

interface Failure {
  readonly message: string;
  /** Where the server says that something is wrong. */
  readonly field: string | undefined;
}

/**
 * An application from its first field to its number: kept on the device at every change, and sent under one id. What
 * was kept may come a moment later: it takes the place of a form in which nothing was done.
 */
export function useApplication(owner: string, begin: Application, kept: UnsentApplication | undefined) {
  const site = useSite();
  const today = todayIn(site.timeZone);
  const terms: ApplicationTerms = { today, accountTypes: site.configuration.serviceAccountTypes };
  const [fresh] = useState(
    (): UnsentApplication => ({ applicationId: newId(), owner, begunOn: today, step: 'service', application: begin }),
  );
  const [unsent, setUnsent] = useState<UnsentApplication>(kept ?? fresh);
  const [resumed, setResumed] = useState(kept);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ number: string; email: string; isConfirmed: boolean }>();
  const [isDiscarded, setDiscarded] = useState(false);
  const [isKeeping, setKeeping] = useState(maySeal);
  const isSending = useRef(false);

  const [hasCome, setHasCome] = useState(kept !== undefined);
  if (kept && !hasCome) {
    setHasCome(true);
    if (unsent === fresh) {
      setUnsent(kept);
      setResumed(kept);
    }
  }

  const change = (part: Partial<UnsentApplication>): void => {
    const next = { ...unsent, ...part };
    setUnsent(next);
    setFailure(undefined);
    setDiscarded(false);
    keepUnsent(next).then(
      () => setKeeping(true),
      () => setKeeping(false),
    );
  };
  const goTo = (step: FormStep): void => {
    change({ step });
    setResumed(undefined);
  };
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    const { applicationId, application } = unsent;
    const body = { applicationId, application };
    try {
      const { confirmationNumber, isConfirmed = true } =
        owner === '' ? await applyAsVisitor({ body }) : await applyAsMember({ params: { memberNumber: owner }, body });
      dropUnsent(owner);
      setDone({ number: confirmationNumber, email: application.email, isConfirmed });
    } catch (error) {
      const field = error instanceof ApiError ? error.fields[0]?.field : undefined;
      const step = field === undefined ? undefined : stepOf(field);
      if (step) setUnsent({ ...unsent, step });
      setFailure({ message: error instanceof Error ? error.message : String(error), field });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const where = done ? 'done' : unsent.step;
  useFocusOnStep(where, failure?.field);
  return {
    application: unsent.application,
    step: unsent.step,
    terms,
    resumed,
    failure,
    isBusy,
    done,
    isDiscarded,
    /** Whether this browser can keep what is typed, as far as is known. */
    isKeeping,
    /** Whether the device keeps something that can be discarded. */
    isKept: isKeeping && unsent !== fresh,
    setField: (field: ApplicationField, value: string) =>
      change({ application: { ...unsent.application, [field]: value } }),
    goTo,
    next: () => goTo(formSteps[formSteps.indexOf(unsent.step) + 1] ?? 'review'),
    back: () => goTo(formSteps[formSteps.indexOf(unsent.step) - 1] ?? 'service'),
    send,
    discard: () => {
      dropUnsent(owner);
      setResumed(undefined);
      setFailure(undefined);
      setUnsent({ ...fresh, applicationId: newId() });
      setDiscarded(true);
    },
  };
}
export type ApplicationState = ReturnType<typeof useApplication>;

/** The step in which a field stands. */
function stepOf(field: string): FormStep | undefined {
  const name = field.replace(/^application\./, '');
  return formSteps.find((step) => step !== 'review' && applicationSteps[step].some((one) => one === name));
}

/** Each step begins at its heading, at the top; what the server refused, at its field. */
function useFocusOnStep(where: string, field: string | undefined): void {
  const shown = useRef(where);
  useEffect(() => {
    if (shown.current === where && field === undefined) return;
    shown.current = where;
    window.scrollTo(0, 0);
    const wrong = field === undefined ? null : document.getElementById(field.replace(/^application\./, ''));
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (wrong ?? heading)?.focus({ preventScroll: wrong === null });
  }, [where, field]);
}
