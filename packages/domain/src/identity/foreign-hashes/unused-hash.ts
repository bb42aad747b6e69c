/** Years after which another system's hash goes that nobody has signed in with (moving-in-19). */
export const foreignHashYears = 1;
