/** The colors that a map is drawn in, as the page has them. */
const named = {
  ground: 'var(--surface-sunken)',
  land: 'color-mix(in srgb, var(--brand) 9%, var(--surface))',
  boundary: 'var(--brand)',
  water: 'color-mix(in srgb, var(--info) 26%, var(--surface))',
  river: 'color-mix(in srgb, var(--info) 32%, var(--surface))',
  road: 'var(--border-2)',
  small: 'var(--warning)',
  large: 'var(--danger)',
  marker: 'var(--brand)',
  halo: 'var(--surface)',
} as const;
export type MapColors = Readonly<Record<keyof typeof named, string>>;

/** Reads the colors where the map is: a mixed one as red, green and blue, which is all that the map understands. */
export function colorsNow(holder: HTMLElement): MapColors {
  const probe = document.createElement('span');
  holder.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  const read = (color: string): string => {
    probe.style.color = color;
    if (!paper) return '#888';
    paper.clearRect(0, 0, 1, 1);
    paper.fillStyle = getComputedStyle(probe).color;
    paper.fillRect(0, 0, 1, 1);
    const [red, green, blue] = paper.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const { ground, land, boundary, water, river, road, small, large, marker, halo } = named;
  const colors = {
    ground: read(ground),
    land: read(land),
    boundary: read(boundary),
    water: read(water),
    river: read(river),
    road: read(road),
    small: read(small),
    large: read(large),
    marker: read(marker),
    halo: read(halo),
  };
  probe.remove();
  return colors;
}

/** Calls when the page has other colors; answers what ends that. */
export function onColors(then: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', then);
  const page = new MutationObserver(then);
  page.observe(document.documentElement, { attributeFilter: ['data-mode', 'data-brand'] });
  return () => {
    dark.removeEventListener('change', then);
    page.disconnect();
  };
}
