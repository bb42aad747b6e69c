import './stats.css';

export interface Stat {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** Under the value: a date, or how it is meant. */
  readonly note?: string;
}

/** Figures side by side in one strip. */
export function Stats({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section className="card" aria-label={label}>
      <h2 className="vh">{label}</h2>
      <StatList stats={stats} />
    </section>
  );
}

/** The figures alone; as a row they stand side by side on a phone too, at most three. */
export function StatList({ stats, isRow = false }: { stats: readonly Stat[]; isRow?: boolean }) {
  return (
    <dl className={isRow ? 'stats stats--row' : 'stats'}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className="stats__value">
            {stat.value} {stat.unit !== undefined && <small>{stat.unit}</small>}
          </dd>
          {stat.note !== undefined && <dd className="stats__note">{stat.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
