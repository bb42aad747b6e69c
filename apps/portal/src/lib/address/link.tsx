import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ScreenLinkProps<R extends Route> {
  readonly to: R;
  readonly query?: QueryOf<R>;
  /** Navigation state that the screen reads. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page';
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to another screen, without loading the page anew. */
export function ScreenLink<R extends Route>({
  to,
  query,
  state,
  className,
  onClick,
  children,
  ...rest
}: ScreenLinkProps<R>) {
  return (
    <Link
      to={addressOf(to)}
      search={query ?? {}}
      {...(state && { state })}
      activeProps={{}}
      className={className ?? ''}
      onClick={() => onClick?.()}
      {...rest}
    >
      {children}
    </Link>
  );
}
