/** What an account of the demo shows of its usage. */
export interface DemoUsage {
  /** Measured every 15 minutes, too. */
  readonly intervals?: true;
  /** And that since its first day, not for sixty days. */
  readonly intervalsOfYear?: true;
  readonly suspended?: true;
  /** Nothing was ever read, and the history may not be seen. */
  readonly none?: true;
  /** What the energy costs, in dollars; without it the last bill says so. */
  readonly rate?: { readonly fixedChargePerDay: number; readonly energyCharge: number };
  /** Says by which schedule of the co-op's folder it is billed. */
  readonly namesSchedule?: true;
}

const rate = { fixedChargePerDay: 0.883333, energyCharge: 0.124 };

/** The accounts of named members whose usage is known. */
export const demoUsage: Readonly<Record<string, DemoUsage>> = {
  '104471882': { intervals: true, intervalsOfYear: true, rate, namesSchedule: true },
  '104471890': {},
  '104480316': { suspended: true },
  '104480324': {},
  '104495507': {},
  '104495515': { none: true },
  '104500017': { intervals: true },
  '104507110': { rate },
  '104507120': {},
};
