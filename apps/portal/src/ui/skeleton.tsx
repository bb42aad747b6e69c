import './skeleton.css';

/** One grey shape of what is to come. Height in pixels; as wide as its place unless a width (CSS) is given. */
export function Skeleton({ height, width }: { height: number; width?: string }) {
  return <div className="skel" style={{ height, width }} />;
}
