import { type IconName, icons } from './icons.ts';

/** A Lucide icon, hidden from screen readers: the words beside it say what it means. */
export function Icon({
  name,
  size = 'm',
  className = '',
}: {
  name: IconName;
  size?: 's' | 'm' | 'l';
  className?: string;
}) {
  const sizeClass = size === 'm' ? '' : ` icon--${size}`;
  return (
    <svg
      className={`icon${sizeClass} ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon's own paths, from the build
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}
