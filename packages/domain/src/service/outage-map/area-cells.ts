import { fewestMembersSaid } from '../outage/reach.ts';
import { type Cell, fewestInCell, type MapPlace, memberCount, placesInHalves } from './cells.ts';

/** A cell of so few members served is drawn whole where only some of it is affected. */
const smallCell = 4 * fewestInCell;
/** A large outage is drawn in so many steps across, no finer. */
const finest = 40;

/**
 * The cells that an outage is drawn by (service-79). The way down divides only where at least five members are affected on
 * both sides; else it follows the larger part, so that no piece of a shape tells of fewer than five where it is one of
 * several, and the shape of a few is one cell. Empty: none of the places is known on the map.
 */
export function areaCells(root: Cell | undefined, affected: readonly MapPlace[]): Cell[] {
  if (!root) return [];
  const coarse = memberCount(affected) / finest;
  const down = (cell: Cell, places: readonly MapPlace[], members: number): Cell[] => {
    if (!cell.halves || cell.members <= coarse || members >= cell.members) return [cell];
    const [inOne, inOther] = placesInHalves(places, cell.halves);
    const [one, other] = [memberCount(inOne), memberCount(inOther)];
    const [first, second] = cell.halves;
    if (other === 0) return down(first, inOne, one);
    if (one === 0) return down(second, inOther, other);
    if (Math.min(one, other) >= fewestMembersSaid) return [...down(first, inOne, one), ...down(second, inOther, other)];
    if (cell.members <= smallCell) return [cell];
    return one >= other ? down(first, inOne, one) : down(second, inOther, other);
  };
  const placed = affected.filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude));
  const inside = placesInHalves(placed, [root, root])[0];
  return inside.length === 0 ? [] : down(root, inside, memberCount(inside));
}
