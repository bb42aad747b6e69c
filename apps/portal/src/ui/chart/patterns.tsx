/** How a column is filled; each is told from the others without colour. */
export type ColumnLook = 'solid' | 'pale' | 'hatched' | 'dotted' | 'outlined' | 'expected';

/** The patterns of one drawing, under its own id. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatched`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" className="chart__hatched" />
        <line x1="0" y1="0" x2="0" y2="7" className="chart__hatch" />
      </pattern>
      <pattern id={`${id}-dotted`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="chart__dotted" />
        <circle cx="2" cy="2" r="1.2" className="chart__dot" />
        <circle cx="6" cy="6" r="1.2" className="chart__dot" />
      </pattern>
    </defs>
  );
}

/** What a shape of a look takes on: a class, or a pattern of the drawing. */
export function fillOf(look: ColumnLook, id: string): { readonly className?: string; readonly fill?: string } {
  return look === 'hatched' || look === 'dotted' ? { fill: `url(#${id}-${look})` } : { className: `chart__${look}` };
}
