import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, type AlertKind } from './alert.tsx';

/** The result of a submit: takes focus when it appears, so that it is seen and read at the end of a long form too. */
export function FocusedAlert(props: { kind: AlertKind; onDismiss?: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Alert ref={box} {...props} />;
}
