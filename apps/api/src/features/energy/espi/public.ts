export { espiRoutes } from './espi-routes.ts';
export { gatherNews } from './news/gather-news.ts';
export { newsJob } from './news/news-job.ts';
export { forgetOldNews } from './news/news-store.ts';
export { dataBearers } from './read-data-bearer.ts';
