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
      <dl className="stats">
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
    </section>
  );
}
