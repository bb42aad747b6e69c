/** Somebody of the office looks as a member, in this window alone (office-81). It holds until the window ends. */
export interface Looking {
  readonly memberName: string;
  readonly reason: string;
  /** The studio's frame, which shows the draft of the site and says so itself (office-174). */
  readonly isPreview: boolean;
  /** When it ends, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** Why a button can't be pressed. */
  readonly notNow: string;
  /** Ends it on the server, and leaves. */
  readonly end: () => void;
  /** Leaves, since the server has ended it: all that the window holds goes with it. */
  readonly leave: () => void;
}

let looking: Looking | undefined;

export const lookingNow = (): Looking | undefined => looking;

export function startLooking(begun: Looking): void {
  looking = begun;
}

/** Why nothing can be paid, changed, sent or taken along here; undefined for a member. */
export const notWhileLooking = (): string | undefined => looking?.notNow;
