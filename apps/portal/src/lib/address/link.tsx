import { addressOf } from '@rochdale/domain/website/screens/address';
import { accessOf, type Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { notWhileLooking } from '../session/looking.ts';

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

/** A link to another screen, without loading the page anew. One to a payment leads nowhere for whoever looks as a member. */
export function ScreenLink<R extends Route>({
  to,
  query,
  state,
  className,
  onClick,
  children,
  ...rest
}: ScreenLinkProps<R>) {
  const notNow = notWhileLooking();
  if (notNow !== undefined && className?.includes('btn') && !isSeen(to, query))
    return (
      <button type="button" className={className} aria-disabled="true" title={notNow}>
        {children}
      </button>
    );
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

const isSeen = (to: Route, query: object | undefined): boolean =>
  accessOf(to).asMember === true && !Object.hasOwn(query ?? {}, 'pay');
