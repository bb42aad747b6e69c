import './key-figures.css';

/** A few figures that matter most, large, each under its name. */
export function KeyFigures({ figures }: { figures: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className="key-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
