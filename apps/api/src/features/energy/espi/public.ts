export { espiRoutes } from './espi-routes.ts';
export { dataBearers } from './read-data-bearer.ts';
