/** Lo que dice la oficina al buscar y leer socios. */
export const membersTexts = {
  'members.unknown': 'No hay tal socio.',
  'members.noLogin': 'Este socio no tiene acceso.',
} as const;
