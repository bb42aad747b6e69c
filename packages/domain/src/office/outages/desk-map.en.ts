/** The map beside the desk of outages. */
export const deskMapTexts = {
  'deskMap.title': 'Where it is dark',
  'deskMap.show': 'Show the map',
  'deskMap.hide': 'Hide the map',
  'deskMap.none':
    'There is no territory in the co-op’s folder, and no place that is off is known on a map. The lists say all of it.',
  'deskMap.picture': 'Map. Outages drawn: {outages}, reports: {reports}. The lists say the same.',
  'deskMap.outage': '{number}: {places} places, {description}',
  'deskMap.reports': 'Reports on {feeder}: {places} places on the map',
  'deskMap.noFeeder': 'No feeder',
  'deskMap.onMap': 'On the map',
  'deskMap.onMap.of': 'On the map: {name}',
  'deskMap.zoomIn': 'Zoom in',
  'deskMap.zoomOut': 'Zoom out',
  'deskMap.whole': 'Show the whole area',
  'deskMap.legend.outage': 'Outage, as members see it',
  'deskMap.legend.report': 'Report that waits',
  'deskMap.legend.mustStayOn': 'Must stay on and is off: {count}',
  'deskMap.hidden': 'Places of protected members that are not on your map: {count}.',
} as const;
