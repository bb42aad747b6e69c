import './skeleton.css';

interface SkeletonProps {
  /** As high as what comes, in pixels: nothing below it moves then. */
  readonly height: number;
  /** On a phone, where that differs. */
  readonly phone?: number | undefined;
  /** As wide as its place unless a width (CSS) is given. */
  readonly width?: string;
}

/** One grey shape of what is to come. */
export function Skeleton({ height, phone = height, width }: SkeletonProps) {
  const heights = { '--skel': `${height}px`, '--skel-phone': `${phone}px` };
  return <div className="skel" style={{ ...heights, width }} />;
}
