interface IconProps {
  /** What stands inside a Lucide icon's svg element: `import lock from 'lucide-static/icons/lock.svg?inner'`. */
  readonly drawing: string;
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string;
}

/** A Lucide icon (ISC, LICENSE-lucide.txt), hidden from screen readers: the words beside it say what it means. */
export function Icon({ drawing, size = 'm', className }: IconProps) {
  return (
    <svg
      className={['icon', size !== 'm' && `icon--${size}`, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon's own paths, from the build
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
