import type { OperationName, ResponseOf } from '@rochdale/contract/operations/operations';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import type { Site } from '@rochdale/domain/website/site/site';

/** A refusal as the product words it. */
export interface Refusal {
  readonly status: 400 | 401 | 404 | 409 | 429 | 503;
  readonly code: number;
  readonly message: string;
}

/** An answer: as the reference shows it, the operation's own in which some fields are others, or another. */
export type Given<N extends OperationName> =
  | 'example'
  | { readonly fields: Partial<ResponseOf<N>> }
  | { readonly whole: ResponseOf<N> };

/** How an operation answers otherwise than the demo co-op does: never, with 500, not at all, with a refusal or an answer. */
export type Otherwise<N extends OperationName> = 'slow' | 'failed' | 'lost' | { readonly refusal: Refusal } | Given<N>;

/** Operations that answer otherwise, by their names. */
export type Answers = { readonly [N in OperationName]?: Otherwise<N> };

/** What is done with the page once it stands: a control, by a selector that no language changes. */
export type Step = { readonly fill: string; readonly with: string } | { readonly press: string };

/** One state of a screen: what differs from the demo co-op as it stands. */
export interface State<R extends Route = Route> {
  /** A login of the demo; without one a visitor looks. */
  readonly as?: string;
  readonly query?: QueryOf<R>;
  readonly answers?: Answers;
  /** Settings that are others than the demo co-op's, as they come with a page that asks who looks; the server keeps its own. */
  readonly site?: Partial<Site>;
  /** What all other operations do, but those that the frame asks. */
  readonly others?: 'slow' | 'failed';
  readonly steps?: readonly Step[];
  /** What the browser says of notifications: may be turned on, are on, can't be turned on, or are blocked. Else as it is. */
  readonly push?: 'off' | 'on' | 'fails' | 'denied';
}

/** The states of a screen by their names; the first is the one that is met most. */
export type ScreenStates<R extends Route = Route> = Readonly<Record<string, State<R>>>;
