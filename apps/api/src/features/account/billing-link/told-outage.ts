/** An outage as the outage system tells it. Moments are the other side's. */
export interface ToldOutage {
  readonly outageNumber: string;
  /** In English, as the outage system words it; empty: it does not. */
  readonly description: string;
  readonly cause: string | null;
  readonly startedAt: Date;
  readonly estimate: Date | null;
  readonly crewAssignedAt: Date | null;
  readonly restoredAt: Date | null;
  readonly isCancelled: boolean;
  /** The places of service and meters that it takes the power from; none at all: not told. */
  readonly locations: readonly string[];
  readonly meters: readonly string[];
}

/** An outage that there is, and of which no more is known: why. */
export interface UnreadableOutage {
  readonly outageNumber: string;
  readonly error: unknown;
}

/** What the outage system knows at a moment of its clock; null: it does not say which. */
export interface ToldOutages {
  readonly asOf: Date | null;
  readonly outages: readonly ToldOutage[];
  readonly unreadable: readonly UnreadableOutage[];
}
