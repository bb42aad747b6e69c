/** When a caller may come again whom nothing can be told yet. */
export const comeAgainSeconds = 5;
