import { useEffect, useRef, useState } from 'react';

interface PreviewFrameProps {
  readonly name: string;
  /** How wide the portal believes it is, in pixels. */
  readonly width: number;
  readonly title: string;
}

const height = 900;

/** A frame as wide as a screen, drawn as large as there is room. */
export function PreviewFrame({ name, width, title }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  return (
    <div ref={box} className="shown">
      <div className="shown__w" style={{ width: width * scale, height: height * scale }}>
        <iframe
          name={name}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
